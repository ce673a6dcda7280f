import type { CashOutCase } from '@wl/contract/staff';
import { useNow } from '../../../app/now.ts';
import { useFormats } from '../../../app/format.ts';
import { useStateName } from './state-name.ts';
import s from './cash-outs.module.css';

interface Props {
  cases: readonly CashOutCase[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

/** How urgent a waiting time is: calm, soon, late; a member is promised an answer within a day. */
function urgency(requestedAt: string, now: number): 'calm' | 'soon' | 'late' {
  const hours = (now - Date.parse(requestedAt)) / 3_600_000;
  if (hours < 4) return 'calm';
  return hours < 16 ? 'soon' : 'late';
}

export function CashOutList({ cases, chosen, choose }: Props) {
  const { money, waiting } = useFormats();
  const stateName = useStateName();
  const now = useNow(30_000);
  return (
    <ul className={s.list}>
      {cases.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={s.line}
            aria-current={one.id === chosen ? 'true' : undefined}
            onClick={() => choose(one.id)}
          >
            <span className={s.lineName}>{one.member.name}</span>
            <span className={s.lineAmount}>{money(one.amount_cents)}</span>
            <span className={s.lineMethod}>{one.method}</span>
            <span className={s.badge} data-tone={urgency(one.requested_at, now)}>
              {['pending', 'flushed', 'approved_once'].includes(one.state)
                ? waiting(one.requested_at, now)
                : stateName(one.state)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
