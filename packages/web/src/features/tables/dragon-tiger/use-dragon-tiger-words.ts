import { useLingui } from '@lingui/react/macro';
import type { DragonTigerBetId } from '@wl/games/engines/dragon-tiger/rules';
import type { DuelFacts } from './duel.ts';

/** Returns the rank of a card as printed on it, such as `10` for `Td`. */
export const rankOf = (card: string): string => (card.startsWith('T') ? '10' : card.slice(0, 1));

/** Returns two functions: `name` returns the name of a spot, and `result` returns a sentence that states the result. */
export function useDragonTigerWords() {
  const { t } = useLingui();
  const names: Readonly<Record<DragonTigerBetId, string>> = {
    dragon: t`Dragon`,
    tiger: t`Tiger`,
    tie: t`Tie`,
    'suited-tie': t`Suited tie`,
  };
  return {
    name: (spot: string): string => names[spot as DragonTigerBetId],
    result({ cards, winner }: DuelFacts): string {
      const [dragon, tiger] = [rankOf(cards.dragon), rankOf(cards.tiger)];
      if (winner === 'dragon') return t`Dragon wins, ${dragon} against ${tiger}.`;
      if (winner === 'tiger') return t`Tiger wins, ${tiger} against ${dragon}.`;
      return cards.dragon[1] === cards.tiger[1]
        ? t`Suited tie, ${dragon} against ${tiger}.`
        : t`Tie, ${dragon} against ${tiger}.`;
    },
  };
}
