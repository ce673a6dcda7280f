import { Trans, useLingui } from '@lingui/react/macro';
import type { ActualReturn, OfficeGame } from '@wl/contract/office/play';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon } from '@wl/ui/icon';
import choice from '../../../app/forms/choice-rows.module.css';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { stateTones, useGameWords } from '../use-game-words.ts';
import { ReturnBand } from './return-band.tsx';
import s from './games.module.css';

function Return({ about }: { about: ActualReturn }) {
  const { percent } = useFormats();
  const { actual_percent: actual, state } = about;
  return (
    <span className={s.return} data-state={state}>
      <b>{actual === null ? '–' : percent(actual)}</b>
      <ReturnBand about={about} />
    </span>
  );
}

interface NameProps {
  game: OfficeGame;
  words: ReturnType<typeof useGameWords>;
  isChosen: boolean;
  choose: (slug: string) => void;
}

/** Shows a game's name, category and city. The name is a button that selects the game. */
function Name({ game, words, isChosen, choose }: NameProps) {
  return (
    <>
      <RowButton
        link
        className={choice.name}
        aria-pressed={isChosen}
        onClick={() => choose(game.slug)}
      >
        {game.name}
      </RowButton>
      <span className={s.where}>
        {words.categories[game.category]} · {words.city(game.city)}
      </span>
    </>
  );
}

interface GamesTableProps {
  games: readonly OfficeGame[];
  chosen: string | undefined;
  choose: (slug: string) => void;
}

/** Lists the given games, one per row. Pressing a game's name shows its details next to the table. */
export function GamesTable({ games, chosen, choose }: GamesTableProps) {
  const { t } = useLingui();
  const { percent, number, money } = useFormats();
  const words = useGameWords();
  const columns: DataColumn<OfficeGame>[] = [
    {
      id: 'game',
      head: t`Game`,
      isPlain: true,
      sortBy: ({ name }) => name,
      cell: (game) => (
        <Name game={game} words={words} isChosen={game.slug === chosen} choose={choose} />
      ),
    },
    {
      id: 'state',
      head: t`Status`,
      sortBy: ({ state }) => words.states[state],
      cell: (game) => <State game={game} />,
    },
    {
      id: 'published',
      head: t`Published`,
      as: 'number',
      sortBy: ({ return_percent }) => return_percent,
      cell: ({ return_percent }) => percent(return_percent),
    },
    {
      id: 'month',
      head: t`Last 30 days`,
      className: s.returnCell,
      sortBy: ({ month }) => month.actual_percent,
      cell: ({ month }) => <Return about={month} />,
    },
    {
      id: 'all_time',
      head: t`All time`,
      className: s.returnCell,
      sortBy: ({ all_time }) => all_time.actual_percent,
      cell: ({ all_time }) => <Return about={all_time} />,
    },
    {
      id: 'rounds',
      head: t`Rounds`,
      as: 'number',
      sortBy: ({ all_time }) => all_time.rounds,
      cell: ({ all_time }) => number(all_time.rounds),
    },
    {
      id: 'staked',
      head: t`Staked`,
      as: 'number',
      sortBy: ({ all_time }) => all_time.staked_cents,
      cell: ({ all_time }) => money(all_time.staked_cents),
    },
  ];
  return (
    <OfficeTable
      label={t`Games with their on/off switches and return to player (RTP)`}
      rows={games}
      columns={columns}
      rowId={({ slug }) => slug}
      chosen={chosen}
      choose={choose}
      lines
    />
  );
}

/** Shows whether the game is open, and which features are switched off. */
function State({ game }: { game: OfficeGame }) {
  const words = useGameWords();
  return (
    <>
      <span className={paper.badge} data-tone={stateTones[game.state]}>
        {words.states[game.state]}
      </span>
      <span className={s.flags}>
        {game.own.no_bonus_money && (
          <span>
            <Icon name="gift" size={14} /> <Trans>No bonus</Trans>
          </span>
        )}
        {game.own.no_free_play && (
          <span>
            <Icon name="ticket" size={14} /> <Trans>No free play</Trans>
          </span>
        )}
      </span>
    </>
  );
}
