import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { passportPapers } from '@wl/contract/office/passport';
import type { Clerk } from '@wl/contract/office/staff';
import { documentKinds, type DocumentKind, type DocumentState } from '@wl/world/casino/documents';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useLive } from '../../../app/realtime/use-live.ts';
import { useDocumentNames } from '../names.ts';
import { OverrideForm } from './override-form.tsx';
import s from './documents.module.css';

interface Props {
  memberId: string;
  passport: 'none' | 'active' | 'verified';
  /** State of each document kind, visible to all clerks who may view members. */
  documents: Readonly<Record<DocumentKind, DocumentState>>;
  clerk: Clerk;
}

/**
 * Shows a member's passport: the state of each document kind, all documents, and the override (approval without
 * documents).
 */
export function PassportPanel({ memberId, passport, documents: statesByKind, clerk }: Props) {
  const { kinds: kindNames, states, kindState, types } = useDocumentNames();
  const { clock } = useFormats();
  useLive('private-staff.documents', staffNews.document_changed, 'passport');
  useLive('private-staff.documents', staffNews.passport_changed, 'passport');
  const papers = useQuery({
    queryKey: ['passport', memberId],
    queryFn: () => request(passportPapers, { params: { id: memberId } }),
    enabled: may(clerk, 'documents.view'),
  });
  const { documents = [], override = null } = papers.data?.data ?? {};
  // Clerks without permission to view documents cannot load the list, so the page does not know whether a document was
  // sent. Show them the state `Pending` instead of “No document sent”.
  const kinds =
    papers.data?.data.kinds ??
    documentKinds.map((kind) => ({ kind, state: statesByKind[kind], sent: true }));
  const isApproved = (state: string) => state === 'Approved' || state === 'Completed';
  const isComplete = kinds.every(({ kind, state }) => kind === 'payment' || isApproved(state));
  return (
    <section className={paper.panel} aria-labelledby="passport-title">
      <h2 id="passport-title">
        <Trans>Passport</Trans>
      </h2>
      {papers.isLoading && <Waiting />}
      {papers.isError && <Failed error={papers.error} again={() => void papers.refetch()} />}
      <dl className={paper.rows}>
        {kinds.map((line) => (
          <div key={line.kind}>
            <dt>{kindNames[line.kind]}</dt>
            <dd className={isApproved(line.state) ? s.approved : undefined}>{kindState(line)}</dd>
          </div>
        ))}
      </dl>
      <ul className={paper.lines}>
        {documents.map((one) => (
          <li key={one.id}>
            <Link to="/documents" search={{ case: one.id }}>
              {types[one.type]}
            </Link>{' '}
            <span className={paper.badge}>{states[one.state]}</span>
            <br />
            <span className={paper.sub}>{clock(one.uploaded_at)}</span>
          </li>
        ))}
      </ul>
      {papers.data && !isComplete && (
        <OverrideForm
          memberId={memberId}
          override={override}
          allowed={may(clerk, 'passport.override')}
        />
      )}
      {isComplete && passport !== 'verified' && (
        <p className={paper.sub}>
          <Trans>The passport will be verified when the member makes their first top-up.</Trans>
        </p>
      )}
    </section>
  );
}
