import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import { PlayingCard } from '../../components/cards/playing-card.tsx';
import s from './hand.module.css';

const PLACES = [0, 1, 2];

/**
 * Shows the dealer's or the member's hand: three cards in the positions printed on the felt, and a sign with the hand's
 * rank.
 */
export function Hand({
  name,
  cards,
  sign,
  fate,
  animate,
}: {
  name: string;
  cards: readonly (string | null)[];
  sign: ReactNode;
  /** Outcome of the hand. A winning hand is highlighted, and a losing hand is dimmed. */
  fate: 'won' | 'lost' | null;
  animate: boolean;
}) {
  return (
    <section className={cx(s.hand, fate && s[fate])} aria-label={name}>
      <h2 className={cx('poster', s.name)}>{name}</h2>
      <div className={s.cards}>
        {PLACES.map((place) => {
          const card = cards[place];
          return (
            <span key={place} className={s.place}>
              {card !== undefined && <PlayingCard card={card} dealt={animate} />}
            </span>
          );
        })}
      </div>
      <p className={cx(s.sign, sign !== null && s.shown)}>{sign}</p>
    </section>
  );
}
