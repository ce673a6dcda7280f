/** Tests the page of the live chat with a stubbed server and stubbed realtime messages. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { NewsData, NewsKind } from '@wl/contract/news';
import { chatNews } from '@wl/contract/news/chat';
import type { ChatCase, ChatCaseMessage, ChatLine } from '@wl/contract/office/chat';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import { chatChannel } from '@wl/contract/office/staff-channels';
import { defaultReplies } from '@wl/world/canned-replies/default-replies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { makeRouter } from '../../../app/router.tsx';
import { forgetToken, keepToken } from '../../../app/session.ts';

type Handle = (data?: unknown) => void;

/** Handlers of realtime messages, by channel and name of the message. */
const handlers = vi.hoisted(() => new Map<string, Set<Handle>>());
vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: (channel: string, kind: NewsKind, handle: Handle) => {
    const key = `${channel} ${kind.name}`;
    handlers.set(key, (handlers.get(key) ?? new Set()).add(handle));
    return () => handlers.get(key)?.delete(handle);
  },
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

/** Publishes a realtime message; without data, reports a new subscription. */
function publish<Kind extends NewsKind>(channel: string, kind: Kind, data?: NewsData<Kind>): void {
  for (const handle of handlers.get(`${channel} ${kind.name}`) ?? []) handle(data);
}

const idOf = (number: number) => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const me = { id: idOf(901), name: 'Sam Support' };
const colleague = { id: idOf(902), name: 'Luca Ferri' };

