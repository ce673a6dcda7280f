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

describe('the window manager', () => {
  it('gives one game the full area, two a half each and four a quarter each', () => {
    expect(placeOf(after(open('a')), 'a')).toEqual(zones.full);
    const two = after(open('a'), open('b'));
    expect(placeOf(two, 'a')).toEqual(zones.left);
    expect(placeOf(two, 'b')).toEqual(zones.right);
    const four = after(open('a'), open('b'), open('c'), open('d'));
    expect(placeOf(four, 'd')).toEqual(zones['bottom-right']);
    expect(frontOf(four)).toBe('d');
  });

  it('holds four windows, and a fifth replaces the one at the back', () => {
    const manager = after(open('a'), open('b'), open('c'), open('d'), {
      type: 'front',
      slug: 'a',
    });
    const five = changeWindows(manager, open('e'));
    expect(slugs(five)).toEqual(['a', 'c', 'd', 'e']);
    expect(placeOf(five, 'e')).toEqual(placeOf(manager, 'b'));
  });

  it('holds one window where the profile allows only one', () => {
    const manager = after(open('a', 1), open('b', 1));
    expect(slugs(manager)).toEqual(['b']);
    expect(placeOf(manager, 'b')).toEqual(zones.full);
  });

  it('brings an open game to the front instead of opening it twice', () => {
    const manager = after(open('a'), open('b'), { type: 'minimise', slug: 'a' }, open('a'));
    expect(slugs(manager)).toEqual(['a', 'b']);
    expect(frontOf(manager)).toBe('a');
    expect(manager.windows[0]?.minimised).toBe(false);
  });

  it('moves another window to the front when the front window is minimised or closed', () => {
    const manager = after(open('a'), open('b'), open('c'));
    expect(frontOf(changeWindows(manager, { type: 'minimise', slug: 'c' }))).toBe('b');
    expect(frontOf(changeWindows(manager, { type: 'close', slug: 'c' }))).toBe('b');
    expect(frontOf(after(open('a'), { type: 'minimise', slug: 'a' }))).toBeNull();
  });

  it('gives the last window the full area, even if it was minimised', () => {
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

  it('enlarges the front window in the focus arrangement and leaves minimised ones unchanged', () => {
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

describe('a stored window arrangement', () => {
  it('is restored unchanged', () => {
    const manager = after(
      open('a'),
      open('b'),
      { type: 'snap', slug: 'a', zone: 'bottom-left' },
      { type: 'minimise', slug: 'b' },
    );
    expect(windowsOf(JSON.parse(JSON.stringify(manager)))).toEqual(manager);
  });

  it('is restored without its invalid windows', () => {
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

  it('is restored with at most four windows', () => {
    const windows = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
      slug,
      category: 'video',
      place: zones.full,
      minimised: false,
    }));
    expect(slugs(windowsOf({ windows, stack: [] }))).toEqual(['a', 'b', 'c', 'd']);
  });
});
