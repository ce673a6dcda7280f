import { expect, test } from 'vitest';
import { testClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { recipientOf, returnPath } from './return-path.ts';
import { addressHash } from './suppressions.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const depsOf = (byte: number) =>
  ({ clock, config: { appSecret: Buffer.alloc(32, byte) } }) as unknown as Deps;
const deps = depsOf(1);
const address = 'ann@mail.example';
const DAY_MS = 86_400_000;

test('a return path names its recipient without revealing the address, also in upper case', () => {
  const path = returnPath(deps, address, 'bounces.example');
  expect(path).toMatch(/^bounce\+[a-z2-7]{45}@bounces\.example$/);
  // The local part may have at most 64 characters (RFC 5321, 4.5.3.1.1).
  expect(path.indexOf('@')).toBeLessThanOrEqual(64);
  for (const given of [path, path.toUpperCase()])
    expect(recipientOf(deps, given)?.equals(addressHash(deps, 'ANN@mail.example'))).toBe(true);
  expect(recipientOf(depsOf(2), path)).toBeUndefined();
});

test('no altered return path is accepted', () => {
  const path = returnPath(deps, address, 'bounces.example');
  for (let at = 7; at < 52; at += 1) {
    const other = path[at] === 'a' ? 'b' : 'a';
    const altered = path.slice(0, at) + other + path.slice(at + 1);
    const found = recipientOf(deps, altered);
    // One bit of the last character is unused, so a return path with a different last character can still be valid.
    // Check all other characters.
    if (at < 51) expect([at, found]).toEqual([at, undefined]);
  }
  for (const bad of ['', 'bounce+@bounces.example', path.slice(1), path.replace('+', '-')])
    expect(recipientOf(deps, bad)).toBeUndefined();
});

test('a return path ends after 14 days', () => {
  const path = returnPath(deps, address, 'bounces.example');
  clock.advance(14 * DAY_MS);
  expect(recipientOf(deps, path)).toBeDefined();
  clock.advance(DAY_MS);
  expect(recipientOf(deps, path)).toBeUndefined();
});