const lineOf = (number: number, given: Partial<ChatLine>): ChatLine => ({
  id: idOf(number),
  state: 'active',
  member: { id: idOf(number + 100), nickname: `Member${number}` },
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

const messageOf = (number: number, given: Partial<ChatCaseMessage>): ChatCaseMessage => ({
  id: idOf(number + 500),
  number,
  kind: 'text',
  author: 'member',
  clerk: null,
  text: `Message ${number}`,
  at: '2026-11-28T09:00:00Z',
  ...given,
});

const caseOf = (line: ChatLine): ChatCase => ({
  line,
  member: {
    ...line.member,
    first_name: 'Ada',
    email: 'ada@example.com',
    created_at: '2026-01-01T09:00:00Z',
  },
  read_by_member: 0,
  read_by_clerk: 0,
  rating_comment: '',
  messages: [messageOf(1, {})],
  earlier: [],
});

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** Conversations of the stubbed server, the calls that it received, and its answers to POST calls. */
let lines: ChatLine[];
let pictures: string[];
let queueCalls: number;
let sent: Sent[];
let answer: (call: Sent) => Response | Promise<Response>;

/** Replies of the product, and one that staff removed. */
const replies: StoredReply[] = defaultReplies.map((reply) => ({
  ...reply,
  origin: 'default',
  is_removed: reply.id === 'round-number',
  version: 0,
}));

const sentTo = (path: string) => sent.filter((call) => call.path.endsWith(path));

/** Answers as the server: stores nothing, and returns the conversation of the path. */
async function server(
  address: string,
  options?: { method?: string; body?: string },
): Promise<Response> {
  const url = new URL(address, location.href);
  const path = url.pathname.replace('/api/staff/', '');
  if (options?.method === 'POST') {
    const call = { path, body: JSON.parse(options.body ?? '{}') as Sent['body'] };
    sent.push(call);
    return answer(call);
  }
  if (path === 'chat') {
    queueCalls += 1;
    const meta = { current_page: 1, total: lines.length, to: lines.length };
    return Response.json({ data: lines, meta });
  }
  if (path === 'canned-replies') return Response.json({ data: replies });
  if (path.includes('/files/')) {
    pictures.push(path);
    return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
  }
  const line = lines.find(({ id }) => path === `chat/${id}`);
  return line ? Response.json({ data: caseOf(line) }) : new Promise<Response>(() => undefined);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  queueCalls = 0;
  pictures = [];
  sent = [];
  answer = () => Response.json({ data: { done: true } });
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  sessionStorage.clear();
  forgetToken();
  handlers.clear();
  vi.unstubAllGlobals();
});

async function open(given: ChatLine[], chat?: ChatLine, permissions = ['support.answer']) {
  lines = given;
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

type Screen = Awaited<ReturnType<typeof open>>['screen'];

/** Returns the nicknames in a group of the list, in order. */
const namesIn = (screen: Screen, group: string) =>
  [
    ...screen
      .getByRole('region', { name: new RegExp(`^${group}`) })
      .element()
      .querySelectorAll('li b'),
  ].map(({ textContent }) => textContent);

test('realtime messages move conversations between the groups without another request', async () => {
  const waiting = lineOf(1, {
    state: 'waiting',
    clerk: null,
    waiting_since: '2026-11-28T08:00:00Z',
  });
  const longer = lineOf(2, {
    state: 'waiting',
    clerk: null,
    waiting_since: '2026-11-28T07:00:00Z',
  });
  const { screen } = await open([waiting, longer, lineOf(3, {}), lineOf(4, { clerk: colleague })]);
  await expect.poll(() => namesIn(screen, 'Waiting')).toEqual(['Member2', 'Member1']);
  expect(namesIn(screen, 'My conversations')).toEqual(['Member3']);
  expect(namesIn(screen, 'Colleagues’ conversations')).toEqual(['Member4']);
  await expect.element(screen.getByRole('link', { name: 'Live chat 2' })).toBeVisible();

  const change = (line: ChatLine) => publish('private-staff.chat', chatNews.line_changed, { line });
  const taken = { ...longer, state: 'active', clerk: colleague, version: 7 } as const;
  change(taken);
  change({ ...longer, version: 6 });
  change(lineOf(5, { state: 'waiting', clerk: null, waiting_since: '2026-11-28T09:00:00Z' }));
  await expect.poll(() => namesIn(screen, 'Waiting')).toEqual(['Member1', 'Member5']);
  expect(namesIn(screen, 'Colleagues’ conversations')).toEqual(['Member2', 'Member4']);

  change({ ...taken, state: 'ended', ended_at: '2026-11-28T09:30:00Z', version: 9 });
  change({ ...taken, version: 8 });
  await expect.poll(() => namesIn(screen, 'Colleagues’ conversations')).toEqual(['Member4']);
  expect(queueCalls).toBe(1);

  lines = [waiting];
  publish('private-staff.chat', chatNews.line_changed);
  await expect.poll(() => namesIn(screen, 'Waiting')).toEqual(['Member1']);
});

test('J and K move in the list across its groups, and Enter opens a conversation', async () => {
  const { screen, router } = await open([lineOf(1, {}), lineOf(2, { clerk: colleague })]);
  await expect.element(screen.getByRole('button', { name: /Member2/ })).toBeVisible();
  await userEvent.keyboard('jjk');
  await expect.element(screen.getByRole('button', { name: /Member1/ })).toHaveFocus();
  await userEvent.keyboard('j{Enter}');
  await expect.poll(() => router.state.location.search).toEqual({ chat: idOf(2) });
  await expect.element(screen.getByRole('heading', { name: 'Member2' }).first()).toBeVisible();
});

test('an answer without a response is sent again with the same id and shown once', async () => {
  const line = lineOf(11, {});
  const { screen } = await open([line], line);
  const stored = (id: unknown) =>
    messageOf(2, { id: String(id), author: 'clerk', clerk: me.name, text: 'It is in your bag.' });
  answer = ({ path, body }) => {
    if (!path.endsWith('/messages')) return Response.json({ data: { done: true } });
    if (sentTo('/messages').length === 1) throw new TypeError('connection lost');
    return Response.json({
      data: { line: { ...line, version: 6 }, message: stored(body['id']) },
    });
  };
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await box.fill('It is in your bag. ');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('');
  await expect.poll(() => sentTo('/messages').length, { timeout: 5000 }).toBe(2);
  const [first, second] = sentTo('/messages');
  expect(second).toEqual(first);
  expect(first?.body).toMatchObject({ kind: 'text', text: 'It is in your bag.' });
  await expect.element(screen.getByText('Sending…')).not.toBeInTheDocument();
  publish(chatChannel(line.id), chatNews.case_message_added, {
    line: { ...line, version: 6 },
    message: stored(first?.body['id']),
  });
  publish(chatChannel(line.id), chatNews.case_read, {
    id: line.id,
    read_by_member: 2,
    read_by_clerk: 1,
  });
  await expect.element(screen.getByText('Seen by the member')).toBeVisible();
  expect(screen.getByRole('log').getByText('It is in your bag.').elements()).toHaveLength(1);
  expect(sentTo('/read').map(({ body }) => body)).toContainEqual({ number: 1 });
  expect(sentTo('/typing')).toHaveLength(1);
});

test('a rejected answer stays on screen and can be edited', async () => {
  const line = lineOf(12, {});
  const { screen } = await open([line], line);
  answer = ({ path }) =>
    path.endsWith('/messages')
      ? Response.json({ code: 'chat.ended', message: '' }, { status: 409 })
      : Response.json({ data: { done: true } });
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await box.fill('Too late');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/This conversation has ended\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Edit' }).click();
  await expect.element(box).toHaveValue('Too late');
  expect(sentTo('/messages')).toHaveLength(1);
});

test('a take-over needs a confirmation and names the colleague who had the conversation', async () => {
  const line = lineOf(21, { clerk: colleague });
  const { screen } = await open([line], line);
  answer = ({ path }) =>
    Response.json({
      data: path.endsWith('/take') ? caseOf({ ...line, clerk: me, version: 6 }) : { done: true },
    });
  await screen.getByRole('button', { name: 'Take over' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take over this conversation?' });
  await expect.element(dialog.getByText(/assigned to Luca Ferri/)).toBeVisible();
  expect(sentTo('/take')).toEqual([]);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Answer in English' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo('/take').map(({ body }) => body)).toEqual([{ from: colleague.id }]);
  await expect.poll(() => namesIn(screen, 'My conversations')).toEqual(['Member21']);
});

test('a conversation that a colleague takes accepts only notes, and keeps the unsent answer', async () => {
  const line = lineOf(31, {});
  const { screen } = await open([line], line);
  await screen.getByRole('textbox', { name: 'Answer in English' }).fill('Half an answer');
  const taken = { ...line, clerk: colleague, version: 6 };
  publish(chatChannel(line.id), chatNews.case_message_added, {
    line: taken,
    message: messageOf(2, { kind: 'joined', author: 'clerk', clerk: colleague.name, text: '' }),
  });
  await expect.element(screen.getByText(/Luca Ferri has this conversation\./)).toBeVisible();
  await expect.element(screen.getByText(/Luca Ferri has taken the conversation/)).toBeVisible();
  await expect.element(screen.getByText(/Half an answer/)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Answer' }).query()).toBeNull();
  await screen.getByRole('textbox', { name: 'Note for colleagues' }).fill('Please be quick');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sentTo('/messages').map(({ body }) => body['kind'])).toEqual(['note']);

  publish('private-staff.chat', chatNews.line_changed, { line: { ...line, version: 7 } });
  await expect
    .element(screen.getByRole('textbox', { name: 'Answer in English' }))
    .toHaveValue('Half an answer');
});

test('a slash offers canned replies in the member’s language with the names filled in', async () => {
  const line = lineOf(41, { language: 'tr' });
  const { screen } = await open([line], line);
  const box = screen.getByRole('textbox', { name: 'Answer in Turkish' });
  const replies = screen.getByRole('listbox', { name: 'Canned replies' });
  await box.fill('/');
  await expect.poll(() => replies.getByRole('option').elements().length).toBe(7);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  const last = replies.getByRole('option', { name: /Farewell/ });
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  await box.fill('/greet');
  await expect.poll(() => replies.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('Merhaba Ada, ben Sam. Size nasıl yardımcı olabilirim?');
  await expect.element(replies).not.toBeInTheDocument();
  expect(sentTo('/messages')).toEqual([]);
  expect(sentTo('/typing')).toEqual([]);
});

test('a macro offers its action after its text was sent', async () => {
  const line = lineOf(42, {});
  const { screen } = await open([line], line);
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await box.fill('/farewell');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('After sending: end the conversation')).toBeVisible();
  const held = Promise.withResolvers<Response>();
  answer = () => held.promise;
  await screen.getByRole('button', { name: 'Send answer' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End this conversation?' });
  const end = dialog.getByRole('button', { name: 'End conversation' });
  // The answer must arrive before the conversation ends.
  await expect.element(end).toHaveAttribute('aria-disabled', 'true');
  const body = sentTo('/messages')[0]?.body;
  const message = messageOf(2, { id: String(body?.['id']), author: 'clerk', clerk: me.name });
  held.resolve(Response.json({ data: { line, message } }));
  await expect.element(end).not.toHaveAttribute('aria-disabled', 'true');
  answer = () => Response.json({ data: caseOf({ ...line, state: 'ended' }) });
  await end.click();
  await expect.poll(() => sentTo('/end').length).toBe(1);
});

test('a clerk can send only the text of a macro', async () => {
  const line = lineOf(43, {});
  const { screen } = await open([line], line);
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await box.fill('/farewell');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Only send the text' }).click();
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect.poll(() => sentTo('/messages').length).toBe(1);
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('an auditor can read conversations and change nothing', async () => {
  const mine = lineOf(51, {});
  const waiting = lineOf(52, { state: 'waiting', clerk: null });
  const { screen, router } = await open([mine, waiting], mine, []);
  for (const { id, member } of [mine, waiting]) {
    await router.navigate({ to: '/chat', search: { chat: id } });
    const conversation = screen.getByRole('article', { name: member.nickname });
    await expect.element(conversation.getByText('Message 1')).toBeVisible();
    await expect.element(conversation.getByText(/do not have permission/)).toBeVisible();
    const buttons = conversation.getByRole('button').elements();
    expect(buttons.filter((button) => button.checkVisibility())).toEqual([]);
    expect(conversation.getByRole('textbox').elements()).toEqual([]);
  }
  expect(sent).toEqual([]);
});

test('on phones, the conversation replaces the list until the clerk goes back', async () => {
  await page.viewport(390, 844);
  const line = lineOf(61, {});
  const { screen } = await open([line]);
  const row = screen.getByRole('button', { name: /Member61/ });
  await row.click();
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await expect.element(box).toBeVisible();
  expect(row.query()).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.getByRole('button', { name: 'All conversations' }).click();
  await expect.element(row).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
});

test('the pages of a file that the member attached are shown as pictures', async () => {
  const line = lineOf(1, {});
  const { screen } = await open([line], line);
  await expect.element(screen.getByText('Message 1')).toBeVisible();
  const file = messageOf(2, { kind: 'file', text: 'bill.pdf', pages: 2 });
  publish(chatChannel(line.id), chatNews.case_message_added, { line, message: file });
  await expect
    .element(screen.getByRole('link', { name: 'Open bill.pdf, page 2 of 2' }))
    .toHaveAttribute('href', expect.stringMatching(/^blob:/));
  expect(pictures.toSorted()).toEqual(
    [0, 1].map((page) => `chat/${line.id}/files/${file.id}/${page}`),
  );
});
