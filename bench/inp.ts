/// <reference lib="dom" />
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, requireChromium } from '../tools/chromium.ts';
import { signInMember } from '../tools/contact-sheet/viewers.ts';
import { startCasino } from './lib/casino.ts';
import { idleShare } from './lib/idle-share.ts';
import { median } from './lib/median.ts';
import type { Figures } from './run.ts';

/**
 * Number of visits, and the factor by which the CPU is slowed down. Each visit types into the lobby's search field in a
 * phone-sized viewport and measures the longest time from a key press to the next frame (look.md, Budgets; Event Timing
 * API). The result is the median of all visits.
 */
const RUNS = 7;
const SLOWDOWN = 4;
/** Minimum duration of a reported event, in ms. Event Timing rounds durations to multiples of 8 ms. */
const SHORTEST_MS = 16;
/**
 * Time between two key presses, and pause after a word, in milliseconds. The pause is longer than the search debounce,
 * so the search runs and the tiles are drawn while the next word is typed.
 */
const LETTER_MS = 140;
const PAUSE_MS = 700;
const WORDS = ['roul', 'ette'];
/** Time in milliseconds to wait for the last frame after the last key press. */
const SETTLE_MS = 1_500;

interface Timed {
  name: string;
  duration: number;
  /**
   * Times in milliseconds from the key press until its event handlers started (`delay`) and until the handlers finished
   * (`handled`).
   */
  delay: number;
  handled: number;
}

/** Signs in at full speed, types with a throttled CPU, and returns the timings of the events. */
async function visit(browser: Browser, base: string): Promise<Timed[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await signInMember(page, base);
  await page.addInitScript((shortest) => {
    const timed: Timed[] = [];
    Object.assign(globalThis, { timed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        // Skip events that are not part of an interaction, such as pointer moves.
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          timed.push({
            name: entry.name,
            duration: entry.duration,
            delay: entry.processingStart - entry.startTime,
            handled: entry.processingEnd - entry.startTime,
          });
    }).observe({
      type: 'event',
      durationThreshold: shortest,
      buffered: true,
    } as PerformanceObserverInit);
  }, SHORTEST_MS);
  await page.goto(`${base}/casino-floor`);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('searchbox');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await field.tap();
  for (const word of WORDS) {
    await field.pressSequentially(word, { delay: LETTER_MS });
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
  const timed = await page.evaluate(() => (globalThis as unknown as { timed: Timed[] }).timed);
  await context.close();
  return timed;
}

export async function run(): Promise<Figures> {
  const build = path.join(import.meta.dirname, '../tools/build.ts');
  if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0)
    throw new Error('The pages could not be built.');
  const casino = await startCasino();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
  try {
    const longest: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      const share = idleShare();
      const timed = await visit(browser, `http://localhost:${String(casino.port)}`);
      const [worst] = timed.toSorted((a, b) => b.duration - a.duration);
      // Browsers do not report very short interactions. If none was reported, every interaction was shorter than
      // `SHORTEST_MS`.
      longest.push(worst?.duration ?? SHORTEST_MS);
      console.log(
        worst
          ? `${String(worst.duration)} ms: ${worst.name} waited ${worst.delay.toFixed(0)}, was handled after ${worst.handled.toFixed(0)} ms; ${String(timed.length)} events told`
          : `under ${String(SHORTEST_MS)} ms`,
        `(a busy loop got ${(share * 100).toFixed(0)} % of a core)`,
      );
    }
    return { inp_ms: median(longest) };
  } finally {
    await browser.close();
    await casino.stop();
  }
}
