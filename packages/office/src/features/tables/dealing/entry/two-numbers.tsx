import { Trans } from '@lingui/react/macro';
import { colourOf } from './number-keys.tsx';
import s from './two-numbers.module.css';

/** Shows both entries of a wheel’s number side by side. */
export function TwoNumbers({
  first,
  second,
}: {
  first: string | undefined;
  second: string | undefined;
}) {
  return (
    <dl className={s.numbers}>
      <div>
        <dt>
          <Trans>First entry</Trans>
        </dt>
        <dd data-colour={first === undefined ? undefined : colourOf(first)}>{first ?? '–'}</dd>
      </div>
      <div>
        <dt>
          <Trans>Second entry</Trans>
        </dt>
        <dd data-colour={second === undefined ? undefined : colourOf(second)}>{second ?? '–'}</dd>
      </div>
    </dl>
  );
}
