import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GameTile } from '@wl/contract/lobby';
import {
  BONUS_MONEY_MAX_RETURN_PERCENT,
  MAX_BONUS_STAKE_CENTS,
} from '@wl/world/casino/contribution';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { PaperCard, Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { rightCell, Table } from '@wl/ui/tables/table';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { cashOnlyGamesQuery } from '../api.ts';
import s from './bonus-unavailable-games.module.css';

/**
 * Lists the games in which bonus money cannot be staked, and the bets that cannot be paid with bonus money in any game
 * (decisions §6).
 */
export default function BonusUnavailableGames() {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorText = useErrorText();
  const games = useQuery(cashOnlyGamesQuery);
  const count = games.data?.length ?? 0;
  const edge = number(1 - BONUS_MONEY_MAX_RETURN_PERCENT / 100, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <main className={s.page}>
      <header>
        <h1 className="poster">
          <Trans>Cash-only games</Trans>
        </h1>
        <p>
          <Trans>
            Bonus money cannot be staked on the games below. Each one has a house edge below {edge},
            is played alone with decisions during the round, or has a minimum stake too high for
            bonus money. We reject bonus-money bets on these games before they are placed and never
            void them afterwards.
          </Trans>
        </p>
      </header>
      {games.isPending && <Skeleton className={s.bone ?? ''} />}
      {games.isError && (
        <div role="alert" className={s.trouble}>
          <p>{errorText(games.error)}</p>
          <Button onClick={() => void games.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {games.data && count === 0 && (
        <EmptyState icon="check-circle" title={<Trans>Every game accepts bonus money</Trans>} />
      )}
      {games.data && count > 0 && (
        <PaperCard as="section" className={s.list} aria-label={t`Cash-only games`}>
          <p role="status">
            <Plural value={count} one="# game" other="# games" />
          </p>
          <GamesTable games={games.data} />
        </PaperCard>
      )}
      {/* Do not show the rules while the list is loading. Otherwise, the list would push the rules down when it
          appears. */}
      {!games.isPending && <Rules />}
    </main>
  );
}

function GamesTable({ games }: { games: readonly GameTile[] }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  return (
    <Table label={t`Return to player`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Game</Trans>
          </th>
          <th scope="col" className={rightCell}>
            <Trans>Return to player</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.slug}>
            <td>
              <Link to={`/${game.category}/${game.slug}`}>{game.name}</Link>
            </td>
            <td className={rightCell}>{percent(game.rtp / 100)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Lists the bets that cannot be placed with bonus money in any game. */
function Rules() {
  const { money } = useFormats();
  const most = money(MAX_BONUS_STAKE_CENTS);
  return (
    <Panel as="section" className={s.rules} aria-labelledby="no-game">
      <h2 id="no-game">
        <Trans>Bets that cannot be placed with bonus money in any game</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Stakes above {most}</Trans>
        </li>
        <li>
          <Trans>Bonus buys</Trans>
        </li>
        <li>
          <Trans>
            Bets that cover more than 60% of the outcomes, such as red and black at once
          </Trans>
        </li>
      </ul>
      <Link to="/bonus-policy">
        <Trans>Full bonus policy</Trans>
      </Link>
    </Panel>
  );
}
