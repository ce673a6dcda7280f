import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to another element when the focused control disappears from the page. Otherwise, keyboard navigation
 * would return to the start of the page.
 * @param findFocusTarget returns the element that receives the focus; must be a stable function, and is called while
 *   the control is still on the page
 */
export function useFocusRestoration(
  findFocusTarget: (control: HTMLElement) => HTMLElement | null | undefined,
): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const mine = control.current;
    return () => {
      if (mine && mine === document.activeElement) findFocusTarget(mine)?.focus();
    };
  }, [findFocusTarget]);
  return control;
}

/**
 * Returns the heading of the page that contains the control. The heading has a `tabIndex`, so it can receive the focus.
 */
export const headingOf = (control: HTMLElement): HTMLElement | null =>
  control.closest('main')?.querySelector('h1') ?? null;
