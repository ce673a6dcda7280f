import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import { useMoney } from '../../money.ts';
import type { Stakes } from '../roulette/chips.ts';
import { Pile } from '../table/pile.tsx';
import { Spot } from '../table/spots.tsx';
import { Fan } from './fan.tsx';
import { useBlackjackNames } from './names.ts';
import s from './seat.module.css';
import { isBlackjack, pointsOfOpen, type HandView, type SideView } from './view.ts';

interface SeatProps {
  slug: string;
  /** Seat id: `hand-1`, `hand-2` … */
  seat: string;
  /** Zero-based position of the seat, from the left. */
  index: number;
  hands: readonly HandView[];
  sides: readonly SideView[];
  stakes: Stakes;
  chips: readonly number[];
  /** Name of the hand waiting for a decision, at this or another seat; null if there is none. */
  turn: string | null;
  /** True while a round is on the table. On phones, spots without a stake are then hidden. */
  isShown: boolean;
  animate: boolean;
}

/** Shows a seat at the table with its hands, betting circle and two side bets. */
export function Seat(props: SeatProps) {
  const { slug, seat, index, hands, chips, turn, isShown, animate } = props;
  const names = useBlackjackNames();
  const profit = hands.reduce((sum, hand) => sum + hand.paidCents - hand.stakeCents, 0);
  const isSettled = hands.length > 0 && hands.every(({ result }) => result !== null);
  return (
    <div
      className={cx(
        s.seat,
        isShown && s.shown,
        isShown && props.stakes[seat] === undefined && s.unused,
        hands.length > 1 && s.split,
      )}
      style={{ '--seat': index } as CSSProperties}
    >
      <div className={s.hands}>
        {!isShown && <span className={s.mark} aria-hidden="true" />}
        {hands.map((hand) => (
          <Hand
            key={hand.name}
            hand={hand}
            name={names.part(hand.name)}
            isTurn={turn === hand.name}
            animate={animate}
          />
        ))}
      </div>
      <div className={s.spots}>
        <BettingSpots seat={seat} number={index + 1} stakes={props.stakes} />
        {isSettled && profit > 0 && (
          <span className={cx(s.profit, animate && s.paying)}>
            <Pile
              slug={slug}
              cents={profit}
              chips={chips}
              style={{ left: '50%', top: '50%' }}
              fate="lying"
            />
          </span>
        )}
        <SideWins sides={props.sides} />
      </div>
    </div>
  );
}

/** Shows the betting circle and both side bets of a seat. */
function BettingSpots({
  seat,
  number,
  stakes,
}: {
  seat: string;
  /** Seat number, printed in the circle of an empty seat. */
  number: number;
  stakes: Stakes;
}) {
  const { t } = useLingui();
  const names = useBlackjackNames();
  const isEmpty = stakes[seat] === undefined;
  // Do not print a label on a spot with a bet, because the label would show through the translucent chips of a lost
  // bet.
  const isBare = (side: string) => stakes[`${seat}-${side}`] === undefined;
  return (
    <>
      <Spot
        id={seat}
        name={`${names.part(seat)},`}
        odds={t`1 to 1, blackjack 3 to 2`}
        className={s.circle}
      >
        {isEmpty && <span className={cx('poster', s.number)}>{number}</span>}
      </Spot>
      <Spot
        id={`${seat}-pairs`}
        name={`${names.part(`${seat}-pairs`)},`}
        odds={t`up to 25:1`}
        className={cx(s.side, s.pairs, isBare('pairs') && s.bare)}
      >
        {isBare('pairs') && 'Perfect Pairs'}
      </Spot>
      <Spot
        id={`${seat}-plus3`}
        name={`${names.part(`${seat}-plus3`)},`}
        odds={t`up to 100:1`}
        className={cx(s.side, s.plus3, isBare('plus3') && s.bare)}
      >
        {isBare('plus3') && '21+3'}
      </Spot>
    </>
  );
}

/** Shows the cards and points of a hand, and its result once the hand is settled. */
function Hand({
  hand,
  name,
  isTurn,
  animate,
}: {
  hand: HandView;
  name: string;
  isTurn: boolean;
  animate: boolean;
}) {
  const { money } = useMoney();
  const names = useBlackjackNames();
  const { cards, result, paidCents } = hand;
  const points = pointsOfOpen(cards);
  const isPaid = result === 'won' || result === 'blackjack';
  return (
    <section
      className={cx(
        s.hand,
        isTurn && s.turn,
        isPaid && s.won,
        (result === 'lost' || result === 'bust') && s.lost,
      )}
      aria-label={name}
      data-testid={hand.name}
    >
      <Fan cards={cards} animate={animate} across={hand.ended === 'double' && cards.length === 3} />
      {points && (
        <span className={s.badge}>
          <b className="num">{isBlackjack(hand) ? 'BJ' : <Points {...points} isOpen={isTurn} />}</b>
          {result !== null && (
            <i>{isPaid || result === 'push' ? money(paidCents) : names.result(result)}</i>
          )}
        </span>
      )}
      {result === 'blackjack' && <span className={s.flag}>Blackjack</span>}
      {result === 'push' && <span className={s.flag}>{names.result(result)}</span>}
    </section>
  );
}

/** Shows the total of a hand, or both totals of a soft hand that is still in play. */
export function Points({ total, soft, isOpen }: { total: number; soft: boolean; isOpen: boolean }) {
  return soft && isOpen && total < 21 ? `${String(total - 10)}/${String(total)}` : total;
}

/** Shows side bet wins over the seat until the table is cleared. */
function SideWins({ sides }: { sides: readonly SideView[] }) {
  const { money } = useMoney();
  const names = useBlackjackNames();
  const won = sides.filter(({ what }) => what !== null);
  if (won.length === 0) return null;
  return (
    <ul className={s.sideWins}>
      {won.map(({ spot, what, paidCents }) => (
        <li key={spot}>
          <span>{names.combination(what ?? '')} </span>
          <b className="num">{money(paidCents)}</b>
        </li>
      ))}
    </ul>
  );
}
