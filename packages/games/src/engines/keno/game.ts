import type { Checked, Game, GameFeatures, IntStream } from '../../game.ts';
import type { Outcome } from '../../round.ts';
import { caught, drawKeno, isTicket, settleKeno, type KenoPayTable } from './rules.ts';

export interface KenoRules {
  /** Number of picks on a ticket. */
  picks: number;
  pays: KenoPayTable;
}

/** Keno ticket. The request contains `{ stakeCents, picks: number[] }`. */
interface KenoBet {
  parts: { ticket: number };
  picks: readonly number[];
}

/** Keno game in the catalogue. */
export interface KenoGame extends Game<KenoBet> {
  family: 'keno';
  rules: KenoRules;
}

const TICKET = 'ticket';

/** Creates a game from its paytable. `stakes` are in cents, in ascending order. */
export function kenoGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  stakes: readonly number[];
  features: GameFeatures;
  rules: KenoRules;
}): KenoGame {
  const { rules, stakes } = about;
  const highest = stakes.at(-1) ?? 0;
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'keno',
    features: about.features,
    stakes,
    minBetCents: stakes[0] ?? 0,
    maxBetCents: highest,
    maxTotalCents: highest,
    rules,
    checkBet: (bet) => checkKenoBet(rules, stakes, bet),
    play: (bet: KenoBet, stream: IntStream) => playKeno(rules, bet, stream),
  };
}

function checkKenoBet(rules: KenoRules, stakes: readonly number[], bet: unknown): Checked<KenoBet> {
  const { stakeCents, picks } = (bet ?? {}) as Record<string, unknown>;
  if (typeof stakeCents !== 'number' || !Array.isArray(picks))
    return { ok: false, reason: 'unknown_bet' };
  if (picks.length === 0) return { ok: false, reason: 'empty_bet' };
  if (!isTicket(picks, rules.picks)) return { ok: false, reason: 'unknown_bet' };
  if (!stakes.includes(stakeCents)) return { ok: false, reason: 'stake_off_ladder' };
  return { ok: true, bet: { parts: { [TICKET]: stakeCents }, picks } };
}

function playKeno(rules: KenoRules, { picks }: KenoBet, stream: IntStream): Outcome {
  const numbers = drawKeno(stream);
  const hundredths = settleKeno(rules.pays, picks, numbers);
  return {
    events: [
      { type: 'numbers_drawn', numbers, hits: caught(picks, numbers) },
      { type: 'spot_settled', spot: TICKET, hundredths },
      { type: 'round_finished' },
    ],
    payouts: hundredths > 0 ? [{ part: TICKET, hundredths }] : [],
  };
}
