import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a control that its own deed takes from the page: when it goes with the focus on it, the focus goes to its heir. Else it would be
 * lost to the page's beginning, and keys with it.
 * @param heirOf asked while the control still stands in the page; the same function always
 */
export function useHeir(
  heirOf: (control: HTMLElement) => HTMLElement | null | undefined,
): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const mine = control.current;
    return () => {
      if (mine && mine === document.activeElement) heirOf(mine)?.focus();
    };
  }, [heirOf]);
  return control;
}

/** The heading of the control's page, which takes the focus by `tabIndex`. */
export const headingOf = (control: HTMLElement): HTMLElement | null =>
  control.closest('main')?.querySelector('h1') ?? null;
