/** Tests the live chat page with a stubbed server and stubbed realtime messages. */
import type { NewsData, NewsKind } from '@wl/contract/news';
import { chatNews } from '@wl/contract/news/chat';
import type { ChatLine } from '@wl/contract/office/chat';
import { chatChannel } from '@wl/contract/office/staff-channels';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import {
  caseOf,
  colleague,
  idOf,
  lineOf,
  me,
  messageOf,
  namesIn,
  open,
  sentTo,
  server,
  startServer,
} from '../testing-chats.tsx';
import { nameOf } from '../requesters.ts';

type Handle = (data?: unknown) => void;

/** Handlers of realtime messages, by channel and message name. */
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

/** Simulates a realtime message or, without data, a new subscription. */
function publish<Kind extends NewsKind>(channel: string, kind: Kind, data?: NewsData<Kind>): void {
  for (const handle of handlers.get(`${channel} ${kind.name}`) ?? []) handle(data);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  startServer();
});
afterEach(() => {
  sessionStorage.clear();
  forgetToken();
  handlers.clear();
  vi.unstubAllGlobals();
});

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
  expect(server.queueCalls).toBe(1);

  server.lines = [waiting];
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
  server.answer = ({ path, body }) => {
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
  await expect.element(screen.getByText('Seen', { exact: true })).toBeVisible();
  expect(screen.getByRole('log').getByText('It is in your bag.').elements()).toHaveLength(1);
  expect(sentTo('/read').map(({ body }) => body)).toContainEqual({ number: 1 });
  expect(sentTo('/typing')).toHaveLength(1);
});

test('a rejected answer stays on screen and can be edited', async () => {
  const line = lineOf(12, {});
  const { screen } = await open([line], line);
  server.answer = ({ path }) =>
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
  server.answer = ({ path }) =>
    Response.json({
      data: path.endsWith('/take') ? caseOf({ ...line, clerk: me, version: 6 }) : { done: true },
    });
  await screen.getByRole('button', { name: 'Take over conversation' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take over this conversation?' });
  await expect.element(dialog.getByText(/assigned to Luca Ferri/)).toBeVisible();
  expect(sentTo('/take')).toEqual([]);
  await dialog.getByRole('button', { name: 'Take over conversation' }).click();
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
  await expect.element(screen.getByText(/Luca Ferri has taken this conversation\./)).toBeVisible();
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
  server.answer = () => held.promise;
  await screen.getByRole('button', { name: 'Send answer' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End this conversation?' });
  const end = dialog.getByRole('button', { name: 'End conversation' });
  // The clerk cannot end the conversation until the server has confirmed the sent message.
  await expect.element(end).toHaveAttribute('aria-disabled', 'true');
  const body = sentTo('/messages')[0]?.body;
  const message = messageOf(2, { id: String(body?.['id']), author: 'clerk', clerk: me.name });
  held.resolve(Response.json({ data: { line, message } }));
  await expect.element(end).not.toHaveAttribute('aria-disabled', 'true');
  server.answer = () => Response.json({ data: caseOf({ ...line, state: 'ended' }) });
  await end.click();
  await expect.poll(() => sentTo('/end').length).toBe(1);
});

test('a clerk can send only the text of a macro', async () => {
  const line = lineOf(43, {});
  const { screen } = await open([line], line);
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await box.fill('/farewell');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Send only the text' }).click();
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect.poll(() => sentTo('/messages').length).toBe(1);
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('an auditor can read conversations and change nothing', async () => {
  const mine = lineOf(51, {});
  const waiting = lineOf(52, { state: 'waiting', clerk: null });
  const { screen, router } = await open([mine, waiting], mine, []);
  for (const { id, requester } of [mine, waiting]) {
    await router.navigate({ to: '/chat', search: { chat: id } });
    const conversation = screen.getByRole('article', { name: nameOf(requester) });
    await expect.element(conversation.getByText('Message 1')).toBeVisible();
    await expect.element(conversation.getByText(/do not have permission/)).toBeVisible();
    const buttons = conversation.getByRole('button').elements();
    expect(buttons.filter((button) => button.checkVisibility())).toEqual([]);
    expect(conversation.getByRole('textbox').elements()).toEqual([]);
  }
  expect(server.sent).toEqual([]);
});

test('the requester’s details are loaded again after a visitor confirmed the address', async () => {
  const visitor = { kind: 'visitor', name: 'Deniz', email: 'd@example.com' } as const;
  const line = lineOf(71, { requester: { ...visitor, confirmed: false } });
  const { screen } = await open([line], line);
  await expect.element(screen.getByText('Visitor, e-mail address not confirmed')).toBeVisible();
  const confirmed = { ...line, requester: { ...visitor, confirmed: true }, version: 6 };
  server.lines = [confirmed];
  publish(chatChannel(line.id), chatNews.case_message_added, {
    line: confirmed,
    message: messageOf(2, { kind: 'confirmed', author: 'system', text: visitor.email }),
  });
  await expect.element(screen.getByText('Visitor, e-mail address confirmed')).toBeVisible();
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
  expect(server.pictures.toSorted()).toEqual(
    [0, 1].map((page) => `chat/${line.id}/files/${file.id}/${page}`),
  );
});
