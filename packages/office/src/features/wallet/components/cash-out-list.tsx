import { useLingui } from '@lingui/react/macro';
import type { CashOutCase } from '@wl/contract/office/wallet';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import { isOpen, useStateName } from './state-name.ts';
import s from '../../../app/board.module.css';

interface Props {
  cases: readonly CashOutCase[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

/**
 * Returns the urgency of a cash-out by its waiting time: `ok` under 4 hours, `warn` from 4 hours, `bad` from 16 hours.
 * Members are promised an answer within a day.
 */
function urgency(requestedAt: string, now: number): 'ok' | 'warn' | 'bad' {
  const hours = (now - Date.parse(requestedAt)) / 3_600_000;
  if (hours < 4) return 'ok';
  return hours < 16 ? 'warn' : 'bad';
}

/**
 * Shows a badge at the end of a row. The badge of a closed cash-out shows its outcome; the badge of an open cash-out
 * shows the clerk who claimed it, or its waiting time.
 */
function Mark({ one, now }: { one: CashOutCase; now: number }) {
  const { t } = useLingui();
  const { waiting } = useFormats();
  const stateName = useStateName();
  if (!isOpen(one.state)) return <span className={s.badge}>{stateName(one.state)}</span>;
  if (one.claim?.mine)
    return (
      <span className={s.badge} data-tone="ok">
        {t`You`}
      </span>
    );
  if (one.claim)
    return (
      <span className={s.badge}>
        <Icon name="lock" size={13} />
        {one.claim.clerk.split(' ')[0]}
      </span>
    );
  return (
    <span className={s.badge} data-tone={urgency(one.requested_at, now)}>
      {waiting(one.requested_at, now)}
    </span>
  );
}

export function CashOutList({ cases, chosen, choose }: Props) {
  const { t } = useLingui();
  const { money } = useFormats();
  const now = useNow(30_000);
  return (
    <ul className={s.list}>
      {cases.map((one) => {
        const failed = one.checks.filter(({ passed }) => !passed).length;
        return (
          <li key={one.id}>
            <RowButton
              className={s.line}
              aria-current={one.id === chosen ? 'true' : undefined}
              onClick={() => choose(one.id)}
            >
              <img
                className={s.country}
                src={`/art/flags/${one.member.country}.svg`}
                alt={one.member.country}
                width={27}
                height={18}
              />
              <span className={s.lineName}>{one.member.name}</span>
              <span className={s.lineAmount}>{money(one.amount_cents)}</span>
              <span className={s.lineMethod}>
                {one.needs_two && (
                  <span className={s.two} title={t`Two clerks must approve`}>
                    <Icon name="users" size={14} />
                    {one.approvals.length}/2
                  </span>
                )}
                {failed > 0 && (
                  <span className={s.warned} title={t`Checks that need a closer look`}>
                    <Icon name="warning" size={14} />
                    {failed}
                  </span>
                )}
                <span className={s.ellipsis}>{one.method}</span>
              </span>
              <Mark one={one} now={now} />
            </RowButton>
          </li>
        );
      })}
    </ul>
  );
}
