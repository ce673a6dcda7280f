import { describe, expect, it } from 'vitest';
import { windowsOf } from './window-memory.ts';
import {
  changeWindows,
  noWindows,
  frontOf,
  type WindowManager,
  type WindowAction,
} from './open-windows.ts';
import { zones } from './places.ts';

const open = (slug: string, most = 4): WindowAction => ({
  type: 'open',
  slug,
  category: 'video',
  most,
});
const after = (...actions: WindowAction[]) => actions.reduce(changeWindows, noWindows);
const slugs = ({ windows }: WindowManager) => windows.map(({ slug }) => slug);
const placeOf = ({ windows }: WindowManager, slug: string) =>
  windows.find((one) => one.slug === slug)?.place;

describe('the desk', () => {
  it('gives one game all of it, two a half each, four a quarter each', () => {
    expect(placeOf(after(open('a')), 'a')).toEqual(zones.full);
    const two = after(open('a'), open('b'));
    expect(placeOf(two, 'a')).toEqual(zones.left);
    expect(placeOf(two, 'b')).toEqual(zones.right);
    const four = after(open('a'), open('b'), open('c'), open('d'));
    expect(placeOf(four, 'd')).toEqual(zones['bottom-right']);
    expect(frontOf(four)).toBe('d');
  });

  it('holds four: a fifth takes the place of the one at the back', () => {
    const manager = after(open('a'), open('b'), open('c'), open('d'), {
      type: 'front',
      slug: 'a',
    });
    const five = changeWindows(manager, open('e'));
    expect(slugs(five)).toEqual(['a', 'c', 'd', 'e']);
    expect(placeOf(five, 'e')).toEqual(placeOf(manager, 'b'));
  });

  it('holds one where the profile says so', () => {
    const manager = after(open('a', 1), open('b', 1));
    expect(slugs(manager)).toEqual(['b']);
    expect(placeOf(manager, 'b')).toEqual(zones.full);
  });

  it('opens no game twice: it comes to the front instead', () => {
    const manager = after(open('a'), open('b'), { type: 'minimise', slug: 'a' }, open('a'));
    expect(slugs(manager)).toEqual(['a', 'b']);
    expect(frontOf(manager)).toBe('a');
    expect(manager.windows[0]?.minimised).toBe(false);
  });

  it('passes the front on when its window is minimised or closed', () => {
    const manager = after(open('a'), open('b'), open('c'));
    expect(frontOf(changeWindows(manager, { type: 'minimise', slug: 'c' }))).toBe('b');
    expect(frontOf(changeWindows(manager, { type: 'close', slug: 'c' }))).toBe('b');
    expect(frontOf(after(open('a'), { type: 'minimise', slug: 'a' }))).toBeNull();
  });

  it('gives the last window all of it, also when it was minimised', () => {
    const manager = after(
      open('a'),
      open('b'),
      { type: 'minimise', slug: 'a' },
      { type: 'close', slug: 'b' },
    );
    expect(manager.windows).toEqual([
      { slug: 'a', category: 'video', place: zones.full, minimised: false },
    ]);
  });

  it('puts the front window into the large place and leaves minimised ones alone', () => {
    const manager = after(
      open('a'),
      open('b'),
      open('c'),
      { type: 'minimise', slug: 'b' },
      { type: 'arrange', how: 'focus' },
    );
    expect(placeOf(manager, 'c')?.width).toBeGreaterThan(0.6);
    expect(placeOf(manager, 'a')?.left).toBeGreaterThan(0.6);
    expect(placeOf(manager, 'b')).toEqual(zones['top-right']);
  });
});

describe('a desk out of storage', () => {
  it('comes back as it was', () => {
    const manager = after(
      open('a'),
      open('b'),
      { type: 'snap', slug: 'a', zone: 'bottom-left' },
      { type: 'minimise', slug: 'b' },
    );
    expect(windowsOf(JSON.parse(JSON.stringify(manager)))).toEqual(manager);
  });

  it('is emptied of what is no window', () => {
    const place = { left: 0, top: 0, width: 9, height: 0.5 };
    const good = { slug: 'a', category: 'video', place, minimised: false };
    const stored = {
      windows: [null, 7, { slug: 'b' }, { ...good, place: { left: 'x' } }, good, good],
      stack: [3, 'zzz', 'a', 'a'],
    };
    expect(windowsOf(stored)).toEqual({
      windows: [{ ...good, place: { ...place, width: 1 } }],
      stack: ['a'],
    });
    for (const nothing of [null, 4, 'x', {}, { windows: 1, stack: [] }])
      expect(windowsOf(nothing)).toEqual(noWindows);
  });

  it('has four windows at most', () => {
    const windows = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
      slug,
      category: 'video',
      place: zones.full,
      minimised: false,
    }));
    expect(slugs(windowsOf({ windows, stack: [] }))).toEqual(['a', 'b', 'c', 'd']);
  });
});
