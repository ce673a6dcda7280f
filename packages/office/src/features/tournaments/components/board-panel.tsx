import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@wl/contract/call';
import { officeLeaderboard, type OfficeTournament } from '@wl/contract/office/tournaments';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useTournamentNames } from '../names.ts';
import { Pages } from './pages.tsx';

type BoardLine = ReplyOf<typeof officeLeaderboard>['data'][number];

/** Shows the live leaderboard as members see it. */
export function BoardPanel({ one }: { one: OfficeTournament }) {
  const { t } = useLingui();
  const { number, clock } = useFormats();
  const names = useTournamentNames();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['tournament-board', one.id, page],
    queryFn: () => request(officeLeaderboard, { params: { id: one.id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const columns: DataColumn<BoardLine>[] = [
    { id: 'place', head: t`Rank`, as: 'number', cell: (line) => number(line.rank) },
    {
      id: 'member',
      head: t`Member`,
      cell: (line) => line.name ?? t`Traveller ${line.entry_no}`,
    },
    { id: 'score', head: t`Score`, as: 'number', cell: (line) => names.score(one, line.score) },
    { id: 'reached', head: t`Score reached`, cell: (line) => clock(line.reached_at) },
    { id: 'coins', head: t`Coins`, as: 'number', cell: (line) => number(line.coins) },
  ];
  return (
    <section className={paper.panel} aria-labelledby="board">
      <h2 id="board">
        <Trans>Leaderboard</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <>
          <OfficeTable
            label={t`Ranks and scores`}
            rows={query.data.data}
            columns={columns}
            rowId={({ entry_no }) => String(entry_no)}
            empty={<Trans>Nobody has a score yet.</Trans>}
            isBusy={query.isPlaceholderData}
            lines
          />
          {query.data.data.length > 0 && (
            <Pages meta={query.data.meta} label={t`Leaderboard pages`} onPage={setPage} />
          )}
        </>
      )}
    </section>
  );
}
