import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { SupportTicket, TicketMessage } from '@wl/contract/support';
import { type Player, useSession } from '../../app/session/session.ts';
import { answerCalls, renderPage, type Sent } from '../../app/testing-page.ts';
import { feature } from './routes.tsx';

const MINUTE_MS = 60_000;

export const ID = '0199d0c0-0000-7000-8000-000000000001';
/** API path of the test ticket. */
export const CALL = `/support/tickets/${ID}`;

type Added = Partial<TicketMessage>;

/** Adds an entry to the ticket's thread and updates the ticket's `last_at` and `last_text`, as the server does. */
export function addEntry(ticket: SupportTicket, added: Added = {}): TicketMessage {
  const number = ticket.messages.length;
  const message: TicketMessage = {
    id: `0199d0c0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
    kind: 'message',
    author: 'requester',
    text: '',
    files: [],
    refused_files: [],
    at: new Date(Date.UTC(2026, 2, 2, 12) + number * MINUTE_MS).toISOString(),
    ...added,
  };
  ticket.messages.push(message);
  ticket.last_at = message.at;
  ticket.last_text = message.text;
  return message;
}

/** Returns an open support ticket that contains the member's first message. */
export function ticketOf(changes: Partial<SupportTicket> = {}): SupportTicket {
  const ticket: SupportTicket = {
    id: ID,
    number: 'E-1042',
    kind: 'question',
    topic: 'game',
    state: 'open',
    created_at: '2026-03-02T12:00:00.000Z',
    // Shown as March 4, the last day before this midnight.
    due_at: '2036-03-05T00:00:00.000Z',
    last_at: '2026-03-02T12:00:00.000Z',
    last_text: '',
    about: '',
    messages: [],
    merged_into: null,
    can_reply: true,
    can_close: true,
    can_review: false,
    can_rate: false,
    rating: null,
    ...changes,
  };
  addEntry(ticket, { text: 'My round stopped in the middle of a free spin.' });
  return ticket;
}

export function answeredTicket(changes: Partial<SupportTicket> = {}): SupportTicket {
  const ticket = ticketOf({ state: 'answered', can_rate: true, ...changes });
  addEntry(ticket, { author: 'house', text: 'We paid the free spins by hand.' });
  return ticket;
}

/** PNG image of one pixel, in Base64. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Mocks the API calls for a ticket. A test can replace each response. */
export function serveTicket(ticket: SupportTicket) {
  const read = () => ({ data: structuredClone(ticket) });
  const reply = ({ body }: Sent) => {
    const { id, text } = body as { id: string; text: string };
    if (!ticket.messages.some((one) => one.id === id)) {
      if (ticket.state === 'closed') addEntry(ticket, { kind: 'reopened' });
      addEntry(ticket, { id, text });
      ticket.state = 'open';
    }
    return read();
  };
  const answers: Parameters<typeof answerCalls>[0] = {
    'GET /support/tickets': () => ({ data: [structuredClone(ticket)] }),
    [`GET ${CALL}`]: read,
    [`POST ${CALL}/messages`]: reply,
    [`POST ${CALL}/close`]: () => {
      Object.assign(ticket, { state: 'closed', can_close: false });
      addEntry(ticket, { kind: 'closed' });
      return read();
    },
    [`PUT ${CALL}/rating`]: ({ body }) => {
      ticket.rating = (body as { rating: number }).rating;
      return read();
    },
    [`POST ${CALL}/review`]: () => {
      Object.assign(ticket, { state: 'review', can_review: false, can_close: false });
      addEntry(ticket, { kind: 'review' });
      return { data: { number: ticket.number, due_at: ticket.due_at } };
    },
  };
  const calls = answerCalls(answers);
  /** Returns the bodies of requests to a call, given as method and path below the ticket's path (`POST /review`). */
  const bodies = (call: string) =>
    calls
      .filter((sent) => sent.call === call.replace(' ', ` ${CALL}`))
      .map(({ body }) => body as Record<string, unknown>);
  return { answers, calls, bodies, reply };
}

/** Returns a response that contains a picture. */
export const picture = (): Response =>
  new Response(
    Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0)),
    { headers: { 'content-type': 'image/png' } },
  );

/** Opens a page of the support feature. Returns the screen and the router's history, which contains the page's URL. */
export async function openPage(address: string) {
  const root = createRootRoute();
  const pages = feature.pages.map(({ path, page }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(page, 'default'),
    }),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  const screen = await renderPage(<RouterProvider router={router as never} />);
  return { screen, history };
}

export const signIn = (id = 'one'): void =>
  useSession.setState({ status: 'member', player: { id, nickname: 'rea' } as Player });
export const signOut = (): void => useSession.setState({ status: 'visitor', player: undefined });
