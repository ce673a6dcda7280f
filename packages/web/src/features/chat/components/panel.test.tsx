import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal, renderPage } from '../../../app/testing-page.ts';
import {
  addMessage,
  deliver,
  publish,
  reconnected,
  serveChat,
  signIn,
  signOut,
  type TestChat,
} from '../testing-server.ts';
import { Panel } from './panel.tsx';
import '../../../app/style.css';

let chat: TestChat;

beforeEach(() => {
  sessionStorage.clear();
  chat = { conversation: null, messages: [] };
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

/**
 * Opens the panel for a member. Returns its elements, functions that write and read messages, and the simulated server.
 */
async function open() {
  const server = serveChat(chat);
  signIn();
  const onClose = vi.fn();
  const screen = await renderPage(<Panel onClose={onClose} />);
  const panel = screen.getByRole('dialog', { name: 'Live Chat' });
  const log = panel.getByRole('log', { name: 'Messages' });
  const field = panel.getByRole('textbox', { name: 'Your message' });
  const write = async (text: string) => {
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
  };
  const sent = () =>
    server.calls
      .filter(({ call }) => call === 'POST /chat/messages')
      .map(({ body }) => body as { id: string; text: string });
  const texts = () =>
    log
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('p')?.textContent);
  return { ...server, screen, panel, log, field, write, sent, texts, onClose };
}

/** Returns a promise for a response, and a function that resolves it. */
function held() {
  let release: (answer: object) => void = () => undefined;
  const promise = new Promise<object>((resolve) => (release = resolve));
  return { promise, release: (answer: object) => release(answer) };
}

test('a message is shown at once as Sending, and the next one waits for its answer', async () => {
  const { answers, send, field, write, log, sent, texts } = await open();
  const first = held();
  answers['POST /chat/messages'] = () => first.promise;
  await write('Hello');
  await expect.element(log.getByText('Sending…')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await write('Are you there?');
  await expect.poll(texts).toEqual(['Hello', 'Are you there?']);
  expect(sent().map(({ text }) => text)).toEqual(['Hello']);
  answers['POST /chat/messages'] = send;
  first.release(send({ call: '', query: new URLSearchParams(), body: sent()[0] }));
  await expect.poll(() => sent().map(({ text }) => text)).toEqual(['Hello', 'Are you there?']);
  await expect.poll(() => log.getByText('Sending…').elements()).toHaveLength(0);
  expect(texts()).toEqual(['Hello', 'Are you there?']);
});

test('Shift+Enter breaks the line, and an empty message is not sent', async () => {
  const { field, write, sent } = await open();
  await write('   ');
  await field.fill('one');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two{Enter}');
  await expect.poll(() => sent().map(({ text }) => text)).toEqual(['one\ntwo']);
});

test('Try again sends a failed message with the same id, before the later one', async () => {
  const { answers, send, write, log, sent, texts } = await open();
  // The server stores the message, but the response is lost.
  answers['POST /chat/messages'] = (about) => {
    send(about);
    return refusal(503, 'request.unexpected');
  };
  await write('Hello');
  await expect.element(log.getByText(/^Not sent/)).toBeVisible();
  await write('Second');
  answers['POST /chat/messages'] = send;
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent().map(({ text }) => text)).toEqual(['Hello', 'Hello', 'Second']);
  expect(sent()[0]?.id).toBe(sent()[1]?.id);
  await expect.poll(() => log.getByText(/^Not sent/).elements()).toHaveLength(0);
  expect(texts()).toEqual(['Hello', 'Second']);
  expect(chat.messages).toHaveLength(2);
});

test('a message that failed is sent with the same id after a reload and after a reconnection', async () => {
  const { answers, write, log, send, sent, texts } = await open();
  answers['POST /chat/messages'] = () => refusal(503, 'request.unexpected');
  await write('Hello');
  await expect.element(log.getByText(/^Not sent/)).toBeVisible();
  // Sign out and in again, so that the messages are read from storage, as after a reload.
  signOut();
  signIn();
  await expect.poll(() => sent().length).toBe(2);
  await expect.element(log.getByText(/^Not sent/)).toBeVisible();
  answers['POST /chat/messages'] = send;
  reconnected();
  await expect.poll(() => sent().length).toBe(3);
  await expect.poll(() => log.getByText(/^Not sent/).elements()).toHaveLength(0);
  expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
  expect(texts()).toEqual(['Hello']);
  await expect.poll(() => sessionStorage.getItem('wl-chat/one')).toBeNull();
});

test('the server’s rejection of a message lets later ones pass, and the message can be deleted', async () => {
  const { answers, send, write, log, texts } = await open();
  answers['POST /chat/messages'] = () => refusal(409, 'chat.id_reused');
  await write('Hello');
  const remove = log.getByRole('button', { name: 'Delete message' });
  await expect.element(remove).toBeVisible();
  answers['POST /chat/messages'] = send;
  await write('Second');
  await expect.poll(() => chat.messages.map(({ text }) => text)).toEqual(['Second']);
  await remove.click();
  await expect.poll(texts).toEqual(['Second']);
});

test('the draft survives closing the panel', async () => {
  const { field, screen } = await open();
  await field.fill('Half a quest');
  await screen.unmount();
  const again = await open();
  await expect.element(again.field).toHaveValue('Half a quest');
});

test('an answer appears, ends the typing indicator and is marked as read; Seen follows the clerk', async () => {
  addMessage(chat, { author: 'member', text: 'Hello' });
  const { calls, log, texts } = await open();
  await expect.poll(texts).toEqual(['Hello']);
  const id = chat.conversation?.id;
  publish('clerk_typing', { conversation: id });
  await expect.element(log.getByText('Support is typing…')).toBeVisible();
  expect(log.getByText(/Seen/).elements()).toHaveLength(0);
  deliver(chat, { author: 'clerk', text: 'Good morning' });
  await expect.poll(texts).toEqual(['Hello', 'Good morning']);
  expect(log.getByText('Support is typing…').elements()).toHaveLength(0);
  await expect
    .poll(() => calls.filter(({ call }) => call === 'POST /chat/read').map(({ body }) => body))
    .toEqual([{ conversation: id, number: 2 }]);
  publish('changed', { conversation: { ...chat.conversation, read: 2, read_by_clerk: 1 } });
  await expect.element(log.getByText(/Seen/)).toBeVisible();
});

test('after a reconnection, the messages after the last known one are read until none is left', async () => {
  addMessage(chat, { author: 'member', text: '1' });
  const { calls, texts } = await open();
  await expect.poll(texts).toEqual(['1']);
  for (const text of ['2', '3', '4', '5', '6']) addMessage(chat, { author: 'clerk', text });
  const before = calls.length;
  reconnected();
  await expect.poll(texts).toEqual(['1', '2', '3', '4', '5', '6']);
  const afters = calls
    .slice(before)
    .filter(({ call }) => call === 'GET /chat')
    .map(({ query }) => query.get('after'));
  expect(afters).toEqual(['1', '4']);
});

test('ending asks for a confirmation; then stars, chosen by keyboard, and a comment are sent', async () => {
  addMessage(chat, { author: 'member', text: 'Hello' });
  const { answers, calls, panel, field } = await open();
  const id = chat.conversation?.id ?? '';
  answers[`POST /chat/${id}/end`] = () => {
    addMessage(chat, { author: 'member', kind: 'ended' });
    return { data: chat.conversation ?? {} };
  };
  answers[`PUT /chat/${id}/rating`] = ({ body }) => ({
    data: { ...chat.conversation, rating: (body as { rating: number }).rating },
  });
  const end = panel.getByRole('button', { name: 'End conversation' });
  await end.click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(end).toHaveFocus();
  await end.click();
  await panel
    .getByRole('group', { name: 'End this conversation?' })
    .getByRole('button')
    .first()
    .click();
  await expect.element(panel.getByText(/^You have ended/)).toBeVisible();
  expect(field.elements()).toHaveLength(0);
  (panel.getByRole('radio', { name: '3 of 5 stars' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight}');
  await expect.element(panel.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await panel.getByRole('textbox', { name: /^Comment/ }).fill('Thanks');
  await panel.getByRole('button', { name: 'Send rating' }).click();
  await expect.element(panel.getByText('Thank you for your rating: 4 of 5.')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ rating: 4, comment: 'Thanks' });
  await panel.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(panel.getByText('How can we help you?')).toBeVisible();
});

test('while the chat is closed, the panel says when support answers', async () => {
  const { answers, panel, screen } = await open();
  expect(panel.getByText(/^Our support team will be back/).elements()).toHaveLength(0);
  await screen.unmount();
  answers['GET /chat/opening'] = () => ({
    data: { open: false, opens_at: '2026-03-02T09:00:00.000Z', closes_at: null },
  });
  const again = await renderPage(<Panel onClose={vi.fn()} />);
  const day = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(
    new Date('2026-03-02T09:00:00.000Z'),
  );
  await expect
    .element(again.getByText(new RegExp(`^Our support team will be back on ${day}, .*e-mail\\.$`)))
    .toBeVisible();
});

test('each page of an attached file is loaded as a picture that opens in another tab', async () => {
  const sentFile = addMessage(chat, { author: 'member', kind: 'file', text: 'bill.pdf', pages: 2 });
  const path = `GET /chat/${chat.conversation?.id ?? ''}/files/${sentFile.id}`;
  const { answers, log } = await open();
  const retry = log.getByRole('button', { name: 'Try again' });
  await expect.poll(() => retry.elements()).toHaveLength(2);
  for (const page of [0, 1]) answers[`${path}/${String(page)}`] = () => ({});
  await retry.first().click();
  await expect.poll(() => retry.elements()).toHaveLength(1);
  await retry.click();
  for (const page of [1, 2]) {
    const link = log.getByRole('link', { name: `Open bill.pdf, page ${String(page)} of 2` });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

test('the end stays in view when a picture loads, unless the member reads earlier messages', async () => {
  for (let no = 1; no <= 30; no += 1) addMessage(chat, { author: 'clerk', text: String(no) });
  const { log } = await open();
  await expect.poll(() => log.getByRole('listitem').elements()).toHaveLength(30);
  const box = log.element() as HTMLElement;
  const belowView = () => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight);
  const grow = () => {
    const picture = document.createElement('div');
    picture.style.height = '300px';
    log.getByRole('listitem').last().element().append(picture);
  };
  await expect.poll(belowView).toBe(0);
  grow();
  await expect.poll(belowView).toBe(0);
  const scrolled = new Promise((resolve) =>
    box.addEventListener('scroll', resolve, { once: true }),
  );
  box.scrollTop = 0;
  await scrolled;
  grow();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(box.scrollTop).toBe(0);
});

test('the panel says when another clerk takes over, but not after a return to the queue', async () => {
  for (const kind of ['joined', 'text', 'joined', 'returned', 'joined'] as const)
    addMessage(chat, { author: 'clerk', kind });
  const { log } = await open();
  await expect
    .element(log.getByText(/^Another member of our support team has taken over/))
    .toBeVisible();
  expect(log.getByText(/^Our support team has joined/).elements()).toHaveLength(2);
});

test('a link in an answer of support looks like a link', async () => {
  addMessage(chat, { author: 'clerk', text: `See ${location.origin}/faq` });
  const { log } = await open();
  const link = log.getByRole('link', { name: `${location.host}/faq` });
  await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' });
});

test('an ended conversation can be sent by e-mail', async () => {
  addMessage(chat, { author: 'member', text: 'Hello' });
  addMessage(chat, { author: 'member', kind: 'ended' });
  const { answers, calls, panel } = await open();
  const call = `POST /chat/${chat.conversation?.id ?? ''}/transcript`;
  answers[call] = () => refusal(429, 'request.too_many');
  const copy = panel.getByRole('button', { name: 'E-mail me a copy' });
  await copy.click();
  await expect.element(panel.getByRole('alert')).toBeVisible();
  answers[call] = () => ({ data: { done: true } });
  await copy.click();
  await expect.element(panel.getByText(/^We have sent the conversation/)).toBeVisible();
  expect(calls.filter((one) => one.call === call)).toHaveLength(2);
});

test('earlier conversations are listed page by page, and one opens read-only', async () => {
  const { answers, panel } = await open();
  const at = '2026-03-02T12:00:00.000Z';
  const summary = (page: number) => ({
    id: '00000000-0000-4000-8000-000000000001',
    opened_at: at,
    ended_at: at,
    first: `Question of page ${String(page)}`,
    rating: 5,
  });
  answers['GET /chat/history'] = ({ query }) => {
    const page = Number(query.get('page'));
    return { data: [summary(page)], meta: { current_page: page, to: page, total: 2 } };
  };
  addMessage(chat, { author: 'member', text: 'An old question' });
  answers[`GET /chat/${summary(1).id}`] = () => ({
    data: { conversation: chat.conversation, messages: chat.messages, more: false },
  });
  await panel.getByRole('button', { name: 'Earlier conversations', exact: true }).click();
  await expect.element(panel.getByText('Question of page 1')).toBeVisible();
  await panel.getByRole('button', { name: 'Older' }).click();
  await panel.getByRole('button', { name: /Question of page 2/ }).click();
  await expect.element(panel.getByText('An old question')).toBeVisible();
  expect(panel.getByRole('textbox').elements()).toHaveLength(0);
  await panel.getByRole('button', { name: 'Back to earlier conversations' }).click();
  await panel.getByRole('button', { name: 'Back to the chat' }).click();
  await expect.element(panel.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('an earlier conversation can be rated', async () => {
  const { answers, calls, panel } = await open();
  addMessage(chat, { author: 'member', text: 'An old question' });
  addMessage(chat, { author: 'member', kind: 'ended' });
  const ended = chat.conversation;
  if (!ended) throw new Error('the messages open a conversation');
  const { id, opened_at, ended_at } = ended;
  const line = { id, opened_at, ended_at, first: 'An old question' };
  answers['GET /chat/history'] = () => ({
    data: [{ ...line, rating: null }],
    meta: { current_page: 1, to: 1, total: 1 },
  });
  answers[`GET /chat/${id}`] = () => ({
    data: { conversation: chat.conversation, messages: chat.messages, more: false },
  });
  answers[`PUT /chat/${id}/rating`] = ({ body }) => ({
    data: { ...chat.conversation, rating: (body as { rating: number }).rating },
  });
  await panel.getByRole('button', { name: 'Earlier conversations', exact: true }).click();
  await panel.getByRole('button', { name: /An old question/ }).click();
  const stars = panel.getByRole('radio', { name: '5 of 5 stars' });
  await expect.element(stars).toBeInTheDocument();
  (stars.element() as HTMLElement).click();
  await panel.getByRole('button', { name: 'Send rating' }).click();
  await expect.element(panel.getByText('Thank you for your rating: 5 of 5.')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    call: `PUT /chat/${id}/rating`,
    body: { rating: 5, comment: '' },
  });
});

test('Escape inside the panel closes it', async () => {
  const { field, onClose } = await open();
  await field.click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

/** Test widget page that reports that it is ready, and echoes every message it receives to its parent window. */
const widgetPage = `<script>
  addEventListener('message', ({ data }) => parent.postMessage({ started: data }, '*'));
  parent.postMessage({ type: 'something else' }, '*');
  parent.postMessage({ type: 'wanderluck.chat.ready' }, '*');
</script>`;

test('an outside widget starts with the member’s data once its page is ready', async () => {
  const url = URL.createObjectURL(new Blob([widgetPage], { type: 'text/html' }));
  const player = {
    id: 'one',
    nickname: 'rea',
    email: 'rea@example.com',
    created_at: '2026-03-02T12:00:00Z',
  };
  const started: unknown[] = [];
  const hear = ({ data }: MessageEvent<{ started?: unknown }>) => {
    if (data.started) started.push(data.started);
  };
  window.addEventListener('message', hear);
  const server = serveChat(chat);
  server.answers['GET /chat/widget'] = () => ({ data: { url, player, signature: 'abc' } });
  signIn();
  const screen = await renderPage(<Panel onClose={vi.fn()} />);
  await expect.poll(() => started).toHaveLength(1);
  window.removeEventListener('message', hear);
  expect(started[0]).toEqual({
    type: 'wanderluck.chat.start',
    player,
    signature: 'abc',
    language: 'en',
  });
  const frame = screen.getByTitle('Live Chat').element() as HTMLIFrameElement;
  expect(frame.sandbox.contains('allow-top-navigation')).toBe(false);
  expect(server.calls.map(({ call }) => call)).not.toContain('GET /chat');
  expect(screen.getByRole('textbox', { name: 'Your message' }).elements()).toEqual([]);
});

test('a message from elsewhere does not start the widget', async () => {
  const url = URL.createObjectURL(new Blob(['<p>Silent</p>'], { type: 'text/html' }));
  const server = serveChat(chat);
  server.answers['GET /chat/widget'] = () => ({ data: { url, player: null, signature: null } });
  const screen = await renderPage(<Panel onClose={vi.fn()} />);
  await expect.element(screen.getByTitle('Live Chat')).toBeVisible();
  const frame = screen.getByTitle('Live Chat').element() as HTMLIFrameElement;
  const target = frame.contentWindow;
  if (!target) throw new Error('a frame on the page has a window');
  const post = vi.spyOn(target, 'postMessage').mockImplementation(() => undefined);
  const say = (source: Window | null, origin: string) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'wanderluck.chat.ready' }, source, origin }),
    );
  say(window, location.origin);
  say(target, 'https://evil.example');
  expect(post).not.toHaveBeenCalled();
  say(target, location.origin);
  expect(post).toHaveBeenCalledTimes(1);
});
