import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArgs, requireChromium } from '../tools/chromium.ts';

/**
 * Checks only the accessibility score, because it is independent of the machine's speed. `npm run bench -- lighthouse`
 * measures how fast `/` loads.
 */
test('Lighthouse finds no accessibility problem on /', async ({ baseURL }, info) => {
  const port = 9300 + (info.parallelIndex % 50) + Math.floor(Math.random() * 600);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${String(port)}`],
  });
  const result = await lighthouse(`${baseURL ?? ''}/`, {
    port,
    logLevel: 'error',
    onlyCategories: ['accessibility'],
    disableFullPageScreenshot: true,
  });
  await browser.close();
  const flaws = Object.values(result?.lhr.audits ?? {})
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
  expect(flaws).toEqual([]);
  expect(result?.lhr.categories['accessibility']?.score).toBe(1);
});
