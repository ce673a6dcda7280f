import { Trans, useLingui } from '@lingui/react/macro';
import { RED } from '@wl/games/engines/roulette/layout';
import { cx } from '@wl/ui/cx';
import s from './numbers.module.css';

const colourOf = (number: string) =>
  number === '0' || number === '00' ? s.zero : RED.has(Number(number)) ? s.red : s.black;

/** Shows the winning numbers since the member opened the table, newest first. */
export function NumberTrail({ numbers }: { numbers: readonly string[] }) {
  const { t } = useLingui();
  if (numbers.length === 0) {
    return (
      <p className={s.none}>
        <Trans>Winning numbers from this visit appear here.</Trans>
      </p>
    );
  }
  return (
    <ol className={s.trail} aria-label={t`Last numbers`}>
      {numbers.map((number, index) => (
        <li key={numbers.length - index} className={cx('num', colourOf(number))}>
          {number}
        </li>
      ))}
    </ol>
  );
}

export function LastNumber({ number }: { number: string | null }) {
  const value = Number(number);
  return (
    <div className={s.card}>
      <span className="label">
        <Trans>Last number</Trans>
      </span>
      <div className={s.last}>
        <b className={cx('num', s.big, number !== null && colourOf(number))}>{number ?? '–'}</b>
        {number !== null && value > 0 && (
          <span>
            {RED.has(value) ? <Trans>Red</Trans> : <Trans>Black</Trans>}
            <br />
            {value % 2 === 0 ? <Trans>Even</Trans> : <Trans>Odd</Trans>}
          </span>
        )}
        {number === '0' && (
          <span>
            <Trans>Zero</Trans>
          </span>
        )}
        {number === '00' && (
          <span>
            <Trans>Double zero</Trans>
          </span>
        )}
      </div>
    </div>
  );
}
