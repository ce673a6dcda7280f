import { Trans, useLingui } from '@lingui/react/macro';
import { type TableOutcome, tableOutcomes } from '@wl/contract/tables-history';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import type { KnownGame } from '../game-tables.ts';
import { useGameWords } from '../use-game-words.ts';
import type { Filter } from './use-filter.ts';
import s from './round-list.module.css';

interface FiltersProps {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
  /** Removes all filters; null if the page has another button for this, or if no filter is set. */
  onClear: (() => void) | null;
}

/** Shows the filters of the list: the game and the outcome. */
export function Filters({ filter, onChange, onClear }: FiltersProps) {
  const { t } = useLingui();
  const games = useGameWords();
  const outcomes: Readonly<Record<TableOutcome, string>> = {
    won: t`Rounds with a win`,
    lost: t`Rounds with a loss`,
    void: t`Void rounds`,
    corrected: t`Rounds with a corrected result`,
  };
  return (
    <search className={s.filters}>
      <Select
        label={t`Game`}
        value={filter.game ?? ''}
        onChange={({ target }) => onChange({ game: target.value || undefined, bet: undefined })}
      >
        <option value="">{t`All games`}</option>
        {(Object.keys(games) as KnownGame[]).map((game) => (
          <option key={game} value={game}>
            {games[game].name}
          </option>
        ))}
      </Select>
      <Select
        label={t`Outcome`}
        value={filter.outcome ?? ''}
        onChange={({ target }) =>
          onChange({
            outcome: tableOutcomes.find((one) => one === target.value),
            bet: undefined,
          })
        }
      >
        <option value="">{t`All outcomes`}</option>
        {tableOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomes[outcome]}
          </option>
        ))}
      </Select>
      {onClear && (
        <Button variant="ink" className={s.all} onClick={onClear}>
          <Trans>Show all rounds</Trans>
        </Button>
      )}
    </search>
  );
}
