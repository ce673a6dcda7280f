import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deskLeaderboard, type DeskTournament } from '@wl/contract/tournaments-desk';
import { rightCell, Table } from '@wl/ui/table';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useTournamentNames } from '../names.ts';
import { Pages } from './pages.tsx';

/** The leaderboard as members see it, live. */
export function BoardPanel({ one }: { one: DeskTournament }) {
  const { t } = useLingui();
  const { number, clock } = useFormats();
  const names = useTournamentNames();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['tournament-board', one.id, page],
    queryFn: () => request(deskLeaderboard, { params: { id: one.id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={paper.panel} aria-labelledby="board">
      <h2 id="board">
        <Trans>Leaderboard</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data?.data.length === 0 && (
        <Nothing>
          <Trans>Nobody has a score yet.</Trans>
        </Nothing>
      )}
      {query.data && query.data.data.length > 0 && (
        <>
          <Table label={t`Places and scores`} lines>
            <thead>
              <tr>
                <th className={rightCell}>
                  <Trans>Place</Trans>
                </th>
                <th>
                  <Trans>Member</Trans>
                </th>
                <th className={rightCell}>
                  <Trans>Score</Trans>
                </th>
                <th>
                  <Trans>Reached</Trans>
                </th>
                <th className={rightCell}>
                  <Trans>Coins</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {query.data.data.map((line) => (
                <tr key={line.entry_no}>
                  <td className={rightCell}>{number(line.rank)}</td>
                  <td>{line.name ?? t`Traveller ${line.entry_no}`}</td>
                  <td className={rightCell}>{names.score(one, line.score)}</td>
                  <td>{clock(line.reached_at)}</td>
                  <td className={rightCell}>{number(line.coins)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pages meta={query.data.meta} label={t`Pages of the leaderboard`} onPage={setPage} />
        </>
      )}
    </section>
  );
}
