/** Stubbed server and page for the ticket tests. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import type { TicketCase, TicketEntry, TicketLine } from '@wl/contract/office/support';
import type { StoredSupportCalendar } from '@wl/contract/office/support-calendar';
import { defaultReplies } from '@wl/world/canned-replies/default-replies';
import { plainCalendar } from '@wl/world/casino/support-calendar';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { makeRouter } from '../../app/router.tsx';
import { keepToken } from '../../app/session.ts';

export const idOf = (number: number) =>
  `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const me = { id: idOf(901), name: 'Sam Support' };
export const colleague = { id: idOf(902), name: 'Luca Ferri' };

const HOUR_MS = 3_600_000;
/** Returns the time `hours` hours from now as an ISO timestamp. A negative number gives a time in the past. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * HOUR_MS).toISOString();

export const entryOf = (number: number, given: Partial<TicketEntry> = {}): TicketEntry => ({
  id: idOf(number + 500),
  kind: 'message',
  author: 'requester',
  clerk: null,
  source: 'form',
  text: `Message ${number}`,
  quoted: '',
  files: [],
  refused_files: [],
  at: inHours(-5),
  ...given,
});

export const ticketOf = (number: number, given: Partial<TicketCase> = {}): TicketCase => ({
  id: idOf(number),
  number: `E-${1000 + number}`,
  kind: 'question',
  topic: 'payment',
  state: 'open',
  source: 'form',
  name: `Requester ${number}`,
  email: `requester${number}@example.com`,
  language: 'en',
  member: { id: idOf(number + 100), nickname: `Member${number}` },
  about: '',
  created_at: inHours(-6),
  due_at: inHours(72),
  is_late: false,
  waiting_since: inHours(-5),
  last_at: inHours(-5),
  last_text: `Text of ticket ${number}`,
  assignee: null,
  claim: null,
  version: 3,
  entries: [entryOf(1)],
  links: [],
  final_due_at: null,
  is_unverified: false,
  merged_into: null,
  rating: null,
  others: [],
  can_answer: true,
  ...given,
});

export const claimOf = (clerk: { name: string }) => ({
  clerk: clerk.name,
  mine: clerk.name === me.name,
  until: inHours(0.5),
});

export interface Sent {
  method: string;
  /** Path after `/api/staff/support/`. */
  path: string;
  body: Record<string, unknown>;
}

/** State of the stubbed server. A test reads and changes it directly. */
export const server = {
  tickets: [] as TicketCase[],
  lateComplaints: [] as TicketLine[],
  calendar: { version: 0, calendar: plainCalendar } as unknown as StoredSupportCalendar,
  /** Canned replies. Each test begins with the default replies. */
  replies: [] as StoredReply[],
  sent: [] as Sent[],
  /**
   * Query strings of the page's requests for the queue. Requests for the navigation badge have no query string and are
   * not recorded.
   */
  queues: [] as string[],
  pictures: [] as string[],
  /** Handler that is called before the stubbed server's own. Its response, if any, replaces the server's response. */
  override: (_: Sent): Response | Promise<Response> | undefined => undefined,
};

export const refused = (code: string, status = 409) =>
  Response.json({ code, message: '' }, { status });

export const bodiesTo = (path: string) =>
  server.sent.filter((call) => call.path.endsWith(path)).map(({ body }) => body);

export function change(id: string, given: Partial<TicketCase>): TicketCase {
  server.tickets = server.tickets.map((one) => (one.id === id ? { ...one, ...given } : one));
  const found = server.tickets.find((one) => one.id === id);
  if (!found) throw new Error(`no ticket ${id}`);
  return found;
}

function queue(search: URLSearchParams): Response {
  if (search.size > 0) server.queues.push(search.toString());
  const tab = search.get('tab') ?? 'open';
  const data = server.tickets.filter(
    ({ state }) => state === tab || (tab === 'open' && state === 'review'),
  );
  const count = (state: string) => server.tickets.filter((one) => one.state === state).length;
  const counts = {
    open: count('open') + count('review'),
    review: count('review'),
    answered: count('answered'),
    closed: count('closed'),
  };
  const meta = { current_page: 1, total: data.length, to: data.length, counts, late: 0 };
  return Response.json({ data, meta });
}

