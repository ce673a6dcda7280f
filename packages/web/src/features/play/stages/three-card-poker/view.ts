import type { RoundEvent } from '@wl/games/round';
import type { Stakes } from '../roulette/chips.ts';

type Side = 'player' | 'dealer';

/** Outcome of a finished round. `dealer_out` means that the dealer does not qualify. */
export type Outcome = 'folded' | 'dealer_out' | 'won' | 'equal' | 'lost';

/** State of a three card poker table, as derived from a round's events. */
export interface ThreeCardView {
  /** Cards in the order dealt; null for a card that is face down. */
  player: readonly (string | null)[];
  dealer: readonly (string | null)[];
  /** Category of each side's hand, as named by the engine; null until the hand is ranked. */
  ranks: Readonly<Record<Side, string | null>>;
  /** True if the dealer's hand is queen high or better, false if it is lower; null until the hand is ranked. */
  qualifies: boolean | null;
  action: 'play' | 'fold' | null;
  /** Payout of each settled spot, in hundredths of its stake, in the order of settlement. */
  settled: ReadonlyMap<string, number>;
  over: boolean;
}

/** Returns the view after applying the events in order. Pure: the same events produce the same table on every device. */
export function viewOf(events: readonly RoundEvent[]): ThreeCardView {
  const hands: Record<Side, (string | null)[]> = { player: [], dealer: [] };
  const ranks: Record<Side, string | null> = { player: null, dealer: null };
  const settled = new Map<string, number>();
  let qualifies: boolean | null = null;
  let action: ThreeCardView['action'] = null;
  let over = false;
  for (const event of events) {
    if (event.type === 'card_dealt') hands[event.to as Side].push(event.card);
    else if (event.type === 'hole_turned') hands.dealer[hands.dealer.indexOf(null)] = event.card;
    else if (event.type === 'hand_ranked') {
      ranks[event.side] = event.category;
      if (event.side === 'dealer') qualifies = event.qualifies ?? null;
    } else if (event.type === 'hand_decided') action = event.action;
    else if (event.type === 'spot_settled') settled.set(event.spot, event.hundredths);
    else if (event.type === 'round_finished') over = true;
  }
  return { ...hands, ranks, qualifies, action, settled, over };
}

/**
 * Returns the outcome of the round; null until the round ends. If the dealer qualifies and the play bet is returned,
 * the hands are equal.
 */
export function outcomeOf({ action, qualifies, settled, over }: ThreeCardView): Outcome | null {
  if (!over) return null;
  if (action === 'fold') return 'folded';
  if (qualifies === false) return 'dealer_out';
  const play = settled.get('play') ?? 0;
  return play > 100 ? 'won' : play === 100 ? 'equal' : 'lost';
}

/**
 * Returns the stakes in cents: the bets placed before the deal and, once the member has chosen to play, a play bet
 * equal to the ante.
 */
export function stakesOf(spots: Stakes, { action }: ThreeCardView): Stakes {
  return action === 'play' ? { ...spots, play: spots['ante'] ?? 0 } : spots;
}

/** Returns the pause after an event, in ms. */
export function paceOf(event: RoundEvent): number {
  switch (event.type) {
    case 'card_dealt':
      return event.to === 'player' ? 240 : 130;
    case 'hand_ranked':
      return event.side === 'player' ? 200 : 500;
    case 'hand_decided':
      return 420;
    case 'hole_turned':
      return 480;
    case 'spot_settled':
      return 160;
    default:
      return 0;
  }
}
