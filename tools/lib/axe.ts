import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Source of axe-core, minified because every checked page has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe-core in a page and returns one line per finding: rule, element, and how to fix it. Does not use axe's
 * Playwright integration, which opens a second page for each run and therefore takes much longer.
 * @param runOnly axe-core rules or tags to run
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
