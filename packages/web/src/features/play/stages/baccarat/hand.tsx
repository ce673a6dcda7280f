import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { PlayingCard } from '../../components/cards/playing-card.tsx';
import { openPoints, type Felt, type Side } from './hands.ts';
import s from './hand.module.css';

/** Shows the cards and points of the player's or banker's hand. */
export function Hand({ side, felt }: { side: Side; felt: Felt }) {
  const { t } = useLingui();
  const cards = felt[side];
  const points = openPoints(cards);
  const won = felt.result === side;
  const name = side === 'player' ? t`Player` : t`Banker`;
  return (
    <section
      className={cx(s.hand, side === 'player' ? s.blue : s.red, won && s.winner)}
      aria-label={name}
    >
      <h2 className={s.title}>
        <span className="poster">{name}</span>
        <b className={cx('num', s.points)} data-testid={`${side}-points`}>
          {points ?? '–'}
        </b>
      </h2>
      <div className={s.cards}>
        {cards.map((card, index) => (
          <PlayingCard
            key={index}
            card={card}
            dealt
            className={index === 2 ? s.third : undefined}
          />
        ))}
        {cards.length === 0 && (
          <>
            <span className={s.place} />
            <span className={s.place} />
          </>
        )}
      </div>
      {won && felt.natural && (
        <span className={s.natural}>
          <Trans>Natural</Trans>
        </span>
      )}
    </section>
  );
}
