import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/errors.tsx';
import { isPassing } from '../../../app/file-uploads.ts';
import { removeUpload, sendUpload, type TicketUpload, useUploads } from '../uploads.ts';
import s from './files.module.css';

/** Shows a ticket's files that are being sent, with their progress, and its files that could not be sent. */
export function FileUploads({ ticket }: { ticket: string }) {
  const { t } = useLingui();
  const all = useUploads((state) => state.uploads);
  const uploads = all.filter((one) => one.ticket.id === ticket);
  if (uploads.length === 0) return null;
  return (
    <ul className={s.list} aria-label={t`Files being sent`}>
      {uploads.map((upload) => (
        <Upload key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function Upload({ upload }: { upload: TicketUpload }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { id, file, progress, error } = upload;
  const { name } = file;
  if (error === undefined)
    return (
      <li className={s.file}>
        <Icon name="upload" size={18} />
        <span className={s.name}>{name}</span>
        <progress value={progress} aria-label={t`Sending ${name}`} />
      </li>
    );
  return (
    <li className={s.file} data-failed>
      <Icon name="warning" size={18} />
      <span className={s.name}>{name}</span>
      <span role="alert" className={s.reason}>
        <Trans>Not sent.</Trans> {errorText(error)}
      </span>
      <span className={s.ways}>
        {isPassing(error) && (
          <button type="button" onClick={() => void sendUpload(upload)}>
            <Trans>Try again</Trans>
          </button>
        )}
        <button type="button" onClick={() => removeUpload(id)}>
          <Trans>Delete</Trans>
        </button>
      </span>
    </li>
  );
}
