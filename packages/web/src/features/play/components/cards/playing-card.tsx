import { SUIT_PATHS, type Suit } from '@wl/games/suits';
import { cx } from '@wl/ui/cx';
import { useCardName } from './card-names.ts';
import s from './playing-card.module.css';

const SUITS: Readonly<Record<string, Suit>> = {
  c: 'clubs',
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
};

/** SVG paths of the court cards' headgear, with their base at (0, 0). */
const COURT: Readonly<Record<string, string>> = {
  K: 'M-15 0l-4-17 10 8 9-13 9 13 10-8-4 17zM-15 2.500h30v4h-30z',
  Q: 'M-14 0c-1-6-3-9-6-12 5 1 8 3 10 6 1-5 4-9 10-13 6 4 9 8 10 13 2-3 5-5 10-6-3 3-5 6-6 12zM-14 2.500h28v4h-28z',
  J: 'M-16 0c0-9 7-14 17-13 8 1 13 5 14 13zM8-11c2-8 8-12 14-11-2 8-7 12-14 11zM-16 2.500h31v4h-31z',
};

export interface PlayingCardProps {
  /** Rank and suit (`Ah`, `Td`, `2c` …); null while the card is face down. */
  card: string | null;
  /** True if the card flies in when dealt; otherwise, it appears in place. */
  dealt?: boolean;
  className?: string | undefined;
}

/**
 * Renders a playing card, which turns over when `card` changes to or from null. The CSS variable `--card` sets its
 * width.
 */
export function PlayingCard({ card, dealt, className }: PlayingCardProps) {
  const name = useCardName();
  return (
    <span
      role="img"
      aria-label={name(card)}
      className={cx(s.card, card === null && s.down, dealt && s.dealt, className)}
    >
      <span className={s.turn}>
        <span className={s.face}>{card !== null && <Face card={card} />}</span>
        <span className={s.back}>
          <Back />
        </span>
      </span>
    </span>
  );
}

function Face({ card }: { card: string }) {
  const [letter = '', sign = ''] = card;
  const suit = SUITS[sign] ?? 'spades';
  const path = SUIT_PATHS[suit];
  const rank = letter === 'T' ? '10' : letter;
  const court = COURT[letter];
  const corner = (
    <>
      <text x="-27.5" y="-31" className={cx(s.rank, rank === '10' && s.ten)} textAnchor="middle">
        {rank}
      </text>
      <path transform="translate(-28 -19) scale(.6)" d={path} />
    </>
  );
  return (
    <svg
      viewBox="-40 -56 80 112"
      aria-hidden="true"
      className={suit === 'hearts' || suit === 'diamonds' ? s.red : s.black}
    >
      <rect x="-35" y="-51" width="70" height="102" rx="5" className={s.line} />
      {corner}
      {court ? (
        <>
          <rect x="-19" y="-40" width="38" height="80" rx="5" className={s.frame} />
          <path d="M-19 18L19-18" className={s.sash} />
          {[0, 180].map((turned) => (
            <g key={turned} transform={`rotate(${String(turned)})`}>
              <path d={court} transform="translate(0 -17) scale(.74)" className={s.crown} />
              <path d={path} transform="translate(8 -2) scale(1.05)" />
            </g>
          ))}
        </>
      ) : (
        <path d={path} transform="scale(1.85) translate(0 .5)" />
      )}
      {letter === 'A' && <circle r="29" className={s.ring} />}
      <g transform="rotate(180)">{corner}</g>
    </svg>
  );
}

function Back() {
  return (
    <svg viewBox="-40 -56 80 112" aria-hidden="true">
      <rect x="-35" y="-51" width="70" height="102" rx="5" className={s.weave} />
      <path
        className={s.lattice}
        d="M-35-37L-21-51M-35-23L-7-51M-35-9L7-51M-35 5L21-51M-35 19L35-51M-35 33L35-37M-35 47L35-23M-25 51L35-9M-11 51L35 5M3 51L35 19M17 51L35 33M35-37L21-51M35-23L7-51M35-9L-7-51M35 5L-21-51M35 19L-35-51M35 33L-35-37M35 47L-35-23M25 51L-35-9M11 51L-35 5M-3 51L-35 19M-17 51L-35 33"
      />
      <circle r="20" className={s.seal} />
      <path
        className={s.star}
        d="M0-17L3.500-3.500 17 0 3.500 3.500 0 17-3.500 3.500-17 0-3.500-3.500z"
      />
    </svg>
  );
}
