import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { auditNow, auditorState, type AuditFinding } from '@wl/contract/ledger';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table, wideCell } from '@wl/ui/table';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useLiveMoney } from '../../../app/use-live.ts';

const ASK_EVERY_MS = 15_000;

function useCheckNames() {
  const { t } = useLingui();
  return {
    seals: [t`Chain of seals`, t`seals`, t`Every seal's hash, computed again from its entries`],
    balances: [t`Balances`, t`members`, t`Every balance against the sum of its entries`],
    totals: [t`Totals`, t`look`, t`Members and house sum to zero, wallets hold what entries say`],
    in_play: [t`In play`, t`members`, t`Nothing in play without an open round`],
    rounds: [t`Rounds`, t`members`, t`Stakes and payouts of all rounds against the ledger`],
    nonces: [t`Nonces`, t`members`, t`No round left out, none twice`],
    outgoing: [t`On its way out`, t`members`, t`Equals the cash-outs that are not decided`],
    steps: [t`Steps`, t`payments`, t`The last step of each payment is its state`],
    clearing: [t`Payments`, t`members`, t`Top-ups, refunds and payouts against the ledger`],
    bonus: [t`Bonus`, t`members`, t`Running bonuses against the bonus balance`],
    sessions: [t`Sessions`, t`members`, t`Net positions of sessions against their rounds`],
    event_order: [t`Order of events`, t`members`, t`A member's events count one by one`],
    staff_audit: [t`Log of the staff`, t`lines`, t`Each line signs the one before`],
  } as const;
}

/** A subject that names a member leads to the member's file. */
function Subject({ text }: { text: string }) {
  const id = /^member ([0-9a-f-]{36})$/.exec(text)?.[1];
  return id === undefined ? (
    <>{text}</>
  ) : (
    <Link to="/members/$id" params={{ id }}>
      {text}
    </Link>
  );
}

function Findings({ findings }: { findings: readonly AuditFinding[] }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const names = useCheckNames();
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Findings</Trans>
      </h2>
      <Table label={t`Findings of the auditor`}>
        <thead>
          <tr>
            <th>
              <Trans>Found</Trans>
            </th>
            <th>
              <Trans>Check</Trans>
            </th>
            <th>
              <Trans>Where</Trans>
            </th>
            <th>
              <Trans>What</Trans>
            </th>
            <th>
              <Trans>State</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map((one) => (
            <tr key={one.id} data-tone={one.gone_at === null ? 'bad' : undefined}>
              <td>{time(one.found_at)}</td>
              <td>{names[one.check][0]}</td>
              <td>
                <Subject text={one.subject} />
              </td>
              <td className={wideCell}>{one.text}</td>
              <td>
                {one.gone_at === null ? (
                  <span className={paper.badge} data-tone="bad">
                    <Trans>stands</Trans>
                  </span>
                ) : (
                  <span className={paper.badge} data-tone="ok">
                    <Trans>mended {time(one.gone_at)}</Trans>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** Asks for a turn over everything. */
function TurnButton() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => request(auditNow, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: ['auditor'] }),
  });
  return (
    <div className={paper.actions}>
      {ask.isSuccess && (
        <span role="status" className={paper.sub}>
          <Trans>Asked for.</Trans>
        </span>
      )}
      {ask.isError && (
        <span role="alert" className={paper.alert}>
          {errorText(ask.error)}
        </span>
      )}
      <button
        type="button"
        className={paper.plainButton}
        disabled={ask.isPending}
        onClick={() => ask.mutate()}
      >
        <Icon name="repeat" size={18} />
        <Trans>Audit everything now</Trans>
      </button>
    </div>
  );
}

/** The continuous auditor: how far it is, what each check has looked at, and what it has found. */
export function Auditor() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/desk' });
  const { number, time } = useFormats();
  const names = useCheckNames();
  useLiveMoney('auditor');
  const query = useQuery({
    queryKey: ['auditor'],
    queryFn: () => request(auditorState, {}),
    refetchInterval: ASK_EVERY_MS,
  });
  if (query.isPending)
    return (
      <div className={paper.page}>
        <Waiting />
      </div>
    );
  if (query.isError)
    return (
      <div className={paper.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const state = query.data.data;
  const standing = state.findings.filter(({ gone_at }) => gone_at === null).length;
  const figures: [string, string][] = [
    [t`Seals verified`, `${number(state.verified)} / ${number(state.sealed)}`],
    [t`Entries walked`, number(state.transfers)],
    [t`Entries still ahead`, number(state.ahead)],
    [t`Last piece`, state.last_piece_at === null ? '–' : time(state.last_piece_at)],
  ];
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Auditor</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Recomputes the books from their entries while the house is open</Trans>
          </p>
        </div>
        {may(clerk, 'ledger.audit') && <TurnButton />}
      </header>
      <p className={paper.banner} data-tone={standing > 0 ? 'bad' : 'ok'}>
        <Icon name={standing > 0 ? 'warning' : 'check-circle'} size={24} />
        {standing > 0 ? (
          <Plural
            value={standing}
            one="# finding stands: the books do not agree."
            other="# findings stand: the books do not agree."
          />
        ) : (
          t`The books agree.`
        )}
      </p>
      <dl className={paper.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state.findings.length > 0 && <Findings findings={state.findings} />}
      <section className={paper.panel}>
        <h2>
          <Trans>Checks</Trans>
        </h2>
        <Table label={t`Checks of the auditor`}>
          <thead>
            <tr>
              <th>
                <Trans>Check</Trans>
              </th>
              <th>
                <Trans>What it holds against what</Trans>
              </th>
              <th className={rightCell}>
                <Trans>Last turn</Trans>
              </th>
              <th className={rightCell}>
                <Trans>Looked at</Trans>
              </th>
              <th className={rightCell}>
                <Trans>Turns</Trans>
              </th>
              <th className={rightCell}>
                <Trans>Findings</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {state.checks.map((one) => {
              const [name, unit, what] = names[one.check];
              return (
                <tr key={one.check} data-tone={one.findings > 0 ? 'bad' : undefined}>
                  <td>
                    <b>{name}</b>
                  </td>
                  <td className={wideCell}>{what}</td>
                  <td className={rightCell}>
                    {one.turned_at === null ? t`under way` : time(one.turned_at)}
                  </td>
                  <td className={rightCell}>
                    {number(one.items)} {unit}
                  </td>
                  <td className={rightCell}>{number(one.turns)}</td>
                  <td className={rightCell}>
                    <b>{number(one.findings)}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </section>
    </div>
  );
}
