import type { QueryOf, ReplyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/office/support';
import type { TicketState } from '@wl/world/casino/support';
import { endOfDay } from '@wl/world/casino/support-calendar';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { membersNicknamed } from '../../members/index.ts';
import { clerksWhoMay } from '../../staff/index.ts';
import { readCalendar } from '../calendar.ts';
import { numberIn } from '../rules.ts';
import {
  countStates,
  countWaiting,
  lateComplaints,
  pageOf,
  waitingByClerk,
  type Search,
} from './queue-repository.ts';
import { wireLines } from './wire-lines.ts';

type TicketTab = (typeof calls.ticketTabs)[number];

const PAGE_SIZE = 25;
/** Maximum number of members whose nicknames a search can match. */
const MAX_MEMBERS = 200;
/** Maximum number of late complaints shown on the overview. */
const LATE_COMPLAINTS = 10;

/**
 * Ticket states shown on each tab. The `open` tab also includes tickets in review, because they wait for an answer too.
 * The overview counts waiting tickets in the same way.
 */
const statesOf: Readonly<Record<TicketTab, readonly TicketState[]>> = {
  open: ['open', 'review'],
  review: ['review'],
  answered: ['answered'],
  closed: ['closed'],
};

/** Returns one page of a queue tab, with the number of tickets on every tab. */
export async function readQueue(
  deps: Deps,
  query: QueryOf<typeof calls.ticketQueue>,
  clerkId: string,
): Promise<ReplyOf<typeof calls.ticketQueue>> {
  const { tab, kind, topic, language, assignee, late, today, text = '', order, page } = query;
  const now = deps.clock.now();
  const offset = (page - 1) * PAGE_SIZE;
  const assignees = { me: clerkId, nobody: null };
  const filter = {
    states: statesOf[tab],
    kind,
    topic,
    language,
    assignee: assignee && assignees[assignee],
    dueBefore: late && now,
    dueIn: today && { from: now, to: await endOfToday(deps.db, now) },
    order,
    search: text === '' ? undefined : await searchFor(deps.db, text),
  };
  const { rows, total } = await pageOf(deps.db, filter, { limit: PAGE_SIZE, offset });
  const { counts, late: lateCount } = await countStates(deps.db, now);
  const to = rows.length === 0 ? 0 : offset + rows.length;
  return {
    data: await wireLines(deps, rows, clerkId),
    meta: {
      current_page: page,
      total,
      to,
      counts: { ...counts, open: counts.open + counts.review },
      late: lateCount,
    },
  };
}

/** Returns the end of the current day in support's time zone. */
async function endOfToday(db: Db, now: Date): Promise<Date> {
  const { calendar } = await readCalendar(db);
  return endOfDay(now, calendar);
}

async function searchFor(db: Db, text: string): Promise<Search> {
  const members = await membersNicknamed(db, text, MAX_MEMBERS);
  return { number: numberIn(text), text: text.toLowerCase(), members };
}

/** Returns the ticket counts and late complaints that a clerk sees at the start of a shift. */
export async function readOverview(
  deps: Deps,
  clerkId: string,
): Promise<ReplyOf<typeof calls.ticketOverview>> {
  const now = deps.clock.now();
  const { longest_since, ...counts } = await countWaiting(deps.db, {
    now,
    endOfToday: await endOfToday(deps.db, now),
    clerkId,
  });
  const late = await lateComplaints(deps.db, now, LATE_COMPLAINTS);
  return {
    data: {
      ...counts,
      longest_since: longest_since?.toISOString() ?? null,
      late_complaints: await wireLines(deps, late, clerkId),
    },
  };
}

/** Returns the clerks who can answer tickets, with the number of waiting tickets that each is responsible for. */
export async function readColleagues({
  db,
}: Pick<Deps, 'db'>): Promise<ReplyOf<typeof calls.ticketColleagues>> {
  const clerks = await clerksWhoMay(db, 'support.answer');
  const counts = await waitingByClerk(db);
  return {
    data: clerks.map(({ id, name }) => ({ id, name, waiting: counts.get(id) ?? 0 })),
  };
}
