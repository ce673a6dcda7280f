import { Trans } from '@lingui/react/macro';
import s from './kept-answer.module.css';

/** Shows the clerk's unsent answer while it cannot be sent, for example because the ticket was merged. */
export function KeptAnswer({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={s.kept}>
      <b>
        <Trans>Your unsent answer was saved:</Trans>
      </b>{' '}
      {text}
    </p>
  );
}
