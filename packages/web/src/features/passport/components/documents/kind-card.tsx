import { Trans, useLingui } from '@lingui/react/macro';
import type { Passport, PassportDocument } from '@wl/contract/passport';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useId } from 'react';
import { useFormats } from '../../../../app/language/formats.ts';
import { kindIcons, useDocumentWords } from '../../use-document-words.ts';
import { ReasonNote } from './reason-note.tsx';
import { StateSteps } from './state-steps.tsx';
import s from './documents.module.css';

type KindState = Passport['kinds'][number];

/** Shows one document kind: its state, the clerk's decision, and the button to send a document. */
export function KindCard({ kind, onSend }: { kind: KindState; onSend: () => void }) {
  const id = useId();
  const { kinds, states } = useDocumentWords();
  const [newest, ...older] = kind.documents;
  const words = kinds[kind.kind];
  const isRejected = kind.state === 'Rejected';
  const isEmpty = kind.state === 'Pending' && kind.can_upload;
  return (
    <PaperCard as="section" className={s.card} aria-labelledby={id} data-state={kind.state}>
      <header className={s.cardHead}>
        <span className={s.seal}>
          <Icon name={kindIcons[kind.kind]} size={26} />
        </span>
        <div>
          <h3 id={id}>{words.name}</h3>
          <p>{words.why}</p>
        </div>
      </header>
      {!isEmpty && (
        <span className={s.mark} data-state={kind.state}>
          {states[kind.state]}
        </span>
      )}
      <StateSteps state={kind.state} isEmpty={isEmpty} />
      <p className={s.now}>
        <Now kind={kind} />
      </p>
      {newest && <DocumentLine document={newest} />}
      {isRejected && newest?.reason && <ReasonNote reason={newest.reason} note={newest.note} />}
      {older.length > 0 && (
        <details className={s.older}>
          <summary>
            <Trans>Earlier documents</Trans>
          </summary>
          {older.map((document) => (
            <DocumentLine key={document.id} document={document} withState />
          ))}
        </details>
      )}
      {kind.can_upload && <SendButton kind={kind} onSend={onSend} />}
    </PaperCard>
  );
}

/**
 * Shows the button that sends a document. Its accessible name includes the document kind, because the page has a button
 * for each of the three kinds.
 */
function SendButton({ kind, onSend }: { kind: KindState; onSend: () => void }) {
  const { t } = useLingui();
  const { kinds } = useDocumentWords();
  const { name } = kinds[kind.kind];
  const isApproved = kind.state === 'Approved' || kind.state === 'Completed';
  const label =
    kind.state === 'Rejected'
      ? t`Try again`
      : isApproved
        ? t`Send another document`
        : t`Send a document`;
  return (
    <Button
      variant={isApproved ? 'quiet' : 'ink'}
      icon="upload"
      aria-label={`${label}: ${name}`}
      onClick={onSend}
    >
      {label}
    </Button>
  );
}

/** Shows one sentence with the state of a document kind and, if there is one, the next step. */
function Now({ kind: { state, can_upload, documents } }: { kind: KindState }) {
  switch (state) {
    case 'Pending':
      if (!can_upload)
        return (
          <Trans>
            We have received your document. Our passport team usually replies within 24 hours.
          </Trans>
        );
      if (documents.length > 0)
        return <Trans>Your details no longer match this document. Please send a new one.</Trans>;
      return <Trans>You have not sent anything yet. One document is enough.</Trans>;
    case 'Reviewed':
      return (
        <Trans>
          Our passport team has opened your document. You usually receive an answer within 24 hours.
        </Trans>
      );
    case 'Approved':
      return (
        <Trans>
          Approved. Thank you! The status changes to “Completed” once every document we asked for is
          approved.
        </Trans>
      );
    case 'Completed':
      return <Trans>Everything we asked for is approved. Thank you!</Trans>;
    case 'Rejected':
      return <Trans>We could not accept this document:</Trans>;
  }
}

function DocumentLine({
  document,
  withState,
}: {
  document: PassportDocument;
  withState?: boolean;
}) {
  const { dateTime } = useFormats();
  const { types, states, reasons } = useDocumentWords();
  const at = dateTime(document.uploaded_at);
  return (
    <p className={s.line}>
      <Icon name="ticket" size={18} />
      <span>
        <b>{types[document.type].name}</b>
        <small>
          <Trans>sent {at}</Trans>
          {withState && ` · ${states[document.state]}`}
          {withState && document.reason && ` · ${reasons[document.reason].title}`}
        </small>
      </span>
    </p>
  );
}
