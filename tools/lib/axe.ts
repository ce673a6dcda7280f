import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Runs axe-core in a page and returns its findings, one line each: rule, element, what to do. axe's own driver for Playwright
 * opens a second page for each run, which costs more than the run.
 * @param runOnly rules or tags of axe-core
 */
export async function axeFindings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { axe: reader } = window as unknown as { axe: typeof axe };
    const read = await reader.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      preload: false,
    });
    return read.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary ?? '']),
    }));
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(([target, summary]) => `${id}: ${target ?? ''}: ${summary ?? ''}`),
  );
}
