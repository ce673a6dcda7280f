import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { gamesQuery } from '../api.ts';
import type { LobbySearch } from '../lobby-search.ts';
import type { Change } from '../use-lobby.ts';
import { GameCard } from './game-card.tsx';
import s from './game-grid.module.css';

/** Number of tiles above the fold. They load immediately; all others load when they approach the viewport. */
const EAGER_TILES = 6;
const BONES = 16;
/** Maximum number of matching games for which the tiles are enlarged. */
const FEW = 4;

/** Shows the games that match a search, with skeletons while the first page loads. Further pages are appended. */
export function GameGrid({
  search,
  change,
  onClear,
  title,
  narrowed,
}: {
  search: LobbySearch;
  /** Latest change to the search. If the search fails, this change determines the error text (specification §8). */
  change: Change | undefined;
  onClear: () => void;
  title: string;
  /** True if a search or a filter is active. */
  narrowed: boolean;
}) {
  const { t } = useLingui();
  const games = useInfiniteQuery(gamesQuery(search));
  const tiles = games.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = games.data?.pages.at(-1)?.meta.total ?? 0;
  const shown = tiles.length;

  return (
    <section aria-labelledby="floor-games" aria-busy={games.isPending}>
      <div className={s.head}>
        <h2 id="floor-games">{title}</h2>
        <p role="status">
          {games.isSuccess && shown > 0 && (
            <Trans>
              Showing {shown} of {total}
            </Trans>
          )}
        </p>
      </div>
      {games.isPending && (
        <div className={s.grid} aria-label={t`Loading games`} role="img">
          {Array.from({ length: BONES }, (_, index) => (
            <Skeleton key={index} className={s.bone ?? ''} />
          ))}
        </div>
      )}
      {games.isError && tiles.length === 0 && (
        <LoadFailed error={games.error} change={change} onRetry={() => void games.refetch()} />
      )}
      {games.isSuccess && tiles.length === 0 && (
        <NoGames search={search} narrowed={narrowed} onClear={onClear} />
      )}
      {tiles.length > 0 && (
        <ul className={cx(s.grid, total <= FEW && s.few)}>
          {tiles.map((game, index) => (
            <li key={game.slug}>
              <GameCard game={game} eager={index < EAGER_TILES} />
            </li>
          ))}
        </ul>
      )}
      {games.hasNextPage && (
        <Button
          variant="ink"
          className={s.more}
          loading={games.isFetchingNextPage}
          onClick={() => void games.fetchNextPage()}
        >
          <Trans>More games</Trans>
        </Button>
      )}
    </section>
  );
}

function LoadFailed({
  error,
  change,
  onRetry,
}: {
  error: Error;
  change: Change | undefined;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={
          change ? errorText(new ApiError(0, { code: change })) : t`The games could not be loaded`
        }
        action={
          <Button icon="repeat" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}

function NoGames({
  search,
  narrowed,
  onClear,
}: {
  search: LobbySearch;
  narrowed: boolean;
  onClear: () => void;
}) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="compass"
      title={
        search.text === ''
          ? t`No games match all of these filters`
          : t`No games found with that name`
      }
      action={
        narrowed && (
          <Button onClick={onClear} icon="grid">
            <Trans>Show all games</Trans>
          </Button>
        )
      }
    >
      <Trans>Remove a filter, or try another search term.</Trans>
    </EmptyState>
  );
}
