import { Trans, useLingui } from '@lingui/react/macro';
import type { Passport } from '@wl/contract/passport';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { showToast } from '@wl/ui/feedback/toast';
import type { DocumentKind } from '@wl/world/casino/documents';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDocumentWords } from '../../use-document-words.ts';
import { KindCard } from './kind-card.tsx';
import s from './documents.module.css';

/** Upload dialog, loaded on demand because it contains the code that decodes, masks and uploads pictures. */
const UploadDialog = lazy(() => import('../upload/upload-dialog.tsx'));

/**
 * Shows a toast, and announces it to screen readers, when a review changes the state of one of the member's documents.
 */
function useStateNews(kinds: Passport['kinds']): void {
  const { t } = useLingui();
  const { kinds: names, states } = useDocumentWords();
  const known = useRef(kinds);
  useEffect(() => {
    for (const { kind, state } of kinds) {
      const before = known.current.find((one) => one.kind === kind);
      if (!before || before.state === state || state === 'Pending') continue;
      const [name, now] = [names[kind].name, states[state]];
      showToast({
        text: t`${name}: ${now}`,
        tone: state === 'Rejected' ? 'bad' : state === 'Reviewed' ? 'plain' : 'good',
        forMs: 8000,
      });
    }
    known.current = kinds;
  }, [kinds, names, states, t]);
}

/** Shows the three kinds of proof (identity, address and payment), each with the documents that the member has sent. */
export function DocumentList({ kinds }: { kinds: Passport['kinds'] }) {
  const [sending, setSending] = useState<DocumentKind>();
  useStateNews(kinds);
  return (
    <section id="documents" className={s.documents} aria-labelledby="documents-title">
      <div>
        <h2 id="documents-title">
          <Trans>My documents</Trans>
        </h2>
        <p className={s.intro}>
          <Trans>
            PNG, JPEG or PDF, each under 10 MB. Only our passport team opens the files, and every
            access is logged.
          </Trans>
        </p>
      </div>
      <div className={s.cards}>
        {kinds.map((kind) => (
          <KindCard key={kind.kind} kind={kind} onSend={() => setSending(kind.kind)} />
        ))}
      </div>
      {sending && (
        <Suspense fallback={<Skeleton />}>
          <UploadDialog kind={sending} onClose={() => setSending(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
