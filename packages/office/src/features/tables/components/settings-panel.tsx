import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { changeTable, type OfficeTable, type TableSettings } from '@wl/contract/office/tables';
import { Select } from '@wl/ui/controls/field';
import type { ReactNode } from 'react';
import { request } from '../../../app/api.ts';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { Field } from '../../../app/forms/field.tsx';
import { useVersionedDraft } from '../../../app/forms/use-versioned-draft.ts';
import { TABLES_KEY } from '../api.ts';
import s from './settings-panel.module.css';

/** Highest amount and duration that a field accepts. The server checks whether the values are consistent. */
const MOST_CENTS = 100_000_000;
const MOST_MS = 120_000;

function useSettingsDraft(table: OfficeTable) {
  const queries = useQueryClient();
  return useVersionedDraft<OfficeTable, TableSettings>({
    stored: table,
    queryKey: [...TABLES_KEY, table.slug],
    draftOf: ({ settings }) => settings,
    send: async (settings, change) => {
      const { slug } = table;
      const reply = await request(changeTable, { params: { slug }, body: { settings, ...change } });
      void queries.invalidateQueries({ queryKey: TABLES_KEY, exact: true });
      return reply;
    },
  });
}

/** Shows the form for opening or closing a table and for changing its limits and pace. */
export function SettingsPanel({ table }: { table: OfficeTable }) {
  const { draft, change, form } = useSettingsDraft(table);
  const { state, limits, pace } = draft;
  const { name } = table;
  return (
    <EditForm
      {...form}
      heading={<Trans>Settings for {name}</Trans>}
      behind={
        <Trans>
          Since you started editing, another clerk has changed these settings, or the table has
          opened or closed at its scheduled time.
        </Trans>
      }
      submit={<Trans>Save settings</Trans>}
    >
      <Select
        label={<Trans>Status</Trans>}
        hint={
          table.schedule ? (
            <Trans>
              A table that you close finishes its current round. Your choice applies until the next
              opening or closing time.
            </Trans>
          ) : (
            <Trans>A table that you close finishes its current round.</Trans>
          )
        }
        value={state}
        onChange={(event) => change({ state: event.target.value as TableSettings['state'] })}
      >
        <option value="open">
          <Trans context="table">Open</Trans>
        </option>
        <option value="closed">
          <Trans context="table">Closed</Trans>
        </option>
      </Select>
      <LimitFields
        limits={limits}
        onChange={(part) => change({ limits: { ...limits, ...part } })}
      />
      <PaceFields pace={pace} onChange={(part) => change({ pace: { ...pace, ...part } })} />
    </EditForm>
  );
}

type Limits = TableSettings['limits'];

function LimitFields({
  limits,
  onChange,
}: {
  limits: Limits;
  onChange: (part: Partial<Limits>) => void;
}) {
  const amount = (field: keyof Limits & `${string}_cents`, label: ReactNode) => (
    <Field
      label={label}
      type="number"
      min={1}
      max={MOST_CENTS}
      value={limits[field]}
      onChange={(value) => onChange({ [field]: Number(value) })}
    />
  );
  return (
    <fieldset className={s.fields}>
      <legend>
        <Trans>Limits (amounts in cents)</Trans>
      </legend>
      {amount('chip_cents', <Trans>Smallest chip</Trans>)}
      {amount('min_spot_cents', <Trans>Minimum per spot</Trans>)}
      {amount('max_spot_cents', <Trans>Maximum per spot</Trans>)}
      {amount('max_total_cents', <Trans>Maximum per round</Trans>)}
      <Field
        label={<Trans>Maximum number of spots per round</Trans>}
        type="number"
        min={1}
        max={200}
        value={limits.max_spots}
        onChange={(value) => onChange({ max_spots: Number(value) })}
      />
    </fieldset>
  );
}

type Pace = TableSettings['pace'];

function PaceFields({ pace, onChange }: { pace: Pace; onChange: (part: Partial<Pace>) => void }) {
  const duration = (field: keyof Pace, label: ReactNode) => (
    <Field
      label={label}
      type="number"
      min={1}
      max={MOST_MS}
      value={pace[field]}
      onChange={(value) => onChange({ [field]: Number(value) })}
    />
  );
  return (
    <fieldset className={s.fields}>
      <legend>
        <Trans>Pace, in milliseconds</Trans>
      </legend>
      {duration('bets_ms', <Trans>Betting time</Trans>)}
      {duration('closing_ms', <Trans>Last bets</Trans>)}
      {duration('closed_ms', <Trans>Pause before the result</Trans>)}
      {duration('settled_ms', <Trans>Pause after the payout</Trans>)}
    </fieldset>
  );
}
