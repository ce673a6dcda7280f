import type { TableBet, TableDealt, TableRound } from '@wl/contract/tables';
import { factorOf, TRAVEL_WHEEL } from '@wl/games/engines/travel-wheel/rules';
import type { ShownTable, TableReply } from './live-state.ts';

const OPENS = Date.parse('2026-05-01T12:00:00.000Z');
const at = (ms: number) => new Date(OPENS + ms).toISOString();

/** Returns the public result of a roulette round. The proof contains dummy values. */
export const resultOf = (round: number, pocket: string): ShownTable['results'][number] => ({
  round,
  events: [{ type: 'ball_landed', pocket, wheelIndex: 8 }],
  chain: 1,
  chain_index: round,
  link: 'a'.repeat(64),
  round_key: 'b'.repeat(64),
});

/**
 * Returns the public result of a baccarat round in which the player draws a third card and the banker wins, 7 to 2. The
 * proof contains dummy values.
 */
export const handOfRound = (round: number): ShownTable['results'][number] => ({
  ...resultOf(round, '0'),
  events: [
    { type: 'card_dealt', to: 'player', card: '2h' },
    { type: 'card_dealt', to: 'banker', card: 'Kd' },
    { type: 'card_dealt', to: 'player', card: '2h' },
    { type: 'card_dealt', to: 'banker', card: '7c' },
    { type: 'card_dealt', to: 'player', card: '8s' },
    {
      type: 'hands_compared',
      result: 'banker',
      playerTotal: 2,
      bankerTotal: 7,
      natural: false,
    },
    { type: 'round_finished' },
  ],
  road: 'red',
});

/** Returns the public result of a climb that ended at `hundredths`. The proof contains dummy values. */
export const climbOfRound = (round: number, hundredths: number): ShownTable['results'][number] => ({
  ...resultOf(round, '0'),
  events: [{ type: 'climb_ended', hundredths }, { type: 'round_finished' }],
});

/**
 * Returns the public result of a travel wheel round in which the wheel stops at the given segments, in order.
 * @param shown text of each segment, such as `x4` or `13`. Each text refers to the first segment with this text.
 */
export function wheelRoundOf(round: number, ...shown: string[]): ShownTable['results'][number] {
  let multiplier = 1;
  const stops = shown.map((shows) => {
    const factor = factorOf(shows);
    if (factor !== undefined) multiplier *= factor;
    const segment = TRAVEL_WHEEL.segments.indexOf(shows);
    return { type: 'wheel_stopped', segment, shows, multiplier };
  });
  return { ...resultOf(round, '0'), events: [...stops, { type: 'round_finished' }] };
}

/**
 * Returns the public result of a dragon tiger round with the given cards, such as `Kd`. The proof contains dummy
 * values.
 */
export function duelOfRound(
  round: number,
  dragon: string,
  tiger: string,
): ShownTable['results'][number] {
  const [high, low] = [dragon, tiger].map(([rank = '']) => 'A23456789TJQK'.indexOf(rank)) as [
    number,
    number,
  ];
  const result = high === low ? 'tie' : high > low ? 'dragon' : 'tiger';
  return {
    ...resultOf(round, '0'),
    events: [
      { type: 'card_dealt', to: 'dragon', card: dragon },
      { type: 'card_dealt', to: 'tiger', card: tiger },
      { type: 'sides_compared', result },
      { type: 'round_finished' },
    ],
    road: ({ dragon: 'red', tiger: 'blue', tie: 'tie' } as const)[result],
  };
}

/** Returns the public result of a sic bo round with the given dice. The proof contains dummy values. */
export function throwOfRound(
  round: number,
  dice: readonly [number, number, number],
): ShownTable['results'][number] {
  const isTriple = new Set(dice).size === 1;
  const isBig = dice[0] + dice[1] + dice[2] > 10;
  return {
    ...resultOf(round, '0'),
    events: [{ type: 'dice_thrown', dice: [...dice] }, { type: 'round_finished' }],
    road: isTriple ? 'tie' : isBig ? 'red' : 'blue',
  };
}

/** Returns a table's round 12, in the given phase. Bets close 18 s after the round opens. */
export const roundAt = (phase: TableRound['phase']): TableRound => ({
  number: 12,
  phase,
  opens_at: at(0),
  closes_at: at(18_000),
  phase_since: at(0),
  phase_ends_at: at(13_000),
});

/** Returns round 12 of a blackjack table in the phase `revealed`, with the given public cards. */
export const handForAll = (dealt: TableDealt): TableRound => ({
  ...roundAt('revealed'),
  phase_ends_at: null,
  dealt,
});

export const tableOf = (part: Partial<ShownTable>): ShownTable => ({
  slug: 'thames-wheel',
  name: 'Thames Wheel',
  game: 'table-roulette',
  math_version: '1',
  city: 'london',
  state: 'open',
  opens_at: null,
  closes_at: null,
  dealt: null,
  limits: {
    chip_cents: 50,
    min_spot_cents: 50,
    max_spot_cents: 100_00,
    max_by_spot: {},
    max_total_cents: 500_00,
    max_spots: 160,
  },
  pace: { bets_ms: 18_000, closing_ms: 5_000, closed_ms: 1_000, settled_ms: 4_000 },
  bonus_money: true,
  members: 0,
  seq: 1,
  round: roundAt('open'),
  results: [resultOf(11, '4'), resultOf(10, '0'), resultOf(9, '31')],
  ...part,
});

export const replyOf = (part: Partial<ShownTable>): TableReply => ({
  table: tableOf(part),
  chains: [],
  bets: [],
  crowd: null,
  max_windows: 4,
  server_now: at(1_000),
});

export const betAt = (round: number, cents: number, spot = 'straight:17'): TableBet => ({
  id: '0190f0aa-0000-7000-8000-000000000001',
  table: 'thames-wheel',
  round,
  bet: { spots: { [spot]: cents } },
  stake_cents: cents,
  received_at: at(5_000),
  ms_before_close: 13_000,
});
