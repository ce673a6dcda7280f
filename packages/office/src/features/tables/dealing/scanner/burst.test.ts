import { expect, test } from 'vitest';
import { reactTo, type Burst } from './burst.ts';

/**
 * Simulates key presses at the given times in ms. Returns the scanned codes and the keys that were passed to the page.
 */
function press(keys: readonly (readonly [key: string, at: number])[]) {
  let burst: Burst | undefined;
  const codes: string[] = [];
  const passed: string[] = [];
  for (const [key, at] of keys) {
    const reaction = reactTo(burst, key, at);
    burst = reaction.kind === 'wait' ? reaction.burst : undefined;
    if (reaction.kind === 'scan') codes.push(reaction.code);
    else passed.push(...reaction.released);
    if (reaction.kind === 'pass') passed.push(key);
  }
  return { codes, passed, kept: burst?.keys ?? [] };
}

const typed = (text: readonly string[], gapMs: number) =>
  text.map((key, index) => [key, index * gapMs] as const);

test.for([1, 10, 35])('keys that follow each other within %s ms are a scan', (gapMs) => {
  expect(press(typed(['#', '4', 's', 'Enter'], gapMs))).toEqual({
    ...{ codes: ['#4s'], passed: [], kept: [] },
  });
});

test.for([36, 50, 200])('the same keys at intervals of %s ms are typed by a person', (gapMs) => {
  expect(press(typed(['#', '4', 's', 'Enter'], gapMs))).toEqual({
    ...{ codes: [], passed: ['#', '4', 's', 'Enter'], kept: [] },
  });
});

test('a slow Enter after fast keys confirms, and sends no scan', () => {
  const keys = [...typed(['4', 's'], 5), ['Enter', 300] as const];
  expect(press(keys)).toEqual({ codes: [], passed: ['4', 's', 'Enter'], kept: [] });
});

test('two scans and a typed key in a row stay apart', () => {
  const keys = [
    ...typed(['4', 's', 'Enter'], 5),
    ...typed(['K', 'c', 'Enter'], 5).map(([key, at]) => [key, at + 100] as const),
    ['p', 400] as const,
  ];
  expect(press(keys)).toEqual({ codes: ['4s', 'Kc'], passed: [], kept: ['p'] });
});

test('a single key and Enter are no scan, at any speed', () => {
  expect(press(typed(['4', 'Enter'], 1))).toEqual({ codes: [], passed: ['4', 'Enter'], kept: [] });
});

test.for(['Backspace', ' '])('the key %j ends the burst and goes to the page', (key) => {
  expect(press(typed(['4', key], 1))).toEqual({
    ...{ codes: [], passed: ['4', key], kept: [] },
  });
});
