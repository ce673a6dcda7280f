import { Trans, useLingui } from '@lingui/react/macro';
import { reportTableMessage, type TableMessage } from '@wl/contract/tables-chat';
import { TABLE_CHAT_CONTEXT } from '@wl/world/chat/table-chat';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useAuthorName } from './use-author-name.ts';
import s from './table-talk.module.css';

/** Asks the member to confirm that the message should be reported to support. Afterwards, shows the ticket number. */
export function ReportDialog({ message, onClose }: { message: TableMessage; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const name = useAuthorName()(message);
  const report = useSend(reportTableMessage);
  const number = report.data?.data.number;
  const before = TABLE_CHAT_CONTEXT;
  return (
    <Dialog title={t`Report a message`} closeLabel={t`Close`} onClose={onClose} paper>
      <blockquote className={s.quote}>
        <b>{name}</b> {message.text}
      </blockquote>
      {number === undefined ? (
        <>
          <p className={s.ask}>
            <Trans>
              Support will receive this message and up to {before} earlier messages. The author will
              not see that you reported it.
            </Trans>
          </p>
          {report.isError && <p role="alert">{errorText(report.error)}</p>}
          <Button
            variant="danger"
            loading={report.isPending}
            onClick={() => report.mutate({ body: { message: message.id } })}
          >
            <Trans>Report message</Trans>
          </Button>
        </>
      ) : (
        <p role="status">
          <Trans>
            Support has received your report as ticket {number}. You will find the answer in your
            tickets.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
