import { useLingui } from '@lingui/react/macro';

/** Returns a function that names a card in words: “queen of hearts”, or “face-down card” for null. */
export function useCardName(): (card: string | null) => string {
  const { t } = useLingui();
  return (card) => {
    if (card === null) return t`face-down card`;
    const [letter = '', sign = ''] = card;
    const ranks: Record<string, string> = {
      A: t`ace`,
      K: t`king`,
      Q: t`queen`,
      J: t`jack`,
      T: '10',
    };
    const suits: Record<string, string> = {
      c: t`clubs`,
      d: t`diamonds`,
      h: t`hearts`,
      s: t`spades`,
    };
    const rank = ranks[letter] ?? letter;
    const suit = suits[sign] ?? '';
    return t`${rank} of ${suit}`;
  };
}
