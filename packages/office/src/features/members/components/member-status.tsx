import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memberGates, type MemberGates } from '@wl/contract/office/members';
import { Icon } from '@wl/ui/icon';
import { useId } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useFlags, useGateNames } from '../use-status-names.ts';
import s from './member-status.module.css';

/**
 * Time in ms for which a loaded status is reused. Frequent requests would fill the audit log, because the server logs
 * each one as a view of the member.
 */
const FRESH_MS = 60_000;

const gates = ['play', 'deposit', 'cash_out', 'bonus'] as const;

/** Returns the query for a member's status and permitted actions (gates). Several components share this query. */
const useMemberGates = (memberId: string) =>
  useQuery({
    queryKey: ['member-gates', memberId],
    queryFn: () => request(memberGates, { params: { id: memberId } }),
    staleTime: FRESH_MS,
  });

/**
 * Shows warnings about a member and the actions that the member can take now, for clerks who are replying to that
 * member.
 */
export function MemberStatus({ memberId }: { memberId: string }) {
  const query = useMemberGates(memberId);
  if (query.isPending)
    return (
      <div className={s.status}>
        <Waiting lines={2} />
      </div>
    );
  if (!query.data) return <Failed error={query.error} again={() => void query.refetch()} />;
  return (
    <div className={s.status}>
      <Flags member={query.data.data} />
      <Gates member={query.data.data} />
    </div>
  );
}

function Flags({ member }: { member: MemberGates }) {
  const id = useId();
  const flags = useFlags()(member);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <Trans>About this member</Trans>
      </h3>
      <ul className={s.flags}>
        {flags.map(({ text, tone }) => (
          <li key={text} className={paper.badge} data-tone={tone}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gates({ member }: { member: MemberGates }) {
  const id = useId();
  const { names, explain } = useGateNames();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <Trans context="gate">Allowed now</Trans>
      </h3>
      <ul className={s.gates}>
        {gates.map((gate) => {
          const { reason } = member.gates[gate];
          return (
            <li key={gate} data-closed={reason !== null || undefined}>
              <Icon name={reason === null ? 'check' : 'lock'} size={16} />
              <b>{names[gate]}</b>
              <span>{explain(member.gates[gate])}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
