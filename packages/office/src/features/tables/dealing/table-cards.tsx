import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DealingTable } from '@wl/contract/office/tables-dealing';
import { Icon } from '@wl/ui/icon';
import paper from '../../../app/paper.module.css';
import { Nothing } from '../../../app/states.tsx';
import { usePhaseNames } from '../use-phase-names.ts';
import s from './table-cards.module.css';

/** Lists the dealt tables with their shifts and the state of their videos. Each table links to its console. */
export function TableCards({ tables }: { tables: readonly DealingTable[] }) {
  if (tables.length === 0)
    return (
      <Nothing>
        <Trans>No tables with a dealer. Tables at which a person deals appear here.</Trans>
      </Nothing>
    );
  return (
    <ul className={s.cards}>
      {tables.map((table) => (
        <li key={table.slug}>
          <TableCard table={table} />
        </li>
      ))}
    </ul>
  );
}

function TableCard({ table }: { table: DealingTable }) {
  const phases = usePhaseNames();
  const { slug, name, shift, round, picture, state } = table;
  const waiting = table.waiting_corrections;
  return (
    <article className={paper.panel}>
      <h2>
        <Link to="/dealing" search={{ table: slug }} className={s.name}>
          {name}
        </Link>
      </h2>
      <p className={s.badges}>
        <span className={paper.badge} data-tone={state === 'open' ? 'ok' : undefined}>
          {state === 'open' ? <Trans>Table open</Trans> : <Trans>Table closed</Trans>}
        </span>
        <span className={paper.badge} data-tone={picture === 'live' ? 'ok' : undefined}>
          {picture === 'live' ? <Trans>On air</Trans> : <Trans>No video</Trans>}
        </span>
        {round?.is_called && (
          <span className={paper.badge} data-tone="bad">
            <Icon name="warning" size={14} /> <Trans>Pit boss called</Trans>
          </span>
        )}
        {waiting > 0 && (
          <span className={paper.badge} data-tone="warn">
            <Plural value={waiting} one="# correction waiting" other="# corrections waiting" />
          </span>
        )}
      </p>
      <dl className={paper.rows}>
        <div>
          <dt>
            <Trans>Dealer</Trans>
          </dt>
          <dd>{shift ? shift.dealer_name : <Trans>No dealer</Trans>}</dd>
        </div>
        <div>
          <dt>
            <Trans>Round</Trans>
          </dt>
          <dd>{round ? `${round.number} · ${phases[round.phase]}` : '–'}</dd>
        </div>
      </dl>
    </article>
  );
}
