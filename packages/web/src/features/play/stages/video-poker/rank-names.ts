import { useLingui } from '@lingui/react/macro';

/** Returns a function that names poker hands in the member's language. */
export function useRankNames(): (rank: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    royal_flush: t`Royal flush`,
    four_deuces: t`Four deuces`,
    wild_royal_flush: t`Royal flush with deuces`,
    five_of_a_kind: t`Five of a kind`,
    straight_flush: t`Straight flush`,
    four_of_a_kind: t`Four of a kind`,
    full_house: t`Full house`,
    flush: t`Flush`,
    straight: t`Straight`,
    three_of_a_kind: t`Three of a kind`,
    two_pair: t`Two pair`,
    jacks_or_better: t`Jacks or better`,
    pair: t`Pair`,
    high_card: t`High card`,
  };
  return (rank) => names[rank] ?? rank;
}
