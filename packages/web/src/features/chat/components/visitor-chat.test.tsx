/** Tests the visitor chat: the form, the conversation, the data stored in the browser, and signing in as a member. */
import { chatNews } from '@wl/contract/news/chat';
import type { NewsKind } from '@wl/contract/news';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findingsAt, scrollsSideways } from '../../../app/testing-axe.ts';
import { refusal, renderPage } from '../../../app/testing-page.ts';
import { addMessage, serveChat, signIn, signOut, type TestChat } from '../testing-server.ts';
import { useVisitor } from '../visitor.ts';
import { forgetVisitor } from '../visitor-live.ts';
import { Panel } from './panel.tsx';
import '../../../app/style.css';

interface Watch {
  kind: NewsKind;
  take: (data: object) => void;
  begun: () => void;
}

const watches = vi.hoisted(() => new Map<unknown, string>());
vi.mock('../../../app/realtime/realtime.ts', () => ({
  watchChannel: (name: string, watch: Watch) => {
    watches.set(watch, name);
    return () => watches.delete(watch);
  },
}));

const details = { name: 'Deniz', email: 'deniz@example.com' };
const opened = { token: 'a.token', channel: 'chat-visitor.secret' };
let chat: TestChat;

beforeEach(() => {
  localStorage.removeItem('chat-visitor');
  sessionStorage.clear();
  chat = { conversation: null, messages: [], visitor: { ...details, confirmed: false } };
});
afterEach(async () => {
  await page.viewport(1440, 900);
  signOut();
  forgetVisitor();
  vi.unstubAllGlobals();
});

/** Opens the panel for a visitor. Returns the panel's elements and the simulated server. */
async function open() {
  const server = serveChat(chat);
  server.answers['POST /chat/visitors'] = () => ({ data: opened });
  const onClose = vi.fn();
  const screen = await renderPage(<Panel onClose={onClose} />);
  const panel = screen.getByRole('dialog', { name: 'Live Chat' });
  const log = panel.getByRole('log', { name: 'Messages' });
  const field = panel.getByRole('textbox', { name: 'Your message' });
  const bodiesOf = (call: string) =>
    server.calls.filter((one) => one.call === call).map(({ body }) => body);
  return { ...server, screen, panel, log, field, onClose, bodiesOf };
}

/** Fills in the form and starts the chat. */
async function begin() {
  const parts = await open();
  await parts.panel.getByLabelText('Your name').fill(details.name);
  await parts.panel.getByLabelText('E-mail').fill(details.email);
  await parts.panel.getByRole('button', { name: 'Start chat' }).click();
  await expect.element(parts.field).toBeVisible();
  return parts;
}

/** Simulates a realtime message on the visitor's channel. */
function publish(name: keyof typeof chatNews, data: object): void {
  for (const [watch, channel] of watches as Map<Watch, string>)
    if (channel === opened.channel && watch.kind.name === chatNews[name].name) watch.take(data);
}

test('a visitor begins with a name and an address, and the text field gets the focus', async () => {
  const { panel, field, bodiesOf, calls } = await open();
  expect(await findingsAt(390)).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  await expect
    .element(panel.getByRole('link', { name: 'Contact form' }))
    .toHaveAttribute('href', '/contact-us');
  expect(calls.map(({ call }) => call)).not.toContain('GET /chat');
  await panel.getByLabelText('Your name').fill(details.name);
  await panel.getByLabelText('E-mail').fill(details.email);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  expect(bodiesOf('POST /chat/visitors')).toEqual([
    { ...details, key: expect.any(String) as string, language: 'en' },
  ]);
  await field.fill('Is my bag safe?');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(panel.getByText(/open the confirmation link that we sent to deniz@/))
    .toBeVisible();
  expect(await findingsAt(390)).toEqual([]);
  expect(JSON.parse(localStorage.getItem('chat-visitor') ?? '')).toEqual({ ...details, ...opened });
});

