import axe from 'axe-core';
import { page } from 'vitest/browser';

/** Window widths in px at which pages are checked: a phone and a wide screen. */
export const WIDTHS = [390, 1440] as const;

/** Sets the width of the window, and returns the axe-core findings, one line per element. */
export async function findingsAt(width: number): Promise<string[]> {
  await page.viewport(width, 900);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Skip the `region` rule, because the tests render pages without the application's header and landmarks.
    rules: { region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Returns true if the page is wider than the window. */
export const scrollsSideways = (): boolean =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;
