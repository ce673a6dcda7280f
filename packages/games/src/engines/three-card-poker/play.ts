import { createShoe } from '../../fairness/choose.ts';
import {
  checkActions,
  IllegalAction,
  type Checked,
  type IntStream,
  type Progress,
  type Steps,
} from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { cardName, cardNamed, DECK_SIZE } from '../cards.ts';
import { checkSpots, type SpotLimits } from '../table/spots.ts';
import {
  categoryOf,
  FLUSH,
  HIGH_CARD,
  PAIR,
  rankThree,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
} from './rank.ts';
import {
  dealerQualifies,
  dealThreeCard,
  settleAnte,
  settlePairPlus,
  shouldPlay,
  type ThreeCardTable,
} from './rules.ts';

export interface ThreeCardRules extends SpotLimits {
  table: ThreeCardTable;
}

/**
 * Bet for one round. The request contains `{ spots: { ante: cents, 'pair-plus'?: cents }, actions? }`. The ante is
 * required.
 */
export interface ThreeCardBet {
  parts: Record<string, number>;
  actions: readonly string[];
}

export const PLAY = 'play';
export const FOLD = 'fold';

/** Names of the hand categories, as used in events. */
export const CATEGORY_NAMES: Readonly<Record<number, string>> = {
  [HIGH_CARD]: 'high_card',
  [PAIR]: 'pair',
  [FLUSH]: 'flush',
  [STRAIGHT]: 'straight',
  [THREE_OF_A_KIND]: 'three_of_a_kind',
  [STRAIGHT_FLUSH]: 'straight_flush',
};

export function checkThreeCardBet(rules: ThreeCardRules, sent: unknown): Checked<ThreeCardBet> {
  const actions = checkActions((sent as { actions?: unknown } | null | undefined)?.actions);
  if (!actions) return { ok: false, reason: 'unknown_bet' };
  const checked = checkSpots(rules, (id) => id === 'ante' || id === 'pair-plus', sent);
  if (!checked.ok) return checked;
  const { parts } = checked.bet;
  return 'ante' in parts
    ? { ok: true, bet: { parts, actions } }
    : { ok: false, reason: 'unknown_bet' };
}

/**
 * Returns the steps of a round. The member sees three cards, and either folds or plays by staking the ante again. Pair
 * Plus is settled in both cases.
 */
export function threeCardSteps(rules: ThreeCardRules): Steps<ThreeCardBet> {
  return {
    progress: (bet, actions, stream) => progressOf(rules, bet, actions, stream),
    fallback({ events, choices }) {
      if (!choices.some(({ action }) => action === PLAY)) return FOLD;
      const cards = events.flatMap((event) =>
        event.type === 'card_dealt' && event.to === 'player' && event.card
          ? [cardNamed(event.card)]
          : [],
      );
      return shouldPlay(cards) ? PLAY : FOLD;
    },
  };
}

function progressOf(
  { table }: ThreeCardRules,
  bet: ThreeCardBet,
  [action, extra]: readonly string[],
  stream: IntStream,
): Progress {
  const shoe = createShoe(stream, DECK_SIZE);
  const { member, dealer } = dealThreeCard(() => shoe.deal());
  const memberRank = rankThree(member);
  const dealerRank = rankThree(dealer);
  const events: RoundEvent[] = [
    ...member.map((card) => dealt('player', cardName(card))),
    ...dealer.map(() => dealt('dealer', null)),
    { type: 'hand_ranked', side: 'player', category: nameOf(memberRank) },
  ];
  const { ante = 0 } = bet.parts;
  if (action === undefined) {
    const choices = [{ action: PLAY, adds: { play: ante } }, { action: FOLD }];
    return { events, staked: bet.parts, choices, payouts: [] };
  }
  if ((action !== PLAY && action !== FOLD) || extra !== undefined)
    throw new IllegalAction(extra ?? action);

  const plays = action === PLAY;
  events.push({ type: 'hand_decided', action });
  if (plays) {
    events.push(...dealer.map((card) => ({ type: 'hole_turned' as const, card: cardName(card) })));
    const qualifies = dealerQualifies(dealerRank);
    const category = nameOf(dealerRank);
    events.push({ type: 'hand_ranked', side: 'dealer', category, qualifies });
  }
  const settled = settleAnte(table, memberRank, dealerRank, plays);
  const spots: Record<string, number> = {
    ante: settled.ante,
    ...(plays && { play: settled.play }),
    ...('pair-plus' in bet.parts && { 'pair-plus': settlePairPlus(table, memberRank) }),
  };
  const payouts: Outcome['payouts'] = [];
  for (const [spot, hundredths] of Object.entries(spots)) {
    events.push({ type: 'spot_settled', spot, hundredths });
    if (hundredths > 0) payouts.push({ part: spot, hundredths });
  }
  events.push({ type: 'round_finished' });
  const staked = plays ? { ...bet.parts, play: ante } : bet.parts;
  return { events, staked, choices: [], payouts };
}

function dealt(to: string, card: string | null): RoundEvent {
  return { type: 'card_dealt', to, card };
}

function nameOf(rank: number): string {
  return CATEGORY_NAMES[categoryOf(rank)] ?? '';
}
