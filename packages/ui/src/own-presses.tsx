import { type MouseEvent, useRef } from 'react';

/**
 * The second half of a double press belongs to what its first half pressed: when that has given way meanwhile (a window that opened,
 * an answer that came), what stands there now was not meant. Otherwise a quick finger buys what it has not read. For the `onClickCapture` of a dialog.
 */
export function useOwnPresses() {
  const pressed = useRef<Element | null>(null);
  return (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button');
    if (control && event.detail > 1 && control !== pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed.current = control;
  };
}