test('a rejected form shows the error of its field and sends the same key again', async () => {
  const { panel, answers, bodiesOf } = await open();
  answers['POST /chat/visitors'] = () => refusal(503, 'request.unexpected');
  await panel.getByLabelText('Your name').fill(details.name);
  const start = panel.getByRole('button', { name: 'Start chat' });
  await start.click();
  await expect.element(panel.getByText('There has been an error.')).toBeVisible();
  answers['POST /chat/visitors'] = () =>
    Response.json(
      { code: 'request.invalid', message: 'invalid', errors: { email: ['Enter your address.'] } },
      { status: 422 },
    );
  await start.click();
  await expect.element(panel.getByLabelText('E-mail')).toHaveAccessibleDescription(/address/);
  const keys = bodiesOf('POST /chat/visitors').map((body) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('answers arrive on the visitor’s channel, and every call carries the token', async () => {
  const { panel, field, log } = await begin();
  await field.fill('Hello');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Hello')).toBeVisible();
  const headers = vi.spyOn(globalThis, 'fetch');
  publish('clerk_typing', { conversation: chat.conversation?.id });
  await expect.element(log.getByText('Support is typing…')).toBeVisible();
  const message = addMessage(chat, { author: 'clerk', text: 'Good morning' });
  publish('message_added', { conversation: { ...chat.conversation }, message });
  await expect.element(log.getByText('Good morning')).toBeVisible();
  await expect.poll(() => headers.mock.calls.length).toBeGreaterThan(0);
  for (const [, options] of headers.mock.calls)
    expect(options?.headers).toMatchObject({ 'X-Visitor-Token': opened.token });
  publish('changed', {
    conversation: { ...chat.conversation, visitor: { ...details, confirmed: true } },
  });
  await expect.element(panel.getByText('You are writing as Deniz.')).toBeVisible();
});

test('a copy by e-mail is offered only when the address is confirmed', async () => {
  const { panel, field } = await begin();
  await field.fill('Hello');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('log').getByText('Hello')).toBeVisible();
  const message = addMessage(chat, { author: 'clerk', kind: 'ended' });
  publish('message_added', { conversation: { ...chat.conversation }, message });
  await expect.element(panel.getByText(/^To get a copy by e-mail, first open/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'E-mail me a copy' }).elements()).toEqual([]);
  publish('changed', {
    conversation: { ...chat.conversation, visitor: { ...details, confirmed: true } },
  });
  await expect.element(panel.getByRole('button', { name: 'E-mail me a copy' })).toBeVisible();
});

test('after the conversation is forgotten, the browser knows nothing about the visitor', async () => {
  const { panel, field } = await begin();
  await field.fill('Half a quest');
  const forget = panel.getByRole('button', { name: 'Forget conversation' });
  await forget.click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(forget).toHaveFocus();
  await forget.click();
  await panel.getByRole('button', { name: 'Forget conversation' }).click();
  await expect.element(panel.getByLabelText('Your name')).toHaveValue('');
  expect(localStorage.getItem('chat-visitor')).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('wl-chat'))).toEqual([]);
  expect([...watches.values()]).not.toContain(opened.channel);
});

test('a refused token leads back to the form, and the unsent text is kept', async () => {
  const { panel, field, answers, log, send } = await begin();
  answers['POST /chat/messages'] = () => refusal(403, 'chat.visitor_unknown');
  await field.fill('Hello');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText(/^This chat has expired/)).toBeVisible();
  expect(localStorage.getItem('chat-visitor')).toBeNull();
  answers['POST /chat/messages'] = send;
  answers['POST /chat/visitors'] = () => ({ data: { token: 'b', channel: 'chat-visitor.other' } });
  await panel.getByLabelText('Your name').fill(details.name);
  await panel.getByLabelText('E-mail').fill(details.email);
  await panel.getByRole('button', { name: 'Start chat' }).click();
  await expect.element(log.getByText('Hello')).toBeVisible();
  await expect.poll(() => chat.messages.map(({ text }) => text)).toEqual(['Hello']);
});

test('the conversation goes on after the visitor signs in', async () => {
  const { field, answers, log, bodiesOf } = await begin();
  await field.fill('Hello');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Hello')).toBeVisible();
  answers['POST /chat/visitors/adopt'] = () => ({ data: { adopted: true } });
  signIn();
  await expect.poll(() => useVisitor.getState().visitor).toBeUndefined();
  expect(bodiesOf('POST /chat/visitors/adopt')).toEqual([{ token: opened.token }]);
  expect(localStorage.getItem('chat-visitor')).toBeNull();
  await expect.element(log.getByText('Hello')).toBeVisible();
});
