import { Trans } from '@lingui/react/macro';
import { diceTotal, isTriple, type Dice } from '@wl/games/engines/sic-bo/rules';
import { cx } from '@wl/ui/cx';
import s from './throw-plate.module.css';

/** Shows the throw's total and category, such as 12 and "Big, even". */
export function ThrowPlate({ dice, waiting }: { dice: Dice | null; waiting: boolean }) {
  return (
    <div className={cx(s.plate, waiting && s.waiting)} aria-hidden="true">
      <span className="label">
        <Trans>Total</Trans>
      </span>
      <b className={cx('num', s.sum)}>{dice ? diceTotal(dice) : '–'}</b>
      <span className={s.kind}>{dice ? <ThrowKind dice={dice} /> : ' '}</span>
    </div>
  );
}

/** Shows the category of a throw: size and parity, such as "Big, odd", or the triple. */
export function ThrowKind({ dice }: { dice: Dice }) {
  const [face] = dice;
  if (isTriple(dice)) return <Trans>Triple {face}</Trans>;
  const total = diceTotal(dice);
  const odd = total % 2 === 1;
  if (total >= 11) return odd ? <Trans>Big, odd</Trans> : <Trans>Big, even</Trans>;
  return odd ? <Trans>Small, odd</Trans> : <Trans>Small, even</Trans>;
}

/** Describes a throw in words: its dice, total and category. */
export function ThrowWords({ dice }: { dice: Dice }) {
  const [first, second, third] = dice;
  const total = diceTotal(dice);
  return (
    <>
      <Trans>
        Dice {first}, {second} and {third}: total {total}.
      </Trans>{' '}
      <ThrowKind dice={dice} />.
    </>
  );
}
