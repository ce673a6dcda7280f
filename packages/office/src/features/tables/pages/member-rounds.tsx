import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { memberTableRounds } from '@wl/contract/office/tables-history';
import { type TableOutcome, tableOutcomes, type TableRoundLine } from '@wl/contract/tables-history';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { resultText } from '@wl/ui/features/tables/result-text';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useVoidReasonNames } from '../use-void-reason-names.ts';
import s from './member-rounds.module.css';

const PAGE = '/members/$id/table-rounds';

/** Lists a member's finished table rounds, newest first, each with a link to its replay. */
export function MemberRounds() {
  const { id } = useParams({ from: `/office${PAGE}` });
  const { outcome, page = 1 } = useSearch({ from: `/office${PAGE}` });
  const navigate = useNavigate();
  const show = (search: { outcome?: TableOutcome; page?: number }) =>
    void navigate({ to: PAGE, params: { id }, search });
  return (
    <div className={paper.page}>
      <p>
        <Link to="/members/$id" params={{ id }}>
          <Trans>Back to the member’s file</Trans>
        </Link>
      </p>
      <h1>
        <Trans>Table rounds of the member</Trans>
      </h1>
      <RoundsOfMember memberId={id} outcome={outcome} page={page} onShow={show} />
    </div>
  );
}

interface RoundsProps {
  memberId: string;
  outcome: TableOutcome | undefined;
  page: number;
  onShow: (search: { outcome?: TableOutcome; page?: number }) => void;
}

/** Shows the filter and one page of the list. */
export function RoundsOfMember({ memberId, outcome, page, onShow }: RoundsProps) {
  const { t } = useLingui();
  const columns = useColumns(memberId);
  const query = useQuery({
    queryKey: ['member-table-rounds', memberId, outcome, page],
    queryFn: () =>
      request(memberTableRounds, {
        params: { id: memberId },
        query: { page, ...(outcome && { outcome }) },
      }),
    placeholderData: keepPreviousData,
  });
  const names = useOutcomeNames();
  return (
    <div className={paper.panel}>
      <search className={s.filter}>
        <Select
          label={t`Outcome`}
          value={outcome ?? ''}
          onChange={({ target }) => {
            const chosen = tableOutcomes.find((one) => one === target.value);
            onShow(chosen ? { outcome: chosen } : {});
          }}
        >
          <option value="">{t`All outcomes`}</option>
          {tableOutcomes.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </search>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <OfficeTable
            label={t`Table rounds`}
            rows={query.data.data}
            rowId={({ table, round }) => `${table} ${round}`}
            columns={columns}
            lines
            empty={<Trans>No finished table rounds. Rounds with bets will appear here.</Trans>}
          />
          <Pages
            meta={query.data.meta}
            onPage={(next) => onShow({ ...(outcome && { outcome }), page: next })}
          />
        </>
      )}
    </div>
  );
}

function useOutcomeNames(): Readonly<Record<TableOutcome, string>> {
  const { t } = useLingui();
  return {
    won: t`Rounds with a win`,
    lost: t`Rounds with a loss`,
    void: t`Void rounds`,
    corrected: t`Rounds with a corrected result`,
  };
}

/** Address of the replay, which the members' application shows to clerks. */
const replayOf = (member: string, { table, round }: TableRoundLine): string =>
  `/live/rounds?${new URLSearchParams({ table, round: String(round), member }).toString()}`;

function useColumns(memberId: string): DataColumn<TableRoundLine>[] {
  const { t, i18n } = useLingui();
  const { money, time } = useFormats();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  return [
    {
      id: 'round',
      head: t`Round`,
      isRowHead: true,
      cell: ({ name, round }) => `${name}, ${number(round)}`,
    },
    { id: 'at', head: t`Bets closed`, cell: ({ at }) => time(at) },
    { id: 'result', head: t`Result`, cell: (line) => resultText(line) || '–' },
    { id: 'bets', head: t`Number of bets`, as: 'number', cell: ({ bets }) => number(bets) },
    { id: 'stake', head: t`Stake`, as: 'number', cell: (line) => money(line.stake_cents) },
    { id: 'payout', head: t`Payout`, as: 'number', cell: (line) => <Payout line={line} /> },
    {
      id: 'replay',
      head: t`Replay`,
      isPlain: true,
      cell: (line) => {
        const { name, round } = line;
        return (
          <a
            href={replayOf(memberId, line)}
            target="_blank"
            // The browser copies session storage, and with it the staff token, only to a tab that has an opener.
            rel="opener"
            aria-label={t`Watch the replay of ${name}, round ${round}, in a new tab`}
          >
            <Trans>Watch the replay</Trans>
          </a>
        );
      },
    },
  ];
}

/** Shows the payout, the payout before a correction, or the reason why the round is void. */
function Payout({ line }: { line: TableRoundLine }) {
  const { money } = useFormats();
  const reasons: Readonly<Record<string, string>> = useVoidReasonNames();
  const { t } = useLingui();
  const { void_reason: reason, corrected_from_cents: before } = line;
  if (reason !== undefined)
    return (
      <span className={paper.badge} data-tone="warn">
        {t({ message: 'Void', context: 'round' })}: {reasons[reason] ?? t`No reason recorded`}
      </span>
    );
  if (before === undefined) return money(line.payout_cents);
  const first = money(before);
  return (
    <>
      {money(line.payout_cents)}{' '}
      <small>
        <Trans>{first} before the correction</Trans>
      </small>
    </>
  );
}

function Pages({
  meta: { current_page: page, total, to },
  onPage,
}: {
  meta: { current_page: number; total: number; to: number };
  onPage: (page: number) => void;
}) {
  if (page === 1 && to >= total) return null;
  return (
    <p className={s.pages}>
      <Button variant="plain" inactive={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Newer</Trans>
      </Button>
      <span role="status">
        <Trans>
          {to} of {total}
        </Trans>
      </span>
      <Button variant="plain" inactive={to >= total} onClick={() => onPage(page + 1)}>
        <Trans>Older</Trans>
      </Button>
    </p>
  );
}
