import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import { PlayingCard } from '../../components/playing-card.tsx';
import s from './hand.module.css';

const PLACES = [0, 1, 2];

/** One side's three cards on their printed places, with a sign for their rank. */
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
  /** `won` lights the hand, `lost` dims it. */
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
