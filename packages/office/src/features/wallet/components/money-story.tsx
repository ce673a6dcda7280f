import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CashOutFile } from '@wl/contract/office/wallet';
import { Bars } from '@wl/ui/charts/chart';
import { Icon, type IconName } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import { useStateName } from './state-name.ts';
import s from '../../../app/board.module.css';

type Story = CashOutFile['story'];

const kindIcons = { card: 'card', e_wallet: 'wallet', bank_transfer: 'bank' } as const;

interface Step {
  icon: IconName;
  name: string;
  value: string;
  note: string;
}

/** Returns the stages of the member's money flow, from top-ups to earlier cash-outs. */
function useSteps(story: Story): Step[] {
  const { t } = useLingui();
  const { money, number, time } = useFormats();
  const rounds = number(story.play.rounds);
  return [
    {
      icon: 'upload',
      name: t`Paid in`,
      value: money(story.deposited_cents),
      note: plural(story.deposits, { one: '# top-up', other: '# top-ups' }),
    },
    {
      icon: 'dice',
      name: t`Staked`,
      value: money(story.play.staked_cents),
      note: story.play.capped
        ? t`more than ${rounds} rounds`
        : plural(story.play.rounds, { one: '# round', other: '# rounds' }),
    },
    {
      icon: 'trophy',
      name: t`Won`,
      value: money(story.play.won_cents),
      note: story.play.since === null ? '' : t`since ${time(story.play.since)}`,
    },
    {
      icon: 'download',
      name: t`Paid out earlier`,
      value: money(story.paid_out_cents),
      note: plural(story.cash_outs, { one: '# cash-out', other: '# cash-outs' }),
    },
  ];
}

/** Shows the member's current balances, and the difference between top-ups and paid cash-outs. */
function Balances({ story }: { story: Story }) {
  const { money } = useFormats();
  const net = story.deposited_cents - story.paid_out_cents;
  return (
    <dl className={s.balances}>
      <div>
        <dt>
          <Trans>Cash</Trans>
        </dt>
        <dd>{money(story.wallet.cash)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Reserved for cash-outs</Trans>
        </dt>
        <dd>{money(story.wallet.on_its_way)}</dd>
      </div>
      <div>
        <dt>{net >= 0 ? <Trans>Net top-ups</Trans> : <Trans>Net cash-outs</Trans>}</dt>
        <dd>{money(Math.abs(net))}</dd>
      </div>
    </dl>
  );
}

function Flow({ story }: { story: Story }) {
  const { t } = useLingui();
  const steps = useSteps(story);
  return (
    <section className={s.sheet} aria-label={t`Money flow`}>
      <h3>
        <Trans>Money flow</Trans>
      </h3>
      <ol className={s.way}>
        {steps.map((one) => (
          <li key={one.name}>
            <Icon name={one.icon} size={22} />
            <span className={s.wayName}>{one.name}</span>
            <b>{one.value}</b>
            <small>{one.note}</small>
          </li>
        ))}
      </ol>
      <Balances story={story} />
    </section>
  );
}

function MonthByMonth({ story }: { story: Story }) {
  const { t } = useLingui();
  const { money, month } = useFormats();
  return (
    <section className={s.sheet} aria-label={t`Month by month`}>
      <h3>
        <Trans>Month by month</Trans>
      </h3>
      {story.months.length === 0 ? (
        <p>
          <Trans>No payments yet.</Trans>
        </p>
      ) : (
        <div className={`paper ${s.inset ?? ''}`}>
          <Bars
            label={t`Money in and out by month`}
            labels={story.months.map((one) => month(one.month))}
            series={[
              {
                name: t`Money in`,
                color: '#1f7a52',
                values: story.months.map((one) => one.in_cents),
              },
              {
                name: t`Money out`,
                color: '#b3462f',
                values: story.months.map((one) => one.out_cents),
              },
            ]}
            format={money}
          />
        </div>
      )}
    </section>
  );
}

/** Shows the member's money in two dark panels: the flow of money so far, and the figures month by month. */
export function MoneyStory({ story }: { story: Story }) {
  return (
    <div className={s.dark}>
      <Flow story={story} />
      <MonthByMonth story={story} />
    </div>
  );
}

/** Shows the member's payment methods and earlier cash-outs. */
export function Instruments({ story }: { story: Story }) {
  const { t } = useLingui();
  const { money, clock } = useFormats();
  const stateName = useStateName();
  const columns: DataColumn<Story['earlier'][number]>[] = [
    { id: 'when', head: t`Date`, cell: (one) => clock(one.at) },
    { id: 'state', head: t`Status`, cell: (one) => stateName(one.state) },
    { id: 'amount', head: t`Amount`, as: 'number', cell: (one) => money(one.amount_cents) },
  ];
  return (
    <div className={s.panels}>
      <div className={s.panel}>
        <h3>
          <Trans>Payment method</Trans>
        </h3>
        <ul className={s.instruments}>
          {story.instruments.map((one) => (
            <li key={one.id} data-target={one.is_target}>
              <Icon name={kindIcons[one.kind]} size={20} />
              <span className={s.method}>{one.label}</span>
              <span className={s.sub}>{money(one.deposited_cents)}</span>
              {one.is_target && (
                <span className={s.badge} data-tone="ok">
                  <Trans>payout method</Trans>
                </span>
              )}
              {one.shared_with.length > 0 && (
                <span className={s.badge} data-tone="bad">
                  <Icon name="users" size={14} />
                  {one.shared_with.map((other) => (
                    <Link key={other.id} to="/members/$id" params={{ id: other.id }}>
                      {other.nickname}
                    </Link>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={s.panel}>
        <h3>
          <Trans>Earlier cash-outs</Trans>
        </h3>
        {story.earlier.length === 0 ? (
          <p className={s.sub}>
            <Trans>This is the first cash-out.</Trans>
          </p>
        ) : (
          <OfficeTable
            label={t`Earlier cash-outs`}
            rows={story.earlier}
            columns={columns}
            rowId={({ id }) => id}
            isNarrow
          />
        )}
      </div>
    </div>
  );
}
