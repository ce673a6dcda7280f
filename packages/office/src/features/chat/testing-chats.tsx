/** Stubbed server and page for the live chat tests. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import type { MemberGates } from '@wl/contract/office/members';
import type { ChatCase, ChatCaseMessage, ChatLine } from '@wl/contract/office/chat';
import { defaultReplies } from '@wl/world/canned-replies/default-replies';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testGates } from '../members/testing-gates.ts';
import { makeRouter } from '../../app/router.tsx';
import { keepToken } from '../../app/session.ts';

export const idOf = (number: number) =>
  `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const me = { id: idOf(901), name: 'Sam Support' };
export const colleague = { id: idOf(902), name: 'Luca Ferri' };

export const lineOf = (number: number, given: Partial<ChatLine>): ChatLine => ({
  id: idOf(number),
  state: 'active',
  requester: { kind: 'member', id: idOf(number + 100), nickname: `Member${number}` },
  language: 'en',
  clerk: me,
  opened_at: '2026-11-28T09:00:00Z',
  ended_at: null,
  waiting_since: null,
  last_text: `Question ${number}`,
  last_at: '2026-11-28T09:00:00Z',
  rating: null,
  version: 5,
  ...given,
});

export const messageOf = (number: number, given: Partial<ChatCaseMessage>): ChatCaseMessage => ({
  id: idOf(number + 500),
  number,
  kind: 'text',
  author: 'member',
  clerk: null,
  text: `Message ${number}`,
  at: '2026-11-28T09:00:00Z',
  ...given,
});

export const caseOf = (line: ChatLine): ChatCase => ({
  line,
  requester:
    line.requester.kind === 'member'
      ? {
          ...line.requester,
          first_name: 'Ada',
          email: 'ada@example.com',
          created_at: '2026-01-01T09:00:00Z',
        }
      : { ...line.requester, created_at: '2026-11-28T09:00:00Z' },
  read_by_member: 0,
  read_by_clerk: 0,
  rating_comment: '',
  messages: [messageOf(1, {})],
  earlier: [],
});

export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** State of the stubbed server. A test reads and changes it directly. */
export const server = {
  lines: [] as ChatLine[],
  /** Conversations on the “Ended” tab. */
  ended: [] as ChatLine[],
  pictures: [] as string[],
  replies: [] as StoredReply[],
  /** Stored conversations. For a conversation not listed here, the stubbed server returns the result of `caseOf`. */
  cases: [] as ChatCase[],
  /** `MemberGates` that the stubbed server returns for every member. If undefined, the server responds with 404. */
  gates: testGates() as MemberGates | undefined,
  /** Number of requests for the list of open conversations. */
  queueCalls: 0,
  sent: [] as Sent[],
  /** Answers POST calls. */
  answer: (_: Sent): Response | Promise<Response> => Response.json({ data: { done: true } }),
};

/** Default canned replies, one of which staff have removed. */
export const replies: StoredReply[] = defaultReplies.map((reply) => ({
  ...reply,
  origin: 'default',
  is_removed: reply.id === 'round-number',
  version: 0,
}));

export const sentTo = (path: string) => server.sent.filter((call) => call.path.endsWith(path));

function queue(search: URLSearchParams): Response {
  const isEnded = search.get('tab') === 'ended';
  if (!isEnded) server.queueCalls += 1;
  const data = isEnded ? server.ended : server.lines;
  const meta = { current_page: 1, total: data.length, to: data.length };
  return Response.json({ data, meta });
}

/** Answers a request as the real server does, but stores no changes. */
async function answer(
  address: string,
  options?: { method?: string; body?: string },
): Promise<Response> {
  const url = new URL(address, location.href);
  const path = url.pathname.replace('/api/staff/', '');
  if (options?.method === 'POST') {
    const call = { path, body: JSON.parse(options.body ?? '{}') as Sent['body'] };
    server.sent.push(call);
    return server.answer(call);
  }
  if (path === 'chat') return queue(url.searchParams);
  if (path === 'chat/colleagues')
    return Response.json({
      data: [
        { ...me, open: 1 },
        { ...colleague, open: 3 },
      ],
    });
  if (path === 'canned-replies') return Response.json({ data: server.replies });
  if (path.endsWith('/gates'))
    return server.gates
      ? Response.json({ data: server.gates })
      : Response.json({ code: 'request.not_found', message: '' }, { status: 404 });
  if (path.includes('/files/')) {
    server.pictures.push(path);
    return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
  }
  const known = server.cases.find((one) => path === `chat/${one.line.id}`);
  if (known) return Response.json({ data: known });
  const line = [...server.lines, ...server.ended].find(({ id }) => path === `chat/${id}`);
  return line ? Response.json({ data: caseOf(line) }) : new Promise<Response>(() => undefined);
}

/** Resets the stubbed server's state and routes `fetch` to the server. */
export function startServer(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  Object.assign(server, {
    ended: [],
    pictures: [],
    replies,
    cases: [],
    gates: testGates(),
    queueCalls: 0,
    sent: [],
    answer: () => Response.json({ data: { done: true } }),
  });
  vi.stubGlobal('fetch', answer);
}

export async function open(given: ChatLine[], chat?: ChatLine, permissions = ['support.answer']) {
  server.lines = given;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = {
    ...me,
    email: '',
    roles: [],
    permissions: ['support.view', ...permissions],
  };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const path = chat ? `/office/chat?chat=${chat.id}` : '/office/chat';
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { screen, router };
}

export type Screen = Awaited<ReturnType<typeof open>>['screen'];

/** Returns the nicknames in one group of the conversation list, in display order. */
export const namesIn = (screen: Screen, group: string) =>
  [
    ...screen
      .getByRole('region', { name: new RegExp(`^${group}`) })
      .element()
      .querySelectorAll('li b'),
  ].map(({ textContent }) => textContent);