/** Stores an answer or note by this clerk. Ignores an id that is already stored, as the server does. */
function store(ticket: TicketCase, { path, body }: Sent): TicketCase {
  const id = String(body['id']);
  if (ticket.entries.some((entry) => entry.id === id)) return ticket;
  const isNote = path.endsWith('/notes');
  const entry = entryOf(0, {
    id,
    kind: isNote ? 'note' : 'message',
    author: 'house',
    clerk: me.name,
    text: String(body['text']),
    at: inHours(0),
  });
  const state = body['close'] === true ? 'closed' : isNote ? ticket.state : 'answered';
  return change(ticket.id, { entries: [...ticket.entries, entry], state });
}

function act(ticket: TicketCase, call: Sent): Response {
  const action = call.path.split('/')[2];
  if (action === 'claim')
    return Response.json({ data: change(ticket.id, { claim: claimOf(me), assignee: me }) });
  if (action === 'release') return Response.json({ data: change(ticket.id, { claim: null }) });
  if (action === 'answer' || action === 'notes')
    return Response.json({ data: store(ticket, call) });
  if (action === 'close') return Response.json({ data: change(ticket.id, { state: 'closed' }) });
  if (action === 'reopen') return Response.json({ data: change(ticket.id, { state: 'open' }) });
  return Response.json({ data: ticket });
}

function saveCalendar({ body }: Sent): Response {
  const { version, reason: _, ...calendar } = body;
  if (version !== server.calendar.version) return refused('ticket.calendar_changed');
  server.calendar = { version: server.calendar.version + 1, calendar: calendar as never };
  return Response.json({ data: server.calendar });
}

function read(path: string, search: URLSearchParams): Response | Promise<Response> {
  const waiting = server.tickets.filter(({ state }) => state === 'open' || state === 'review');
  if (path === 'tickets') return queue(search);
  if (path === 'calendar') return Response.json({ data: server.calendar });
  if (path === 'overview')
    return Response.json({
      data: {
        waiting: waiting.length,
        late: waiting.filter(({ is_late }) => is_late).length,
        due_today: 1,
        mine: waiting.filter(({ assignee }) => assignee?.id === me.id).length,
        longest_since: waiting.map((one) => one.waiting_since).toSorted()[0] ?? null,
        late_complaints: server.lateComplaints,
      },
    });
  if (path === 'colleagues')
    return Response.json({
      data: [
        { ...me, waiting: 2 },
        { ...colleague, waiting: 5 },
      ],
    });
  if (path.includes('/files/')) {
    server.pictures.push(path);
    return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
  }
  const ticket = server.tickets.find(({ id }) => path === `tickets/${id}`);
  return ticket ? Response.json({ data: ticket }) : refused('request.not_found', 404);
}

/** Default canned replies. */
const replies: StoredReply[] = defaultReplies.map((reply) => ({
  ...reply,
  origin: 'default',
  is_removed: false,
  version: 0,
}));

/** Simulates the server's reply to a request for tickets or canned replies. Leaves all other requests pending. */
async function answer(address: string, options?: { method?: string; body?: string }) {
  const url = new URL(address, location.href);
  if (url.pathname === '/api/staff/canned-replies') return Response.json({ data: server.replies });
  const [, path] = url.pathname.split('/api/staff/support/');
  if (path === undefined) return new Promise<Response>(() => undefined);
  const method = options?.method ?? 'GET';
  const call = { method, path, body: JSON.parse(options?.body ?? '{}') as Sent['body'] };
  if (method !== 'GET') server.sent.push(call);
  const given = await server.override(call);
  if (given) return given;
  if (method === 'GET') return read(path, url.searchParams);
  if (path === 'calendar') return saveCalendar(call);
  const ticket = server.tickets.find(({ id }) => id === path.split('/')[1]);
  return ticket ? act(ticket, call) : refused('request.not_found', 404);
}

/** Prepares the stubbed server for one test. */
export function startServer(tickets: TicketCase[]): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  Object.assign(server, {
    tickets,
    lateComplaints: [],
    replies,
    calendar: { version: 0, calendar: plainCalendar },
    sent: [],
    queues: [],
    pictures: [],
    override: () => undefined,
  });
  vi.stubGlobal('fetch', answer);
}

/** Opens a back-office page, signed in as a support clerk. */
export async function openPage(path: string, permissions = ['support.answer', 'members.view']) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = { ...me, email: '', roles: [], permissions: ['support.view', ...permissions] };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: [`/office${path}`] }));
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { screen, router, queries };
}
