import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { languageNames, languages } from '@wl/world/languages';
import { scorings } from '@wl/world/tournaments/tournament';
import { CityField } from '../../../app/forms/city-field.tsx';
import { Field } from '../../../app/forms/field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import type { Draft, PrizeRow } from '../draft.ts';
import { useTournamentNames } from '../names.ts';
import { type DraftProps, GamesAndStake } from './games-and-stake.tsx';
import s from './tournaments.module.css';

/** Shows a name field for each language. Only the English name is required. */
function NameFields({ value, onChange }: DraftProps) {
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Name</Trans>
      </legend>
      <div className={s.fields}>
        {languages.map((one) => (
          <Field
            key={one}
            label={languageNames[one]}
            max={60}
            required={one === 'en'}
            value={value.name[one]}
            onChange={(name) => onChange({ name: { ...value.name, [one]: name } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ScoringField({ value, onChange }: DraftProps) {
  const { scorings: scoringNames } = useTournamentNames();
  return (
    <Select
      label={<Trans>Scoring</Trans>}
      value={value.scoring}
      onChange={(event) => onChange({ scoring: event.target.value as Draft['scoring'] })}
    >
      {scorings.map((one) => (
        <option key={one} value={one}>
          {scoringNames[one]}
        </option>
      ))}
    </Select>
  );
}

interface Props extends DraftProps {
  /** True for a tournament in a series. The series sets the start time, so clerks cannot change it. */
  startStays?: boolean;
}

/**
 * Shows the fields for names, times, slots, stake, entry and prizes. A stake can be chosen only if all chosen slots
 * offer it.
 */
export function TournamentFields({ value, onChange, startStays = false }: Props) {
  const { t } = useLingui();
  return (
    <>
      <NameFields value={value} onChange={onChange} />
      <div className={s.fields}>
        <CityField value={value.city} onChange={(city) => onChange({ city })} />
        <Field
          label={
            startStays
              ? t`Start (set by the series, shown in your time zone)`
              : t`Start (your time zone)`
          }
          type="datetime-local"
          readOnly={startStays}
          value={value.starts}
          onChange={(starts) => onChange({ starts })}
        />
        <Field
          label={t`End (your time zone)`}
          type="datetime-local"
          value={value.ends}
          onChange={(ends) => onChange({ ends })}
        />
        <ScoringField value={value} onChange={onChange} />
        <Field
          label={t`Qualifying rounds`}
          type="number"
          min={1}
          max={1000}
          value={value.maxRounds}
          onChange={(maxRounds) => onChange({ maxRounds })}
        />
        <Field
          label={t`Entry price in Coins (0 for free entry)`}
          type="number"
          max={100_000}
          value={value.entryCoins}
          onChange={(entryCoins) => onChange({ entryCoins })}
        />
        <Field
          label={t`Seats, if limited`}
          type="number"
          min={2}
          max={100_000}
          required={false}
          value={value.maxEntrants}
          onChange={(maxEntrants) => onChange({ maxEntrants })}
        />
      </div>
      <GamesAndStake value={value} onChange={onChange} />
      <PrizeRows rows={value.prizes} onChange={(prizes) => onChange({ prizes })} />
    </>
  );
}

/** Shows the prizes in rows, one for each range of consecutive ranks. */
function PrizeRows({
  rows,
  onChange,
}: {
  rows: readonly PrizeRow[];
  onChange: (rows: readonly PrizeRow[]) => void;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  const change = (at: number, part: Partial<PrizeRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const starts = rows.map((_, at) =>
    rows.slice(0, at).reduce((sum, { places }) => sum + (Number(places) || 0), 1),
  );
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Prizes</Trans>
      </legend>
      <ol className={s.prizes}>
        {rows.map((row, at) => {
          const from = starts[at] ?? 1;
          const to = from + Math.max(1, Number(row.places) || 1) - 1;
          const places = from === to ? number(from) : `${number(from)} – ${number(to)}`;
          const rowNo = at + 1;
          return (
            // Use the position as the React key, because rows have no ids.
            <li key={at}>
              <b>{places}</b>
              <Field
                label={t`Ranks in row ${rowNo}`}
                type="number"
                min={1}
                max={1000}
                value={row.places}
                onChange={(value) => change(at, { places: value })}
              />
              <Field
                label={t`Coins per rank, row ${rowNo}`}
                type="number"
                min={1}
                max={100_000}
                value={row.coins}
                onChange={(value) => change(at, { coins: value })}
              />
              <Button
                variant="plain"
                aria-label={t`Remove row ${rowNo}`}
                inactive={rows.length === 1}
                onClick={() => onChange(rows.filter((_, index) => index !== at))}
              >
                <Icon name="trash" size={18} />
              </Button>
            </li>
          );
        })}
      </ol>
      <Button
        variant="plain"
        inactive={rows.length >= 20}
        onClick={() => onChange([...rows, { places: '1', coins: rows.at(-1)?.coins ?? '10' }])}
      >
        <Icon name="plus" size={18} />
        <Trans>Add ranks</Trans>
      </Button>
    </fieldset>
  );
}
