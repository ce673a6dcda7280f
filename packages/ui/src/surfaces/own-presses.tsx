import { type MouseEvent, useRef } from 'react';

/**
 * Returns a handler for the `onClickCapture` of a dialog. It ignores the second click of a double click if the dialog's
 * content has changed and the second click hits a different control. Otherwise, a quick double click could confirm a
 * purchase whose description the member has not read.
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
