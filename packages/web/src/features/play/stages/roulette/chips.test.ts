import { describe, expect, it } from 'vitest';
import { changeChips, EMPTY_TABLE, pileOf, totalOf, type ChipAction } from './chips.ts';

const limits = { minSpotCents: 10, maxSpotCents: 10_000, maxTotalCents: 20_000, maxSpots: 3 };
const play = (...actions: ChipAction[]) =>
  actions.reduce((state, action) => changeChips(state, action, limits), EMPTY_TABLE);
const place = (spot: string, cents: number): ChipAction => ({ type: 'place', spot, cents });

describe('chips on a table', () => {
  it('pile up on a spot and are taken back by undo', () => {
    const state = play(place('red', 100), place('red', 500), place('straight:17', 100));
    expect(state.stakes).toEqual({ red: 600, 'straight:17': 100 });
    const undone = changeChips(state, { type: 'undo' }, limits);
    expect(undone.stakes).toEqual({ red: 600 });
    expect(changeChips(undone, { type: 'undo' }, limits).stakes).toEqual({ red: 100 });
  });

  it('are placed on several spots in one step, or on none of them', () => {
    const many = (stakes: Record<string, number>): ChipAction => ({ type: 'place_many', stakes });
    const state = play(place('red', 100), many({ red: 200, 'straight:17': 50 }));
    expect(state.stakes).toEqual({ red: 300, 'straight:17': 50 });
    expect(changeChips(state, { type: 'undo' }, limits).stakes).toEqual({ red: 100 });
    const refused = play(place('red', 9_900), many({ odd: 100, red: 200 }));
    expect(refused).toMatchObject({ stakes: { red: 9_900 }, refused: 'spot_limit' });
  });

  it('above a limit are rejected and leave the stakes unchanged', () => {
    const full = play(place('red', 10_000), place('red', 10));
    expect(full.stakes).toEqual({ red: 10_000 });
    expect(full.refused).toBe('spot_limit');
    expect(play(place('red', 10_000), place('odd', 10_000), place('low', 10)).refused).toBe(
      'table_limit',
    );
    const four = play(...['a', 'b', 'c', 'd'].map((spot) => place(spot, 10)));
    expect(four.refused).toBe('spot_count');
    expect(Object.keys(four.stakes)).toHaveLength(3);
    expect(play(place('red', 6_000), { type: 'double' }).stakes).toEqual({ red: 6_000 });
  });

  it('above the lower limit of a spot are rejected with that limit', () => {
    const own = { ...limits, maxBySpot: { tie: 2_500 } };
    const refused = changeChips(EMPTY_TABLE, place('tie', 2_510), own);
    expect(refused).toMatchObject({ stakes: {}, refused: 'spot_limit', mostCents: 2_500 });
    expect(changeChips(EMPTY_TABLE, place('tie', 2_500), own).stakes).toEqual({ tie: 2_500 });
  });

  it('can be doubled, taken back, cleared and placed again after a round', () => {
    const state = play(place('red', 100), place('odd', 200), { type: 'double' });
    expect(totalOf(state.stakes)).toBe(600);
    expect(changeChips(state, { type: 'take', spot: 'odd', cents: 400 }, limits).stakes).toEqual({
      red: 200,
    });
    expect(changeChips(state, { type: 'clear' }, limits).stakes).toEqual({});
    const after = changeChips(state, { type: 'played', stakes: state.stakes }, limits);
    expect(after.stakes).toEqual({});
    expect(changeChips(after, { type: 'same_again' }, limits).stakes).toEqual(state.stakes);
  });

  it('are shown with the fewest pieces', () => {
    expect(pileOf(1_730, [10, 50, 100, 200, 500, 1_000])).toEqual([1000, 500, 200, 10, 10, 10]);
  });
});
