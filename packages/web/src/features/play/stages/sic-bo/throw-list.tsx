import { useLingui } from '@lingui/react/macro';
import type { RoadResult } from '@wl/games/engines/roads/roads';
import { diceTotal, isTriple, type Dice } from '@wl/games/engines/sic-bo/rules';
import { cx } from '@wl/ui/cx';
import { Face } from './face.tsx';
import { ThrowWords } from './throw-plate.tsx';
import s from './throw-list.module.css';

/** Classifies a throw for the chart of past results (big road): big is red, small is blue, and a triple is a tie. */
export const throwSize = (dice: Dice): RoadResult =>
  isTriple(dice) ? 'tie' : diceTotal(dice) >= 11 ? 'red' : 'blue';

/** Lists throws with their dice, total and size, newest first. Narrow containers cut off the oldest. */
export function ThrowList({ slug, throws }: { slug: string; throws: readonly Dice[] }) {
  const { t } = useLingui();
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
  return (
    <ol className={s.throws} aria-label={t`Latest throws`}>
      {throws.map((dice, index) => {
        const total = diceTotal(dice);
        return (
          <li key={throws.length - index} className={cx(index === 0 && s.newest)}>
            {dice.map((face, place) => (
              <Face key={place} slug={slug} face={face} />
            ))}
            <b className="num" aria-hidden="true">
              {total}
            </b>
            <span className={cx(s.letter, s[throwSize(dice)])} aria-hidden="true">
              {letters[throwSize(dice)]}
            </span>
            <span className="sr-only">
              <ThrowWords dice={dice} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
