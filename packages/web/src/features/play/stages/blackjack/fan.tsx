import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import { PlayingCard } from '../../components/cards/playing-card.tsx';
import s from './fan.module.css';

/** Shows a hand as overlapping cards whose ranks stay visible. The last card of a doubled hand is turned sideways. */
export function Fan({
  cards,
  animate,
  across,
  flat,
}: {
  /** Cards in the order dealt; null for a card that is face down. */
  cards: readonly (string | null)[];
  animate: boolean;
  across?: boolean;
  /** True to lay the cards side by side when there is room, as for the dealer's cards. */
  flat?: boolean;
}) {
  const own = { '--n': cards.length } as CSSProperties;
  return (
    <span className={cx(s.fan, flat && s.flat)} style={own}>
      {cards.map((card, index) => (
        <span
          key={index}
          className={cx(
            s.laid,
            animate && s.flying,
            across && index === cards.length - 1 && s.across,
          )}
          style={{ '--i': index } as CSSProperties}
        >
          <PlayingCard card={card} />
        </span>
      ))}
    </span>
  );
}
