import type { Page } from '@playwright/test';

/** Layout shift not caused by user input (https://wicg.github.io/layout-instability/). */
export interface Shift {
  /** Layout shift score: impact fraction times distance fraction. */
  value: number;
  /** Elements that moved, as `tag.class from → to`. Positions are measured at the top edge, in px. */
  moved: string[];
}

/** Records the layout shifts of a page from its first paint. Call it before opening the page. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element ? `${element.localName}.${element.className}` : 'a removed element';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${String(previousRect.top)}+${String(previousRect.height)} → ${String(currentRect.top)}+${String(currentRect.height)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts?: Shift[] }).shifts ?? []);

export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
