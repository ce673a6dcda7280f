import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { showToast } from '@wl/ui/feedback/toast';
import type { DocumentKind } from '@wl/world/casino/documents';
import { refreshPassport } from '../../api.ts';
import { useDocumentWords } from '../../use-document-words.ts';
import { DocumentForm } from './document-form.tsx';
import { useDocumentDraft } from './use-document-draft.ts';
import s from './upload.module.css';

/**
 * Shows a dialog for sending one document. The member chooses its type, adds its files and sees the upload progress.
 */
export default function UploadDialog({
  kind,
  onClose,
}: {
  kind: DocumentKind;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { kinds } = useDocumentWords();
  const { name, send } = kinds[kind];
  const draft = useDocumentDraft(kind, () => {
    void refreshPassport();
    showToast({ text: t`${name}: received by our passport team.`, tone: 'good' });
    onClose();
  });
  return (
    <Dialog title={send} closeLabel={t`Close`} onClose={onClose} paper wide>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.submit();
        }}
      >
        {draft.upload.phase === 'sending' ? (
          <Sending fraction={draft.upload.fraction} onCancel={draft.cancel} />
        ) : (
          <DocumentForm kind={kind} draft={draft} />
        )}
      </form>
    </Dialog>
  );
}

function Sending({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const { t } = useLingui();
  const done = Math.round(fraction * 100);
  return (
    <div className={s.sending}>
      <Icon name="plane" size={44} />
      <p role="status">
        {done < 100 ? (
          <Trans>Sending to our passport team…</Trans>
        ) : (
          <Trans>Sent. We are checking the file…</Trans>
        )}
      </p>
      <ProgressBar
        value={done}
        max={100}
        label={t`Upload progress`}
        tone="lagoon"
        className={s.bar ?? ''}
      />
      <b className="num">{done} %</b>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
