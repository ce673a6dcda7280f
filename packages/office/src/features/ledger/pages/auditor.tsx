import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { auditNow, auditorState, type AuditFinding } from '@wl/contract/office/ledger';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useLiveMoney } from '../../../app/realtime/use-live.ts';

const ASK_EVERY_MS = 15_000;

/** Returns the name of each audit check, and the rule that it verifies. */
function useCheckNames() {
  const { t } = useLingui();
  return {
    seals: [t`Hash chain`, t`Each seal’s hash matches its entries`],
    balances: [t`Balances`, t`Every balance equals the sum of its entries`],
    totals: [
      t`Totals`,
      t`Member and casino accounts sum to zero, and each wallet balance equals the sum of its entries`,
    ],
    in_play: [t`In play`, t`No money in play without an open round`],
    rounds: [t`Rounds`, t`Stakes and payouts of all rounds match the ledger`],
    stuck_rounds: [t`Stuck rounds`, t`Every open round can be closed`],
    item_winnings: [t`Item winnings`, t`Item winnings match the rounds played with the items`],
    nonces: [t`Nonces`, t`No round is missing or duplicated`],
    outgoing: [
      t`Reserved for cash-outs`,
      t`The reserved money equals the total of pending cash-outs`,
    ],
    steps: [t`Steps`, t`The last step of each payment matches its status`],
    clearing: [t`Payments`, t`Top-ups, refunds and payouts match the ledger`],
    bonus: [t`Bonus`, t`Active bonuses match the bonus balance`],
    sessions: [t`Sessions`, t`Each session’s net position matches its rounds`],
    event_order: [t`Event order`, t`Each member’s events are numbered consecutively`],
    staff_audit: [t`Staff log`, t`Each entry’s signature covers the previous entry`],
  } as const;
}

/** Shows the subject of a finding. If the subject is a member, the text links to the member's file. */
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
  const columns: DataColumn<AuditFinding>[] = [
    { id: 'found', head: t`Detected at`, cell: (one) => time(one.found_at) },
    { id: 'check', head: t`Check`, cell: (one) => names[one.check][0] },
    { id: 'where', head: t`Subject`, cell: (one) => <Subject text={one.subject} /> },
    { id: 'what', head: t`Finding`, as: 'text', cell: (one) => one.text },
    {
      id: 'state',
      head: t`Status`,
      cell: ({ gone_at: gone }) => (
        <span className={paper.badge} data-tone={gone === null ? 'bad' : 'ok'}>
          {gone === null ? (
            <Trans context="finding">open</Trans>
          ) : (
            <Trans>fixed {time(gone)}</Trans>
          )}
        </span>
      ),
    },
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Findings</Trans>
      </h2>
      <OfficeTable
        label={t`Auditor findings`}
        rows={findings}
        columns={columns}
        rowId={({ id }) => String(id)}
        tone={({ gone_at }) => (gone_at === null ? 'bad' : undefined)}
      />
    </section>
  );
}

type Check = ReplyOf<typeof auditorState>['data']['checks'][number];

/** Returns a function that formats the number of items that an audit check has examined, including the unit. */
function useItemCounts() {
  const { t } = useLingui();
  const units: { [Name in Check['check']]?: (count: number) => string } = {
    seals: (count) => t({ message: plural(count, { one: '# seal', other: '# seals' }) }),
    totals: (count) => t({ message: plural(count, { one: '# check', other: '# checks' }) }),
    steps: (count) => t({ message: plural(count, { one: '# payment', other: '# payments' }) }),
    staff_audit: (count) => t({ message: plural(count, { one: '# entry', other: '# entries' }) }),
  };
  return (check: Check['check'], count: number) =>
    units[check]?.(count) ?? t({ message: plural(count, { one: '# member', other: '# members' }) });
}

/** Lists the checks, with the number of runs and findings for each. */
function CheckTable({ checks }: { checks: readonly Check[] }) {
  const { t } = useLingui();
  const { number, time } = useFormats();
  const names = useCheckNames();
  const counted = useItemCounts();
  const columns: DataColumn<Check>[] = [
    {
      id: 'check',
      head: t`Check`,
      isPlain: true,
      sortBy: (one) => names[one.check][0],
      cell: (one) => <b>{names[one.check][0]}</b>,
    },
    {
      id: 'what',
      head: t`Comparison`,
      as: 'text',
      isPlain: true,
      cell: (one) => names[one.check][1],
    },
    {
      id: 'turned_at',
      head: t`Last run`,
      as: 'number',
      sortBy: (one) => one.turned_at,
      cell: (one) => (one.turned_at === null ? t`in progress` : time(one.turned_at)),
    },
    {
      id: 'items',
      head: t`Checked`,
      as: 'number',
      // This column is not sortable: each check has its own unit, so sorting would compare, for example, seals with
      // members.
      cell: (one) => counted(one.check, one.items),
    },
    {
      id: 'turns',
      head: t`Runs`,
      as: 'number',
      sortBy: (one) => one.turns,
      cell: (one) => number(one.turns),
    },
    {
      id: 'findings',
      head: t`Findings`,
      as: 'number',
      sortBy: (one) => one.findings,
      cell: (one) => <b>{number(one.findings)}</b>,
    },
  ];
  return (
    <OfficeTable
      label={t`Audit checks`}
      rows={checks}
      columns={columns}
      rowId={({ check }) => check}
      tone={({ findings }) => (findings > 0 ? 'bad' : undefined)}
    />
  );
}

/** Shows the button that requests a full audit run. */
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
          <Trans>The audit has been requested. The results will appear on this page.</Trans>
        </span>
      )}
      {ask.isError && (
        <span role="alert" className={paper.alert}>
          {errorText(ask.error)}
        </span>
      )}
      <Button variant="plain" inactive={ask.isPending} onClick={() => ask.mutate()}>
        <Icon name="repeat" size={18} />
        <Trans>Audit everything now</Trans>
      </Button>
    </div>
  );
}

function FindingsBanner({ openFindings }: { openFindings: number }) {
  const { t } = useLingui();
  return (
    <p className={paper.banner} data-tone={openFindings > 0 ? 'bad' : 'ok'}>
      <Icon name={openFindings > 0 ? 'warning' : 'check-circle'} size={24} />
      {openFindings > 0 ? (
        <Plural
          value={openFindings}
          one="# open finding: the ledger does not balance."
          other="# open findings: the ledger does not balance."
        />
      ) : (
        t`The ledger balances.`
      )}
    </p>
  );
}

/** Shows the continuous auditor: its progress, the coverage of each check, and its findings. */
export function Auditor() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const { number, time } = useFormats();
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
  if (!query.data)
    return (
      <div className={paper.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const state = query.data.data;
  const openFindings = state.findings.filter(({ gone_at }) => gone_at === null).length;
  const figures: [string, string][] = [
    [t`Seals verified`, `${number(state.verified)} / ${number(state.sealed)}`],
    [t`Entries checked`, number(state.transfers)],
    [t`Entries left to check`, number(state.ahead)],
    [t`Last check`, state.last_piece_at === null ? '–' : time(state.last_piece_at)],
  ];
  return (
    <div className={paper.page}>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Auditor</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              The auditor recomputes the ledger from its entries while the casino is open.
            </Trans>
          </p>
        </div>
        {may(clerk, 'ledger.audit') && <TurnButton />}
      </header>
      <FindingsBanner openFindings={openFindings} />
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
        <CheckTable checks={state.checks} />
      </section>
    </div>
  );
}
