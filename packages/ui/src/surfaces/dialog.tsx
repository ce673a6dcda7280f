import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.tsx';
import s from './dialog.module.css';
import { Icon } from '../icon.tsx';
import { useOwnPresses } from './own-presses.tsx';

export interface DialogProps {
  title: ReactNode;
  /** Called when the user closes the dialog with the close button, the Escape key or a press outside it. */
  onClose: () => void;
  closeLabel: string;
  /** Type of dialog. A `sheet` slides in from the bottom on phones and from the right on desktops. */
  kind?: 'dialog' | 'sheet';
  paper?: boolean;
  wide?: boolean;
  /**
   * True if an answer is mandatory. The dialog then has no close button, and neither Escape nor a press outside closes
   * it.
   */
  mustAnswer?: boolean;
  children: ReactNode;
}

/**
 * Opens the dialog and focuses its first field, or the dialog itself if it has none. By default, the browser would
 * focus the close button.
 */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('input, select, textarea') ?? dialog).focus();
}

/** Returns true if the pointer position is outside the dialog's box. */
function isOutside(
  dialog: HTMLDialogElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return !(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
}

/** Opens the dialog when it is rendered and closes it when it is removed. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) show(element);
    // Prevent the page behind the dialog from scrolling.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      // Close the dialog while it is still on the page. The browser restores the focus when a dialog is closed, but not
      // when it is removed.
      element?.close();
    };
  }, [dialog]);
}

/**
 * Shows a native modal dialog while it is rendered. The browser keeps focus inside the dialog and restores it
 * afterwards.
 */
export function Dialog({
  title,
  onClose,
  closeLabel,
  kind = 'dialog',
  paper,
  wide,
  mustAnswer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const ownPresses = useOwnPresses();
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        s.dialog,
        kind === 'sheet' && s.sheet,
        paper && s.paper,
        paper && 'paper',
        wide && s.wide,
      )}
      onClickCapture={ownPresses}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      onClose={(event) => {
        // According to the HTML standard (close watchers), a second consecutive Escape press closes the dialog without
        // a cancel event. As with a cancel event, let the caller decide whether the dialog closes.
        if (event.target !== dialog.current || !dialog.current.isConnected) return;
        if (mustAnswer) show(dialog.current);
        else onClose();
      }}
      onPointerDown={(event) => {
        // The dialog itself is the event target only if the press is on its backdrop or its own edge, not on its
        // contents.
        if (event.target !== dialog.current || mustAnswer) return;
        if (isOutside(dialog.current, event)) onClose();
      }}
    >
      <div className={s.head}>
        <h2 id={titleId}>{title}</h2>
        {!mustAnswer && (
          <button type="button" className={s.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      <div className={s.body}>{children}</div>
    </dialog>
  );
}
