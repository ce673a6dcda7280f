import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useMedia } from './use-media.ts';

/** Media query for screens that the chat panel fills completely. Must match the condition in `panel.module.css`. */
export const PHONE = '(max-width: 47.99rem)';

/**
 * Keeps a dialog open while it is rendered. On wide screens it is not modal, and Escape closes it only while the focus
 * is inside. On phones it is modal, because it covers the page.
 * @returns the props of the dialog
 */
export function useSheet(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isModal = useMedia(PHONE);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isModal) dialog.showModal();
    else dialog.show();
    // Focus the text field instead of the first button, which is the browser's default. On phones, focus the dialog,
    // because focusing the text field would open the keyboard.
    ((isModal ? null : dialog.querySelector<HTMLElement>('textarea')) ?? dialog).focus();
    // Prevent the page behind a full-screen panel from scrolling.
    if (isModal) document.documentElement.style.overflow = 'hidden';
    return () => {
      if (isModal) document.documentElement.style.overflow = '';
      // Close the dialog while it is still on the page. The browser restores the focus when a dialog is closed, but not
      // when it is removed.
      dialog.close();
    };
  }, [isModal]);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isModal || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent) => {
      // A second Escape press closes the dialog without a cancel event, so call `onClose` here. Ignore close events
      // caused by the effect's cleanup: by then, the dialog has been reopened or removed.
      if (event.target === ref.current && !ref.current.open && ref.current.isConnected) onClose();
    },
  };
}
