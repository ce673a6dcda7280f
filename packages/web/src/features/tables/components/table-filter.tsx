import { Trans, useLingui } from '@lingui/react/macro';
import type { KnownGame } from '../game-tables.ts';
import { useGameWords } from '../use-game-words.ts';
import s from './table-filter.module.css';

/** Tables that the list shows: those of one game, the member's favourites, or all of them (null). */
export type Choice = KnownGame | 'favourites' | null;

/** Shows buttons that filter the list of tables. */
export function TableFilter({
  options,
  chosen,
  onChoose,
}: {
  options: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const { t } = useLingui();
  const words = useGameWords();
  return (
    <div className={s.options} role="group" aria-label={t`Tables shown`}>
      {options.map((option) => (
        <button
          key={option ?? 'all'}
          type="button"
          className={s.option}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {option === null ? (
            <Trans>All games</Trans>
          ) : option === 'favourites' ? (
            <Trans>Favourites</Trans>
          ) : (
            words[option].name
          )}
        </button>
      ))}
    </div>
  );
}
