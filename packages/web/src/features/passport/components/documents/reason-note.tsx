import { Trans } from '@lingui/react/macro';
import type { RejectReason } from '@wl/world/casino/documents';
import { useDocumentWords } from '../../use-document-words.ts';
import { ReasonExample } from './reason-example.tsx';
import s from './documents.module.css';

export function ReasonNote({ reason, note }: { reason: RejectReason; note: string | null }) {
  const { reasons } = useDocumentWords();
  const { title, advice, example } = reasons[reason];
  return (
    <div className={s.reason}>
      <h4>{title}</h4>
      <p>{advice}</p>
      <ReasonExample reason={reason} label={example} />
      {note && (
        <blockquote>
          <span className={s.from}>
            <Trans>Message from our team</Trans>
          </span>
          {note}
        </blockquote>
      )}
    </div>
  );
}
