import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { tablesQuery } from '../api.ts';
import { ChainsPanel } from '../components/chains-panel.tsx';
import { HoursPanel } from '../schedule/hours-panel.tsx';
import { RoundsPanel } from '../components/rounds-panel.tsx';
import { SettingsPanel } from '../components/settings-panel.tsx';
import { SpotStakes } from '../components/spot-stakes.tsx';
import { TalkPanel } from '../components/talk-panel.tsx';
import { TableList } from '../components/table-list.tsx';

/**
 * Shows the shared tables with their current rounds. Clerks can open, close and change tables, and moderate the table
 * talk.
 */
export function Tables() {
  const query = useQuery(tablesQuery);
  const { clerk } = useRouteContext({ from: '/office' });
  const [chosen, setChosen] = useState<string>();
  const tables = query.data?.data.tables ?? [];
  const open = tables.filter(({ settings }) => settings.state === 'open').length;
  const table = tables.find(({ slug }) => slug === chosen) ?? tables[0];
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Live tables</Trans>
          </h1>
          <p className={paper.sub}>
            <Plural value={open} one="# table is open." other="# tables are open." />
          </p>
        </div>
      </header>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <TableList tables={tables} chosen={table?.slug} onChoose={setChosen} />
          {table && may(clerk, 'tables.edit') && <SettingsPanel key={table.slug} table={table} />}
          {table && (
            <HoursPanel
              key={`hours-${table.slug}`}
              table={table}
              mayChange={may(clerk, 'tables.edit')}
            />
          )}
          {/* This panel's height changes with every bet. The forms are above it so that their buttons do not move. */}
          {table?.round && <SpotStakes table={table} round={table.round} />}
          {table && (
            <RoundsPanel
              key={`rounds-${table.slug}`}
              table={table}
              mayVoid={may(clerk, 'tables.void')}
              seesRecordings={may(clerk, 'recordings.view')}
            />
          )}
          {table && !table.dealt && (
            <ChainsPanel
              key={`chains-${table.slug}`}
              table={table}
              mayEdit={may(clerk, 'tables.edit')}
            />
          )}
          {table && may(clerk, 'tables.moderate') && (
            <TalkPanel key={`talk-${table.slug}`} table={table} />
          )}
        </>
      )}
    </div>
  );
}
