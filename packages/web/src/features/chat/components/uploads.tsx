import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../../app/errors.tsx';
import { isPassing } from '../../../app/file-uploads.ts';
import { type ChatUpload, removeUpload, sendUpload, useUploads } from '../uploads.ts';
import s from './messages.module.css';

/** Shows the files that are being sent, with their progress, and those that could not be sent. */
export function Uploads() {
  const uploads = useUploads((state) => state.uploads);
  if (uploads.length === 0) return null;
  return (
    <ol className={s.unsent}>
      {uploads.map((upload) => (
        <Upload key={upload.id} upload={upload} />
      ))}
    </ol>
  );
}

function Upload({ upload }: { upload: ChatUpload }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { id, file, progress, error } = upload;
  const { name } = file;
  if (error === undefined)
    return (
      <li className={s.message} data-own data-state="waiting">
        <p>{name}</p>
        <progress className={s.progress} value={progress} aria-label={t`Sending ${name}`} />
      </li>
    );
  return (
    <li className={s.message} data-own data-state="failed">
      <p>{name}</p>
      <div className={s.trouble} role="alert">
        <span>
          <Trans>Not sent.</Trans> {errorText(error)}
        </span>
        {isPassing(error) && (
          <button type="button" onClick={() => void sendUpload(upload)}>
            <Trans>Try again</Trans>
          </button>
        )}
        <button type="button" onClick={() => removeUpload(id)}>
          <Trans>Delete file</Trans>
        </button>
      </div>
    </li>
  );
}
