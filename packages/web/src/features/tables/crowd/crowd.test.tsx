/** Tests how a table's page shows other members' bets. */
import { SPOTS } from '@wl/games/engines/roulette/layout';
import { describe, expect, test } from 'vitest';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import BaccaratTable from '../baccarat/baccarat-table.tsx';
import RouletteTable from '../roulette/roulette-table.tsx';
import { gameTable } from '../testing-game-table.tsx';
import { betAt, handOfRound, resultOf } from '../testing-tables.ts';

/**
 * Maximum allowed overlap in pixels. A small overlap is harmless, because text boxes include some space around the
 * glyphs.
 */
const EDGE_PX = 2;

const crowd = (spots: Record<string, { members: number; cents?: number }>) => ({
  round: 12,
  bets: 9,
  members: 7,
  spots,
});

const wheel = {
  slug: 'thames-wheel',
  name: 'Thames Wheel',
  game: 'table-roulette',
  city: 'london',
};
const salon = { slug: 'pearl-salon', name: 'Pearl Salon', game: 'table-baccarat', city: 'macau' };

describe('roulette', () => {
  const table = gameTable(RouletteTable, wheel, (round) => resultOf(round, '4'));

  test('shows other members’ bets beside the member’s own', async () => {
    table.startWith({
      bets: [betAt(12, 200)],
      crowd: crowd({
        red: { members: 4, cents: 50_00 },
        'straight:17': { members: 2 },
        'split:17-20': { members: 1 },
      }),
      members: 7,
    });
    const screen = await table.open();
    const spot = (id: string) => document.querySelector(`[data-spot="${id}"]`);
    await expect.element(screen.getByRole('region', { name: 'All bets' })).toBeVisible();
    expect(spot('red')?.ariaDescription).toBe('4 other members, about $50 in total');
    expect(spot('straight:17')?.ariaDescription).toBe('1 other member');
    expect(spot('straight:17')?.ariaLabel).toContain('$2.00 staked');
    expect(spot('black')?.ariaDescription).toBeNull();
    const discs = [...document.querySelectorAll<HTMLElement>('[data-others]')];
    expect(discs.map(({ dataset }) => Number(dataset['others'])).toSorted()).toEqual([1, 1, 3]);
    const panel = screen.getByRole('region', { name: 'All bets' });
    await expect.element(panel.getByText('7 members')).toBeVisible();
    await expect.element(panel.getByText('4 members, about $50')).toBeVisible();
    for (const width of WIDTHS) {
      expect(await findingsAt(width)).toEqual([]);
      expect(scrollsSideways()).toBe(false);
    }
  });

  test('has no disc over a label', async () => {
    const all = { members: 12, cents: 200_00 };
    const spots = [...SPOTS.keys()].filter((spot) => spot.endsWith('0') || !spot.includes('-'));
    table.startWith({ crowd: crowd(Object.fromEntries(spots.map((spot) => [spot, all]))) });
    await table.open();
    await expectFreeLabels(spots.length - 1);
  });
});

describe('baccarat', () => {
  const table = gameTable(BaccaratTable, salon, handOfRound);

  test('has no disc over a label', async () => {
    const all = { members: 12, cents: 200_00 };
    const spots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'small', 'big'];
    table.startWith({ crowd: crowd(Object.fromEntries(spots.map((spot) => [spot, all]))) });
    await table.open();
    await expectFreeLabels(spots.length);
  });
});

/**
 * Waits until at least `least` groups of discs are shown. Then checks at each width that axe reports no findings and
 * that no disc covers a spot's text.
 */
async function expectFreeLabels(least: number) {
  const discs = () => [...document.querySelectorAll('[data-others]')];
  await expect.poll(() => discs().length).toBeGreaterThanOrEqual(least);
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    const texts = [...document.querySelectorAll('[data-spot]')].flatMap(textBoxes);
    const covered = texts.filter(({ box }) => discs().some((disc) => overlaps(disc, box)));
    expect(covered.map(({ text }) => `${text} at ${width} px`)).toEqual([]);
  }
}

/** Returns the bounding boxes of an element's text, line by line. */
function textBoxes(element: Element): { text: string; box: DOMRect }[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: { text: string; box: DOMRect }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent ?? '';
    for (const box of range.getClientRects()) boxes.push({ text, box });
  }
  return boxes;
}

function overlaps(element: Element, box: DOMRect): boolean {
  const own = element.getBoundingClientRect();
  const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
  const height = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
  return width > EDGE_PX && height > EDGE_PX;
}
