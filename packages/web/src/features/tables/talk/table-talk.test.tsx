/** Tests the table talk with a stubbed server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { TableTalk } from './table-talk.tsx';
import type { TalkReply } from './talk-state.ts';
import { messageOf, talkerOf } from './testing-talk.ts';
import { changeTalk } from './use-talk.ts';

const CHAT = '/tables/thames-wheel/chat';
let reply: TalkReply;
let sent: Sent[];
let answers: Record<string, (sent: Sent) => object>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  reply = {
    messages: [messageOf('Good evening', 'a', 'QuietHeron'), messageOf('Well played!', 'b')],
    me: talkerOf(),
  };
  answers = {
    [`GET ${CHAT}`]: () => ({ data: reply }),
    [`POST ${CHAT}`]: ({ body }) => {
      const message = { ...messageOf('', 'c', null), ...(body as { id: string; text: string }) };
      reply = { ...reply, messages: [...reply.messages, message] };
      return { data: { message } };
    },
  };
  sent = answerCalls(answers);
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const posts = () => sent.filter(({ call }) => call === `POST ${CHAT}`);

async function open() {
  const screen = await renderPage(<TableTalk slug="thames-wheel" />);
  await expect.element(screen.getByRole('heading', { name: 'Table talk' })).toBeVisible();
  return screen;
}

test('a member reads and writes, and sees how long to wait', async () => {
  const screen = await open();
  const log = screen.getByRole('log', { name: 'Messages at this table' });
  await expect.element(log.getByText('Good evening')).toBeVisible();
  await expect.element(log.getByText('QuietHeron')).toBeVisible();
  await expect.element(log.getByText('A traveller from London')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Your message to the table' });
  await field.fill('Hello all');
  await expect.element(screen.getByText('9 of 200 characters')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Hello all')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByText(/Next message in \d+ s/)).toBeVisible();
  await field.fill('Too soon');
  await userEvent.keyboard('{Enter}');
  expect(posts()).toHaveLength(1);
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('a refused message stays in the field with the reason', async () => {
  answers[`POST ${CHAT}`] = () => refusal(422, 'tables.chat_insult');
  const screen = await open();
  const field = screen.getByRole('textbox', { name: 'Your message to the table' });
  await field.fill('something rude');
  await screen.getByRole('button', { name: 'Send message to the table' }).click();
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent(
      'Your message was not sent, because it contains an insult or a vulgar word.',
    );
  await expect.element(field).toHaveValue('something rude');
  expect(await findingsAt(390)).toEqual([]);
  await field.fill('something kind');
  await expect.element(alert).toBeEmptyDOMElement();
});

test('a message without an answer is sent again with the same id', async () => {
  answers[`POST ${CHAT}`] = () => refusal(503, 'request.unavailable');
  const screen = await open();
  await screen.getByRole('textbox', { name: 'Your message to the table' }).fill('Hello');
  const button = screen.getByRole('button', { name: 'Send message to the table' });
  await button.click();
  await expect.poll(() => posts().length).toBe(1);
  await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await button.click();
  await expect.poll(() => posts().length).toBe(2);
  expect(new Set(posts().map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

test('the same text can be sent again as a new message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await open();
  const field = screen.getByRole('textbox', { name: 'Your message to the table' });
  for (const count of [1, 2]) {
    await field.fill('Good luck!');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
    expect(posts()).toHaveLength(count);
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1000);
        return screen.getByText('One message every 10 s').query();
      })
      .not.toBeNull();
  }
  expect(new Set(posts().map(({ body }) => (body as { id: string }).id)).size).toBe(2);
});

test('a member blocks an author, and unblocks the author in the settings', async () => {
  answers['POST /table-chat/blocks'] = () => {
    const author = 'b'.repeat(16);
    const blocked = [{ author, name: null, at: '2026-05-01T12:00:00.000Z' }];
    reply = { ...reply, me: talkerOf({ blocked }) };
    return { data: { author } };
  };
  answers[`DELETE /table-chat/blocks/${'b'.repeat(16)}`] = () => {
    reply = { ...reply, me: talkerOf() };
    return { data: { done: true } };
  };
  const screen = await open();
  await screen
    .getByRole('button', { name: 'Actions for the message from A traveller from London' })
    .click();
  expect(await findingsAt(1440)).toEqual([]);
  await screen.getByRole('button', { name: 'Block this traveller' }).click();
  await expect.element(screen.getByText('Well played!')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Your nickname is hidden' }).click();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  await screen.getByRole('button', { name: /^Unblock A traveller/ }).click();
  await expect.element(screen.getByText(/You have not blocked anyone/)).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Well played!')).toBeVisible();
});

test('a member agrees to show the nickname', async () => {
  answers['PUT /table-chat/name'] = ({ body }) => {
    reply = { ...reply, me: talkerOf(body as { shows_name: boolean }) };
    return { data: { done: true } };
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Your nickname is hidden' }).click();
  await screen.getByRole('checkbox', { name: /Show my nickname/ }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Your nickname is shown' }))
    .toBeVisible();
});

test('a member reports a message, and gets the number of the ticket', async () => {
  answers['POST /table-chat/reports'] = () => ({ data: { number: 'E-1042' } });
  const screen = await open();
  await screen.getByRole('button', { name: 'Actions for the message from QuietHeron' }).click();
  await screen.getByRole('button', { name: 'Report to support' }).click();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  await screen.getByRole('button', { name: 'Report message' }).click();
  await expect.element(screen.getByText(/ticket E-1042/)).toBeVisible();
  const report = sent.find(({ call }) => call === 'POST /table-chat/reports');
  expect(report?.body).toEqual({ message: reply.messages[0]?.id });
});

test('new messages appear, and removed ones disappear', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Good evening')).toBeVisible();
  const message = messageOf('Just now', 'd');
  changeTalk('thames-wheel', (old) => ({ ...old, messages: [...old.messages, message] }));
  await expect.element(screen.getByText('Just now')).toBeVisible();
  changeTalk('thames-wheel', (old) => ({ ...old, messages: [] }));
  await expect.element(screen.getByText(/No messages yet/)).toBeVisible();
});

test('visitors read without a field', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  reply = { ...reply, me: null };
  const screen = await open();
  await expect.element(screen.getByText('Good evening')).toBeVisible();
  await expect.element(screen.getByText('Visitors can read. Sign in to write.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Actions/ }).elements()).toEqual([]);
});

test('a silenced member sees until when', async () => {
  reply = { ...reply, me: talkerOf({ silenced_until: '2026-05-02T12:00:00.000Z' }) };
  const screen = await open();
  await expect.element(screen.getByText(/Support has silenced you/)).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});

test('messages that could not be loaded are loaded again', async () => {
  answers[`GET ${CHAT}`] = () => refusal(404, 'tables.unknown');
  const screen = await open();
  const again = screen.getByRole('button', { name: 'Load the messages again' });
  await expect.element(again).toBeVisible();
  answers[`GET ${CHAT}`] = () => ({ data: reply });
  await again.click();
  await expect.element(screen.getByText('Good evening')).toBeVisible();
});

test('the talk is closed on phones at first, and can be hidden', async () => {
  await page.viewport(390, 800);
  const screen = await open();
  await expect.element(screen.getByText('Good evening')).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.includes('/chat'))).toEqual([]);
  await screen.getByRole('button', { name: 'Show talk' }).click();
  await expect.element(screen.getByText('Good evening')).toBeVisible();
  await screen.getByRole('button', { name: 'Hide talk' }).click();
  await expect.element(screen.getByText('Good evening')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show talk' }).click();
});
