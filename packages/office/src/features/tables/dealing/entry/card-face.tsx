import { useLingui } from '@lingui/react/macro';
import { SUIT_PATHS, type Suit } from '@wl/games/suits';
import { cx } from '@wl/ui/cx';
import s from './card-face.module.css';

/** Suits by their initials in card names, in the order of the buttons. */
export const SUITS = {
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
} as const satisfies Record<string, Suit>;
type SuitInitial = keyof typeof SUITS;

/** Ranks as they are written in card names, in the order of the buttons. */
export const RANKS = [...'A23456789TJQK'];

/** Returns a rank as it is printed on cards: `T` is 10. */
export const rankText = (rank: string): string => (rank === 'T' ? '10' : rank);

const isRed = (suit: string) => suit === 'h' || suit === 'd';

/** Returns functions that name ranks, suits and whole cards such as `Qh`: “queen of hearts”. */
export function useCardNames() {
  const { t } = useLingui();
  const ranks: Record<string, string> = { A: t`ace`, K: t`king`, Q: t`queen`, J: t`jack`, T: '10' };
  const suits: Record<SuitInitial, string> = {
    s: t`spades`,
    h: t`hearts`,
    d: t`diamonds`,
    c: t`clubs`,
  };
  const rankName = (rank: string) => ranks[rank] ?? rank;
  const suitName = (suit: string) => suits[suit as SuitInitial];
  return {
    rankName,
    suitName,
    cardName: (card: string) => {
      const rank = rankName(card.slice(0, 1));
      const suit = suitName(card.slice(1));
      return t`${rank} of ${suit}`;
    },
  };
}

/** Draws the symbol of a suit. */
export function SuitSign({ suit }: { suit: string }) {
  return (
    <svg
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      className={cx(s.sign, isRed(suit) ? s.red : s.black)}
    >
      <path d={SUIT_PATHS[SUITS[suit as SuitInitial]]} />
    </svg>
  );
}

/** Draws the face of a card such as `Qh`. */
export function CardFace({ card }: { card: string }) {
  const { cardName } = useCardNames();
  const [rank = '', suit = ''] = card;
  const path = SUIT_PATHS[SUITS[suit as SuitInitial]];
  const corner = (
    <>
      <text x="-26" y="-30" className={s.rank}>
        {rankText(rank)}
      </text>
      <path transform="translate(-26 -17) scale(.62)" d={path} />
    </>
  );
  return (
    <svg
      viewBox="-40 -56 80 112"
      role="img"
      aria-label={cardName(card)}
      className={cx(s.card, isRed(suit) ? s.red : s.black)}
    >
      <rect x="-39" y="-55" width="78" height="110" rx="8" className={s.paper} />
      {corner}
      <g transform="rotate(180)">{corner}</g>
      {'JQK'.includes(rank) ? (
        <>
          <rect x="-17" y="-36" width="34" height="72" rx="5" className={s.frame} />
          <text y="-2" className={s.court}>
            {rank}
          </text>
          <path transform="translate(0 19) scale(1.1)" d={path} />
        </>
      ) : (
        <path transform="scale(1.9)" d={path} />
      )}
    </svg>
  );
}
