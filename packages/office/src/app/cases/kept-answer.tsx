import { Trans } from '@lingui/react/macro';
import s from './kept-answer.module.css';

/** Shows an unsent answer that cannot be sent now. */
export function KeptAnswer({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={s.kept}>
      <b>
        <Trans>Your unsent answer is kept:</Trans>
      </b>{' '}
      {text}
    </p>
  );
}
