import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { officeGames, type OfficeGame } from '@wl/contract/office/play';
import { Field, Select } from '@wl/ui/controls/field';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon } from '@wl/ui/icon';
import { useEffect, useRef } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useLive } from '../../../app/realtime/use-live.ts';
import { ALL, AllGames, AllGamesPanel } from '../components/all-games.tsx';
import { CasinoPanel } from '../components/casino-panel.tsx';
import { GamePanel } from '../components/game-panel.tsx';
import { GamesTable } from '../components/games-table.tsx';
import { gamesFilters, type GamesFilter } from '../games-filter.ts';
import { useGameWords } from '../use-game-words.ts';
import s from '../components/games.module.css';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isAlarming = ({ month, all_time }: OfficeGame) =>
  month.state === 'alarm' || all_time.state === 'alarm';

function passes(game: OfficeGame, filter: GamesFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (filter === 'alarm') return isAlarming(game);
  if (filter === 'switched')
    return game.own.state !== 'open' || game.own.no_bonus_money || game.own.no_free_play;
  return game.state === filter;
}

/** Shows a banner with a button for every game whose measured return has the state `alarm`. */
function Alarms({
  games,
  choose,
}: {
  games: readonly OfficeGame[];
  choose: (slug: string) => void;
}) {
  const alarming = games.filter(isAlarming);
  if (alarming.length === 0) return null;
  return (
    <div className={paper.banner} data-tone="bad">
      <Icon name="warning" size={24} />
      <p>
        <Plural
          value={alarming.length}
          one="The measured return of # game differs from its published return:"
          other="The measured returns of # games differ from their published returns:"
        />{' '}
        {alarming.map((game) => (
          <RowButton link key={game.slug} className={s.link} onClick={() => choose(game.slug)}>
            {game.name}
          </RowButton>
        ))}
      </p>
    </div>
  );
}

/** Returns the chosen game and the filters from the URL, and a function that changes them. */
function useGamesSearch() {
  const { game: chosen, search = '', show } = useSearch({ from: '/office/games' });
  const navigate = useNavigate();
  const change = (next: { game?: string; search?: string; show?: GamesFilter | undefined }) => {
    const wanted = { game: chosen, search, show, ...next };
    void navigate({
      to: '/games',
      search: {
        ...(wanted.game === undefined ? {} : { game: wanted.game }),
        ...(wanted.search === '' ? {} : { search: wanted.search }),
        ...(wanted.show === undefined ? {} : { show: wanted.show }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { chosen, search, show, change };
}

type Place = ReturnType<typeof useGamesSearch>;

/** Returns the games that match the filters. */
function useFound(games: readonly OfficeGame[], { search, show }: Place): OfficeGame[] {
  const words = useGameWords();
  return games.filter(
    (game) =>
      passes(game, show) &&
      plain(`${game.name} ${words.city(game.city)} ${words.categories[game.category]}`).includes(
        plain(search.trim()),
      ),
  );
}

/** Shows the search field and the filter by state. */
function Filters({ place: { search, show, change } }: { place: Place }) {
  const { t } = useLingui();
  const words = useGameWords();
  const filters: [GamesFilter, string][] = [
    ['open', words.states.open],
    ['maintenance', words.states.maintenance],
    ['off', words.states.off],
    ['switched', t`Games restricted individually`],
    ['alarm', t`Games with an alert`],
  ];
  return (
    <div className={paper.actions}>
      <Field
        label={t`Name, city or category`}
        isLabelHidden
        type="search"
        placeholder={t`Name, city or category`}
        value={search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Select
        label={t`Game filter`}
        isLabelHidden
        value={show ?? ''}
        onChange={(event) =>
          change({ show: gamesFilters.find((one) => one === event.target.value) })
        }
      >
        <option value="">{t`All games`}</option>
        {filters.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface GamesPanelProps {
  games: readonly OfficeGame[];
  chosen: string | undefined;
  choose: (slug: string) => void;
}

/** Shows the games that match the filters. */
function GamesPanel({ games, chosen, choose }: GamesPanelProps) {
  const { t } = useLingui();
  return (
    <section className={paper.panel} aria-label={t`Games`}>
      {games.length === 0 ? (
        <Nothing>
          <Trans>No games match the filters above.</Trans>
        </Nothing>
      ) : (
        <GamesTable games={games} chosen={chosen} choose={choose} />
      )}
      <p className={s.keys}>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans> <kbd>S</kbd> <Trans>switch</Trans>
      </p>
    </section>
  );
}

/** Shows the games page: each game's switches, and its actual return compared with its published return (trust G18). */
export function Games() {
  const { clerk } = useRouteContext({ from: '/office' });
  const place = useGamesSearch();
  const { chosen } = place;
  const side = useRef<HTMLDivElement>(null);
  useLive('private-staff.games', staffNews.games_changed, 'games');
  const query = useQuery({ queryKey: ['games'], queryFn: () => request(officeGames, {}) });
  const office = query.data?.data;
  const found = useFound(office?.games ?? [], place);
  const choose = (slug: string) => place.change({ game: slug });
  useShortcuts({
    s: () => side.current?.querySelector('input')?.focus(),
  });
  // On a phone the panel is below the table, so scroll to it when a game is chosen.
  useEffect(() => {
    if (chosen !== undefined && matchMedia('(max-width: 980px)').matches)
      side.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  if (query.isPending)
    return (
      <div className={paper.page}>
        <Waiting />
      </div>
    );
  if (!office)
    return (
      <div className={paper.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const allowed = may(clerk, 'games.switch');
  const game = office.games.find(({ slug }) => slug === chosen);
  return (
    <div className={`${paper.page ?? ''} ${s.page ?? ''}`}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Games</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Game switches, and each game’s measured and published returns</Trans>
          </p>
        </div>
        <Filters place={place} />
      </header>
      {allowed && <CasinoPanel />}
      <Alarms games={office.games} choose={choose} />
      <AllGames all={office.all} isChosen={chosen === ALL} choose={() => choose(ALL)} />
      <div className={s.columns}>
        <GamesPanel games={found} chosen={chosen} choose={choose} />
        <div ref={side} className={s.sideColumn}>
          {game && <GamePanel game={game} allowed={allowed} />}
          {chosen === ALL && <AllGamesPanel all={office.all} allowed={allowed} />}
          {!game && chosen !== ALL && (
            <section className={paper.panel}>
              <Nothing>
                <Trans>Choose a game to see its figures and switches.</Trans>
              </Nothing>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
