import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CashOutCase, CashOutFile } from '@wl/contract/office/wallet';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import { Verdict } from '../../../app/cases/verdict.tsx';
import s from '../../../app/board.module.css';

type Check = CashOutCase['checks'][number]['name'];
type Story = CashOutFile['story'];

function useCheckNames(): Record<Check, string> {
  const { t } = useLingui();
  return {
    verified: t`Passport`,
    deposit_staked: t`Top-ups staked`,
    closed_loop: t`Method`,
    within_limits: t`Limits`,
    own_instrument: t`Payment method`,
    deposits_kept: t`Refunds`,
  };
}

function useAsked(): Record<Check, string> {
  const { t } = useLingui();
  return {
    verified: t`Identity and address approved`,
    deposit_staked: t`Every top-up has been staked once`,
    closed_loop: t`Previously used for a top-up`,
    within_limits: t`Within the daily and monthly limits`,
    own_instrument: t`No other member uses this payment method`,
    deposits_kept: t`No refunds or chargebacks`,
  };
}

/** Returns the result of each cash-out check, with the figures on which it is based. */
function useFound(one: CashOutCase, story: Story): Record<Check, ReactNode> {
  const { t } = useLingui();
  const { money } = useFormats();
  const passed = (name: Check) => one.checks.some((check) => check.name === name && check.passed);
  const target = story.instruments.find(({ is_target }) => is_target);
  const [staked, deposited] = [
    money(story.turnover.staked_cents),
    money(story.turnover.deposited_cents),
  ];
  const [used, most] = [money(story.limits.day_used_cents), money(story.limits.day_cents)];
  const targetDeposits = money(target?.deposited_cents ?? 0);
  return {
    verified: passed('verified') ? t`Verified` : t`Not verified`,
    deposit_staked:
      story.turnover.deposited_cents === 0
        ? t`Nothing left to stake`
        : t`${staked} of ${deposited} staked`,
    closed_loop: t`${targetDeposits} topped up with this method`,
    within_limits: t`${used} of ${most} used that day`,
    own_instrument:
      target && target.shared_with.length > 0 ? (
        <>
          {target.shared_with.map((other, index) => (
            <span key={other.id}>
              {index > 0 && ', '}
              <Link to="/members/$id" params={{ id: other.id }}>
                {other.nickname}
              </Link>
            </span>
          ))}
        </>
      ) : (
        t`Not used on any other account`
      ),
    deposits_kept: passed('deposits_kept') ? t`No refunds` : t`Money was refunded or charged back`,
  };
}

/** Lists a cash-out's checks, each with its requirement, the figures found, and whether the check passed. */
export function Checks({ one, story }: { one: CashOutCase; story: Story }) {
  const { t } = useLingui();
  const names = useCheckNames();
  const asked = useAsked();
  const found = useFound(one, story);
  const columns: DataColumn<CashOutCase['checks'][number]>[] = [
    { id: 'check', head: t`Check`, isPlain: true, cell: ({ name }) => <b>{names[name]}</b> },
    { id: 'asked', head: t`Requirement`, as: 'text', cell: ({ name }) => asked[name] },
    { id: 'found', head: t`Result`, cell: ({ name }) => found[name] },
    {
      id: 'verdict',
      head: t`Verdict`,
      isHeadHidden: true,
      className: s.verdictCell,
      cell: ({ passed }) => <Verdict passed={passed} />,
    },
  ];
  return (
    <div className={s.panel}>
      <OfficeTable
        label={t`Checks`}
        rows={one.checks}
        columns={columns}
        rowId={({ name }) => name}
        tone={({ passed }) => (passed ? undefined : 'bad')}
      />
    </div>
  );
}
