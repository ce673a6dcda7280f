import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import { PlayingCard } from '../../components/cards/playing-card.tsx';
import s from './card-side.module.css';

/** Shows the name, badge and cards of one of a card table's two sides. */
export function CardSide({
  id,
  name,
  colour,
  badge,
  cards,
  places,
  classOf,
  isWinner,
  note,
}: {
  id: string;
  name: string;
  colour: 'red' | 'blue';
  /** Value of the cards; null if no card is face up. */
  badge: ReactNode;
  /** Cards such as `Kd`; null if face down. */
  cards: readonly (string | null)[];
  /** Number of empty places shown before the deal. */
  places: number;
  /** Returns the CSS class of the card with this index. */
  classOf?: (index: number) => string | undefined;
  isWinner: boolean;
  /** Text in the corner, such as "Natural". */
  note?: ReactNode;
}) {
  return (
    <section className={cx(s.side, s[colour], isWinner && s.winner)} aria-label={name}>
      <h2 className={s.title}>
        <span className="poster">{name}</span>
        <b className={cx('num', s.badge)} data-testid={id}>
          {badge ?? '–'}
        </b>
      </h2>
      <div className={s.cards}>
        {cards.map((card, index) => (
          <PlayingCard key={index} card={card} dealt className={classOf?.(index)} />
        ))}
        {cards.length === 0 &&
          Array.from({ length: places }, (_, index) => <span key={index} className={s.place} />)}
      </div>
      {note && <span className={s.note}>{note}</span>}
    </section>
  );
}
