import { useLingui } from '@lingui/react/macro';
import type { HandResult } from './view.ts';

/** Returns functions that name bets, side bet combinations and results in the member's language. */
export function useBlackjackNames() {
  const { t } = useLingui();
  const combinations: Readonly<Record<string, string>> = {
    perfect: t`Perfect pair`,
    coloured: t`Coloured pair`,
    mixed: t`Mixed pair`,
    suited_trips: t`Suited three of a kind`,
    straight_flush: t`Straight flush`,
    three_of_a_kind: t`Three of a kind`,
    straight: t`Straight`,
    flush: t`Flush`,
  };
  const results: Readonly<Record<HandResult, string>> = {
    blackjack: t`Blackjack`,
    won: t({ context: 'hand of cards', message: 'Won' }),
    push: t`Push`,
    surrendered: t`Surrendered`,
    lost: t({ context: 'hand of cards', message: 'Lost' }),
    bust: t`Bust`,
  };
  return {
    /** Returns the name of a bet by its key, such as `hand-2`, `hand-2b`, `hand-2-pairs` or `insurance`. */
    part: (part: string): string => {
      if (part === 'insurance') return t`Insurance`;
      const [, number = '', letter = '', side] = /^hand-(\d+)([a-e]?)-?(.*)$/.exec(part) ?? [];
      const hand = t`Hand ${number}`;
      if (side === 'pairs') return `${hand}, Perfect Pairs`;
      if (side === 'plus3') return `${hand}, 21+3`;
      return letter ? t`${hand}, split` : hand;
    },
    combination: (what: string) => combinations[what] ?? what,
    result: (result: HandResult) => results[result],
  };
}
