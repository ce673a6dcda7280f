import { type MouseEvent, useRef } from 'react';

/**
 * Returns an `onClickCapture` handler for a dialog. It ignores the second click of a double click if that click hits a
 * different control than the first. Otherwise, the second click could confirm a purchase that appeared only after the
 * first.
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
