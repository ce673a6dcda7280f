import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { shiftsOf, sumOf } from './shifts.ts';
import { fallQuiet } from './watch.ts';

export interface Weight {
  /** Total gzipped size of the scripts in bytes, regardless of the encoding that the server chose for this browser. */
  scripts: number;
  /**
   * Total gzipped size of the chat launcher's scripts in bytes. These scripts are loaded after the page and are not
   * included in `scripts`.
   */
  launcher: number;
  /** Transferred size of each picture in bytes, by path. */
  pictures: Map<string, number>;
  /** Sum of the layout shifts not caused by user input. */
  shift: number;
  complaints: string[];
}

/** URL pattern of the chat launcher's scripts, which are loaded a few seconds after the page. */
const LAUNCHER = /\/assets\/(launcher|chat-parts)-/;

/**
 * Opens a path with an empty cache, and returns the sizes, layout shifts, errors and warnings of the page. Waits until
 * the page responds to input, `ready` has resolved and no request is in flight.
 */
export async function weigh(
  page: Page,
  path: string,
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<Weight> {
  // Leave the previous page, so that its requests are not measured. Intercepting the requests disables the browser
  // cache, so that every file is transferred and measured.
  await page.goto('about:blank');
  await page.route(/./, (route) => route.continue());
  const answers: Response[] = [];
  const weight: Weight = {
    scripts: 0,
    launcher: 0,
    pictures: new Map(),
    shift: 0,
    complaints: [],
  };
  page.on('response', (response) => answers.push(response));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      weight.complaints.push(message.text());
  });
  page.on('pageerror', (error) => weight.complaints.push(error.message));
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes');
  await ready();
  await fallQuiet(page);
  for (const answer of answers) {
    expect([answer.url(), answer.status()]).toEqual([answer.url(), 200]);
    const type = answer.headers()['content-type'] ?? '';
    if (type.includes('javascript'))
      weight[LAUNCHER.test(answer.url()) ? 'launcher' : 'scripts'] += gzipSync(
        await answer.body(),
      ).length;
    if (type.startsWith('image/'))
      weight.pictures.set(
        new URL(answer.url()).pathname,
        (await answer.request().sizes()).responseBodySize,
      );
  }
  weight.shift = sumOf(await shiftsOf(page));
  return weight;
}

/** Returns the total size, in bytes, of the pictures whose paths match `fits` (by default, all pictures). */
export const bytesOf = ({ pictures }: Weight, fits = /./): number =>
  [...pictures].reduce((sum, [path, bytes]) => (fits.test(path) ? sum + bytes : sum), 0);
