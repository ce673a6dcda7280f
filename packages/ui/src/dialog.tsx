import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.tsx';
import s from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useOwnPresses } from './own-presses.tsx';

export interface DialogProps {
  title: ReactNode;
  /** Called when it is closed by button, Escape or a press beside it. */
  onClose: () => void;
  closeLabel: string;
  /** `sheet` comes from below on phones and from the right on desktops. */
  kind?: 'dialog' | 'sheet';
  paper?: boolean;
  wide?: boolean;
  /** Must be answered: no closing by Escape or beside it, no close button. */
  mustAnswer?: boolean;
  children: ReactNode;
}

/** The browser would focus the close button. The first field is what a member came for; else the whole dialog. */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('input, select, textarea') ?? dialog).focus();
}

/** A native modal dialog: the browser keeps focus inside and gives it back. Open while it is rendered. */
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
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) show(element);
    // The page behind stays where it is.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      // While it is still on the page: the focus goes back only from a dialog that is closed, not from one that is gone.
      element?.close();
    };
  }, []);
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
        // A second Escape in a row closes without asking (HTML, close watchers): who uses this decides, not the browser.
        if (event.target !== dialog.current || !dialog.current.isConnected) return;
        if (mustAnswer) show(dialog.current);
        else onClose();
      }}
      onPointerDown={(event) => {
        // The dialog itself is hit only beside its contents: that is the backdrop, or its own edge.
        if (event.target !== dialog.current || mustAnswer) return;
        const box = dialog.current.getBoundingClientRect();
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom;
        if (!inside) onClose();
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
