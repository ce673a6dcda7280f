import { Trans, useLingui } from '@lingui/react/macro';
import type { ActualReturn, DeskGame } from '@wl/contract/games-desk';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table } from '@wl/ui/table';
import choice from '../../../app/choice-rows.module.css';
import { useFormats } from '../../../app/format.ts';
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

interface GamesTableProps {
  games: readonly DeskGame[];
  chosen: string | undefined;
  choose: (slug: string) => void;
}

/** Every game in a line; its name opens it beside the table. */
export function GamesTable({ games, chosen, choose }: GamesTableProps) {
  const { t } = useLingui();
  const { percent, number, money } = useFormats();
  const words = useGameWords();
  return (
    <Table label={t`Games with their switches and returns`} lines>
      <thead>
        <tr>
          <th>
            <Trans>Game</Trans>
          </th>
          <th>
            <Trans>State</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Published</Trans>
          </th>
          <th className={s.returnHead}>
            <Trans>Last 30 days</Trans>
          </th>
          <th className={s.returnHead}>
            <Trans>All time</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Rounds</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Staked</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr
            key={game.slug}
            data-chosen={game.slug === chosen}
            className={choice.row}
            onClick={() => choose(game.slug)}
          >
            <td>
              <button
                type="button"
                className={choice.name}
                aria-pressed={game.slug === chosen}
                onClick={(event) => {
                  event.stopPropagation();
                  choose(game.slug);
                }}
              >
                {game.name}
              </button>
              <span className={s.where}>
                {words.categories[game.category]} · {words.city(game.city)}
              </span>
            </td>
            <td>
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
                    <Icon name="ticket" size={14} /> <Trans>No demo</Trans>
                  </span>
                )}
              </span>
            </td>
            <td className={rightCell}>{percent(game.return_percent)}</td>
            <td>
              <Return about={game.month} />
            </td>
            <td>
              <Return about={game.all_time} />
            </td>
            <td className={rightCell}>{number(game.all_time.rounds)}</td>
            <td className={rightCell}>{money(game.all_time.staked_cents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
