import { Trans, useLingui } from '@lingui/react/macro';
import { buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import { diceTotal, isTriple, type Dice } from '@wl/games/engines/sic-bo/rules';
import { cx } from '@wl/ui/cx';
import { useMemo } from 'react';
import { BigRoad } from '../table/road-grid.tsx';
import { Face } from './face.tsx';
import s from './trail.module.css';

/** Maximum number of throws shown with their dice. Narrow windows cut off the oldest. */
const SHOWN = 16;

/** Classifies a throw for the chart of past results (big road): big is red, small is blue, and a triple is a tie. */
const sizeOf = (dice: Dice): RoadResult =>
  isTriple(dice) ? 'tie' : diceTotal(dice) >= 11 ? 'red' : 'blue';

/**
 * Shows the throws of this visit, newest first, and a big road: a chart of the streaks of small and big totals. Both
 * are for information only, because past throws do not affect later ones.
 */
export function Trail({ slug, throws }: { slug: string; throws: readonly Dice[] }) {
  const { t } = useLingui();
  const road = useMemo(() => buildRoads(throws.map(sizeOf)).big, [throws]);
  const letters: Record<RoadResult, string> = {
    red: t({ message: 'B', comment: 'Big, one letter under a throw of dice', context: 'sic bo' }),
    blue: t({
      message: 'S',
      comment: 'Small, one letter under a throw of dice',
      context: 'sic bo',
    }),
    tie: t({
      message: 'T',
      comment: 'Triple, one letter under a throw of dice',
      context: 'sic bo',
    }),
  };
  const newest = throws.slice(-SHOWN).toReversed();
  const count = (wanted: RoadResult) => throws.filter((dice) => sizeOf(dice) === wanted).length;
  const [big, small, triples] = [count('red'), count('blue'), count('tie')];
  return (
    <section className={s.trail} aria-label={t`Results from this visit`}>
      <div className={s.board}>
        <p className={s.counts}>
          <span className={s.blue}>
            <Trans>Small {small}</Trans>
          </span>
          <span className={s.red}>
            <Trans>Big {big}</Trans>
          </span>
          <span className={s.tie}>
            <Trans>Triple {triples}</Trans>
          </span>
        </p>
        {throws.length === 0 && (
          <p className={s.none}>
            <Trans>Your throws from this visit will appear here.</Trans>
          </p>
        )}
        <ol className={s.throws} aria-hidden="true">
          {newest.map((dice, index) => (
            <li key={throws.length - index} className={cx(index === 0 && s.newest)}>
              {dice.map((face, place) => (
                <Face key={place} slug={slug} face={face} />
              ))}
              <b className="num">{diceTotal(dice)}</b>
              <span className={cx(s.letter, s[sizeOf(dice)])}>{letters[sizeOf(dice)]}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={s.road} aria-hidden="true">
        <BigRoad columns={20} cells={road} />
      </div>
    </section>
  );
}
