import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Source of axe-core. The minified version is used, because every page has to parse it before a check. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe-core in a page and returns one line per finding: rule, element, and how to fix it. axe's own Playwright
 * integration is not used, because it opens a second page for each run, and this takes longer than the check itself.
 * @param runOnly rules or tags of axe-core
 */
export async function axeFindings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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
