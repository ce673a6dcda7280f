import { Trans, useLingui } from '@lingui/react/macro';
import type { KnownGame } from '../game-tables.ts';
import { useGameWords } from '../use-game-words.ts';
import s from './game-filter.module.css';

/** Shows buttons that limit the list of tables to one game. */
export function GameFilter({
  games,
  chosen,
  onChoose,
}: {
  /** Games that can be played at the open tables. */
  games: readonly KnownGame[];
  /** Game whose tables are listed, or null if the tables of all games are listed. */
  chosen: KnownGame | null;
  onChoose: (game: KnownGame | null) => void;
}) {
  const { t } = useLingui();
  const words = useGameWords();
  return (
    <div className={s.games} role="group" aria-label={t`Games`}>
      {[null, ...games].map((game) => (
        <button
          key={game ?? 'all'}
          type="button"
          className={s.game}
          aria-pressed={game === chosen}
          onClick={() => onChoose(game)}
        >
          {game === null ? <Trans>All games</Trans> : words[game].name}
        </button>
      ))}
    </div>
  );
}
