import axe from 'axe-core';
import { page } from 'vitest/browser';

/** Window widths in px at which pages are checked: a phone and a wide screen. */
export const WIDTHS = [390, 1440] as const;

/** Maximum duration of an entrance animation of a dialog or menu, in ms. */
const ENTRANCE_MS = 2000;

/**
 * Waits until all entrance animations have ended. Otherwise, axe-core would measure the contrast of half-transparent
 * dialogs. Ignores longer animations, such as countdowns.
 */
async function entrancesEnd(): Promise<void> {
  const entrances = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= ENTRANCE_MS,
    );
  await Promise.allSettled(entrances.map(({ finished }) => finished));
}

/** Sets the width of the window, and returns the axe-core findings, one line per element. */
export async function findingsAt(width: number): Promise<string[]> {
  await page.viewport(width, 900);
  await entrancesEnd();
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
