import { describe, expect, test } from 'vitest';
import { faultOfMessage } from './judge-message.ts';
import { randomOf } from './testing-disguises.ts';
import { harmlessMessages } from './testing-harmless.ts';
import { plant } from './testing-planted.ts';

/** Number of planted messages, as required by issue 34. */
const PLANTED = 500;

describe('table talk', () => {
  test('delivers none of 500 planted insults, numbers and links in five languages', () => {
    const random = randomOf(34);
    const planted = Array.from({ length: PLANTED }, () => plant(random));
    expect(new Set(planted.map(({ language }) => language)).size).toBe(5);
    expect(planted.filter(({ text }) => faultOfMessage(text) === null)).toEqual([]);
  });

  test('delivers every harmless message', () => {
    expect(harmlessMessages.length).toBeGreaterThan(200);
    expect(harmlessMessages.filter((text) => faultOfMessage(text) !== null)).toEqual([]);
  });

  test('delivers no harmless message with an insult in it', () => {
    const random = randomOf(35);
    const insults = harmlessMessages.map((harmless) => {
      for (;;) {
        const { kind, text } = plant(random);
        if (kind === 'insult') return `${harmless} ${text}`;
      }
    });
    expect(insults.filter((text) => faultOfMessage(text) === null)).toEqual([]);
  });

  test.each([
    ['you idiot', 'insult'],
    ['🖕', 'insult'],
    ['+34 612 345 678', 'phone'],
    ['six one two three four five six seven eight', 'phone'],
    ['06:12 34:56 78:90', 'phone'],
    ['6a1b2c3d4e5f6g7h8', 'phone'],
    ['example.com', 'link'],
    ['example (dot) com', 'link'],
    ['192.168.100.20', 'link'],
    ['joe@example.org', 'contact'],
    ['find me on telegram', 'contact'],
    ['привет всем', 'letters'],
  ])('says why: %s → %s', (text, fault) => {
    expect(faultOfMessage(text)).toBe(fault);
  });

  test.each([
    ['sık sık', 'sik sik'],
    ['pic of the wheel', 'piç'],
    ['el cono de helado', 'coño'],
  ])('reads accents where they decide: %s is harmless, %s is not', (harmless, insult) => {
    expect(faultOfMessage(harmless)).toBe(null);
    expect(faultOfMessage(insult)).toBe('insult');
  });

  test('judges the longest message in a few milliseconds', () => {
    const longest = 'a b c d e f g h i '.repeat(12).slice(0, 200);
    const began = performance.now();
    for (let turn = 0; turn < 20; turn += 1) faultOfMessage(longest);
    expect((performance.now() - began) / 20).toBeLessThan(100);
  });
});
