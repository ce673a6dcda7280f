import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { useErrorText } from '../../../app/api.ts';
import { type FileOutbox, isPassing } from '../file-outbox.ts';
import s from './chat.module.css';

/** Shows the files that are being sent, with their progress, and those that could not be sent. */
export function UnsentFiles({ outbox }: { outbox: FileOutbox }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return outbox.files.map((one) => {
    const { id, file, progress, error } = one;
    const { name } = file;
    return (
      <li key={id} className={s.message} data-author="clerk" data-unsent="true">
        <p>{name}</p>
        {error === undefined ? (
          <progress value={progress} aria-label={t`Sending ${name}`} />
        ) : (
          <>
            <small className={s.failed} role="alert">
              <Trans>Not sent.</Trans> {errorText(error)}
            </small>
            <span className={s.unsentActions}>
              {isPassing(error) && (
                <Button variant="plain" onClick={() => outbox.retry(one)}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              <Button variant="plain" onClick={() => outbox.remove(id)}>
                <Trans>Remove file</Trans>
              </Button>
            </span>
          </>
        )}
      </li>
    );
  });
}
