import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentCase, type DocumentCase } from '@wl/contract/office/passport';
import type { Clerk } from '@wl/contract/office/staff';
import { Icon } from '@wl/ui/icon';
import { request } from '../../../app/api.ts';
import s from '../../../app/board.module.css';
import { BackToQueue } from '../../../app/cases/back-to-queue.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useDocumentNames, useReasonNames } from '../names.ts';
import { Alike } from './alike.tsx';
import { Decision } from './decision.tsx';
import { isOpen, kindIcons } from './document-list.tsx';
import { History } from './history.tsx';
import { StatedDetails } from './stated-details.tsx';
import { Viewer } from './viewer.tsx';
import d from './documents.module.css';

interface Props {
  id: string;
  clerk: Clerk;
  /** True if the clerk has permission to decide the case. */
  allowed: boolean;
  /** Returns to the queue. Used only in narrow windows. */
  back: () => void;
  decided: (what: 'approved' | 'rejected', name: string) => void;
}

function toneOf({ state, sent }: DocumentCase['kinds'][number]) {
  if (state === 'Rejected') return 'bad';
  if (!isOpen(state)) return 'ok';
  return sent ? 'warn' : 'none';
}

/**
 * Shows the header of a case: the member, the state of each document kind, the document's type and upload time, and the
 * rejection reason, if any.
 */
function Head({ one }: { one: DocumentCase }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { kinds, kindState, types } = useDocumentNames();
  const reasons = useReasonNames();
  const late = isOpen(one.state) && one.due_at < one.server_now;
  return (
    <header className={s.fileHead}>
      <img
        className={s.bigCountry}
        src={`/art/flags/${one.member.country}.svg`}
        alt={one.member.country}
        width={45}
        height={30}
      />
      <div className={s.who}>
        <h2>
          <Link to="/members/$id" params={{ id: one.member.id }}>
            {one.member.name}
          </Link>{' '}
          <small>{one.member.nickname}</small>
        </h2>
        <p className={s.chips}>
          {one.kinds.map((line) => (
            <span key={line.kind} className={s.badge} data-tone={toneOf(line)}>
              {kinds[line.kind]}: {kindState(line)}
            </span>
          ))}
          {late && (
            <span className={s.badge} data-tone="bad">
              <Trans>overdue</Trans>
            </span>
          )}
          <span className={s.sub}>
            <Trans>sent {time(one.uploaded_at)}</Trans>
          </span>
        </p>
        {one.reason && (
          <p className={d.rejected}>
            <Icon name="close" size={16} />
            {t`Rejected: ${reasons[one.reason]}`}
            {one.note && <q>{one.note}</q>}
          </p>
        )}
      </div>
      <p className={d.type}>
        <Icon name={kindIcons[one.kind]} size={20} />
        {types[one.type]}
      </p>
    </header>
  );
}

/** Shows one document next to the member's details, with the form for the decision. */
export function Case({ id, clerk, allowed, back, decided }: Props) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['documents', 'case', id],
    queryFn: () => request(documentCase, { params: { id } }),
  });
  const one = query.data?.data;
  return (
    <>
      <section className={s.file} aria-label={t`Case`}>
        <BackToQueue back={back} />
        {query.isPending && <Waiting lines={3} />}
        {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
        {one && (
          <>
            <Head one={one} />
            <div className={d.side}>
              <Viewer one={one} mayOpen={may(clerk, 'documents.open')} />
              <StatedDetails one={one} />
            </div>
            <Alike alike={one.alike} />
            <History events={one.history} />
          </>
        )}
      </section>
      {one ? (
        <Decision one={one} allowed={allowed} decided={(what) => decided(what, one.member.name)} />
      ) : (
        <aside className={s.decision} />
      )}
    </>
  );
}
