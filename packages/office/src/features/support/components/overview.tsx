import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplyOf } from '@wl/contract/call';
import type { TicketLine, ticketOverview } from '@wl/contract/office/support';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import { Failed } from '../../../app/states.tsx';
import type { TicketFilters, TicketPlace } from '../place.ts';
import { useOverview } from '../queries.ts';
import s from './overview.module.css';

type Figures = ReplyOf<typeof ticketOverview>['data'];

/** Shows an overview for the start of a shift: figures about the waiting tickets, and the overdue complaints. */
export function Overview({ place }: { place: TicketPlace }) {
  const { t } = useLingui();
  const query = useOverview();
  const figures = query.data?.data;
  return (
    <section className={s.overview} aria-label={t`Overview`}>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <FigureButtons figures={figures} place={place} />
      {figures && figures.late_complaints.length > 0 && (
        <LateComplaints complaints={figures.late_complaints} place={place} />
      )}
    </section>
  );
}

interface FiguresProps {
  figures: Figures | undefined;
  place: TicketPlace;
}

/** Shows the figures as buttons that filter the queue. Pressing a button again removes its filter. */
function FigureButtons({ figures, place }: FiguresProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const { waiting } = useFormats();
  const { list, filters, tab } = place;
  const isFree = Object.keys(filters).length === 0 && tab === 'open';
  // The figures cover all waiting tickets, so the filters that they set apply to the `open` tab, which lists the same
  // tickets.
  const isOn = (key: 'due' | 'assignee' | 'order', value: string) =>
    tab === 'open' && filters[key] === value;
  const toggle = (on: boolean, wanted: TicketFilters) => list('open', on ? {} : wanted);
  const longest = figures?.longest_since;
  return (
    <div role="group" aria-label={t`Tickets waiting for support`} className={s.figures}>
      <Figure
        value={figures?.waiting}
        isPressed={isFree}
        onClick={() => list('open', {})}
        label={<Trans context="number of tickets">Awaiting an answer</Trans>}
      />
      <Figure
        value={figures?.late}
        tone="bad"
        isPressed={isOn('due', 'late')}
        onClick={() => toggle(isOn('due', 'late'), { due: 'late' })}
        label={<Trans context="number of tickets">Overdue</Trans>}
      />
      <Figure
        value={figures?.due_today}
        tone="warn"
        isPressed={isOn('due', 'today')}
        onClick={() => toggle(isOn('due', 'today'), { due: 'today' })}
        label={<Trans context="number of tickets">Due today</Trans>}
      />
      <Figure
        value={figures?.mine}
        isPressed={isOn('assignee', 'me')}
        onClick={() => toggle(isOn('assignee', 'me'), { assignee: 'me' })}
        label={<Trans context="number of tickets">Mine</Trans>}
      />
      <Figure
        value={longest === null ? 0 : longest && waiting(longest, now)}
        isPressed={isOn('order', 'waiting')}
        onClick={() => toggle(isOn('order', 'waiting'), { order: 'waiting' })}
        label={<Trans>Longest wait</Trans>}
      />
    </div>
  );
}

interface FigureProps {
  /** Number of tickets, or a duration in words; undefined while the figure loads. */
  value: number | string | undefined;
  label: ReactNode;
  /** Colour of the figure if it is not zero. */
  tone?: 'bad' | 'warn';
  isPressed: boolean;
  onClick: () => void;
}

function Figure({ value, label, tone, isPressed, onClick }: FigureProps) {
  const { number } = useFormats();
  return (
    <button
      type="button"
      className={s.figure}
      data-tone={value ? tone : undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <b>{typeof value === 'number' ? number(value) : (value ?? '–')}</b>
      <span>{label}</span>
    </button>
  );
}

interface LateProps {
  complaints: readonly TicketLine[];
  place: TicketPlace;
}

/** Shows the overdue complaints with the time since their deadlines, longest overdue first. */
function LateComplaints({ complaints, place }: LateProps) {
  const now = useNow(60_000);
  const { waiting, number } = useFormats();
  return (
    <section className={s.alarm} aria-labelledby="late-complaints">
      <h2 id="late-complaints">
        <Icon name="warning" size={18} />
        <Trans>Overdue complaints</Trans>
      </h2>
      <b className={s.count}>{number(complaints.length)}</b>
      <ul>
        {complaints.map((one) => {
          const late = waiting(one.due_at, now);
          return (
            <li key={one.id}>
              <RowButton
                aria-current={one.id === place.ticket ? 'true' : undefined}
                onClick={() => place.open(one.id)}
              >
                <b>{one.number}</b> <span>{one.name}</span>{' '}
                <em>
                  <Trans>overdue by {late}</Trans>
                </em>
              </RowButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
