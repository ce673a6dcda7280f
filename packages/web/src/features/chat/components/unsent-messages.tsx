import { Trans } from '@lingui/react/macro';
import { useErrorText } from '../../../app/errors.tsx';
import type { Outbox, Unsent } from '../outbox.ts';
import { deleteMessage, retryMessages } from '../sender.ts';
import s from './messages.module.css';

/** Shows the messages that the server has not confirmed yet. */
export function UnsentMessages({ unsent }: { unsent: Outbox }) {
  // Show only one button for all failed messages, because a retry sends all of them in order.
  const firstFailed = unsent.find(({ state }) => state === 'failed')?.id;
  if (unsent.length === 0) return null;
  return (
    // The member's own messages are not announced, because the member has just written them.
    <ol aria-live="off" className={s.unsent}>
      {unsent.map((one) => (
        <li key={one.id} className={s.message} data-own data-state={one.state}>
          <span className="sr-only">
            <Trans>You</Trans>
            {': '}
          </span>
          <p>{one.text}</p>
          <UnsentStatus message={one} hasRetry={one.id === firstFailed} />
        </li>
      ))}
    </ol>
  );
}

function UnsentStatus({ message, hasRetry }: { message: Unsent; hasRetry: boolean }) {
  const errorText = useErrorText();
  const { id, state, error } = message;
  if (state === 'waiting')
    return (
      <small>
        <Trans>Sending…</Trans>
      </small>
    );
  return (
    <div className={s.trouble}>
      <span role="alert">
        <Trans>Not sent.</Trans> {error !== undefined && errorText(error)}
      </span>
      {(hasRetry || state === 'rejected') && (
        <button type="button" onClick={() => retryMessages(id)}>
          <Trans>Try again</Trans>
        </button>
      )}
      {state === 'rejected' && (
        <button type="button" onClick={() => deleteMessage(id)}>
          <Trans>Delete message</Trans>
        </button>
      )}
    </div>
  );
}
