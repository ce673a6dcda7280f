import { type MouseEvent, useRef } from 'react';

/**
 * Returns an `onClickCapture` handler for a dialog. The handler ignores the second click of a double click if the two
 * clicks hit different controls. Otherwise, the second click could press a purchase button that has only just appeared.
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
