/** Tests the ticket panel: the thread, and the form for answers and notes. */
import { staffNews } from '@wl/contract/news/staff';
import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import {
  bodiesTo,
  change,
  claimOf,
  colleague,
  entryOf,
  idOf,
  inHours,
  me,
  openPage,
  refused,
  server,
  startServer,
  ticketOf,
} from '../testing-tickets.tsx';

/** Handlers of realtime messages, keyed by message name. */
const handlers = vi.hoisted(() => new Map<string, Set<() => void>>());
vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: (_: string, kind: { name: string }, handle: () => void) => {
    handlers.set(kind.name, (handlers.get(kind.name) ?? new Set()).add(handle));
    return () => handlers.get(kind.name)?.delete(handle);
  },
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

function publishChange(): void {
  for (const handle of handlers.get(staffNews.ticket_changed.name) ?? []) handle();
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  forgetToken();
  localStorage.clear();
  handlers.clear();
  vi.unstubAllGlobals();
});

const ticketId = idOf(1);
const open = (permissions?: string[]) => openPage(`/support?ticket=${ticketId}`, permissions);
type Screen = Awaited<ReturnType<typeof open>>['screen'];
const answerIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Answer in English' });
const noteIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Note for colleagues' });

test('the first focus claims the ticket, and the clerk can release it', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  await answerIn(screen).click();
  await expect.element(screen.getByText(/^Claimed by you until/)).toBeVisible();
  await answerIn(screen).fill('Hello');
  expect(bodiesTo('/claim')).toHaveLength(1);
  await screen.getByRole('button', { name: /^Release/ }).click();
  await expect.element(screen.getByText('Not claimed')).toBeVisible();
});

test('an answer goes to the requester and a note does not', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  await expect.element(answerIn(screen)).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(noteIn(screen)).toHaveFocus();
  await noteIn(screen).fill('Ask payments first');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => bodiesTo('/notes')).toMatchObject([{ text: 'Ask payments first' }]);
  await expect.element(noteIn(screen)).toHaveValue('');
  expect(bodiesTo('/answer')).toEqual([]);
  expect(bodiesTo('/claim')).toEqual([]);
  await screen.getByRole('tab', { name: 'Answer' }).click();
  await answerIn(screen).fill('It is on its way.');
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect
    .poll(() => bodiesTo('/answer'))
    .toMatchObject([{ text: 'It is on its way.', close: false }]);
  await expect.element(screen.getByText(/^This ticket has already been answered/)).toBeVisible();
});

test('a slash offers canned replies in the requester’s language with the names filled in', async () => {
  startServer([ticketOf(1, { language: 'tr', name: 'Ada Yıldız' })]);
  const { screen } = await open();
  const field = screen.getByRole('textbox', { name: 'Answer in Turkish' });
  await field.fill('/greet');
  const replies = screen.getByRole('listbox', { name: 'Canned replies' });
  await expect.poll(() => replies.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Merhaba Ada, ben Sam. Size nasıl yardımcı olabilirim?');
  await expect.element(replies).not.toBeInTheDocument();
  expect(bodiesTo('/answer')).toEqual([]);
});

/** Replaces the stubbed server's canned replies with a single macro that has the given action. */
function onlyMacro(action: MacroAction) {
  const [reply] = server.replies;
  if (!reply) throw new Error('the product has replies');
  server.replies = [{ ...reply, action }];
}

test('a macro closes a question with its answer, but not a complaint', async () => {
  startServer([ticketOf(1), ticketOf(2, { kind: 'complaint' })]);
  onlyMacro({ kind: 'end' });
  const { screen, router } = await open();
  const pick = async () => {
    await answerIn(screen).fill('/');
    await expect.element(screen.getByRole('listbox', { name: 'Canned replies' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
  };
  await pick();
  const macro = screen.getByText('After sending: close the ticket');
  await expect.element(macro).toBeVisible();
  await screen.getByRole('button', { name: 'Send only the text' }).click();
  await expect.element(screen.getByRole('button', { name: 'Send answer' })).toBeVisible();
  await pick();
  await expect.element(macro).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send answer' }).query()).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => bodiesTo('/answer')).toMatchObject([{ close: true }]);
  await router.navigate({ to: '/support', search: { ticket: idOf(2) } });
  await pick();
  await expect.element(screen.getByRole('button', { name: 'Send answer' })).toBeVisible();
  expect(macro.query()).toBeNull();
});

test('a macro asks for the topic after the answer was sent', async () => {
  startServer([ticketOf(1)]);
  onlyMacro({ kind: 'ticket', topic: 'bonus' });
  const { screen } = await open();
  await answerIn(screen).fill('/');
  await expect.element(screen.getByRole('listbox', { name: 'Canned replies' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^After sending: change the ticket’s topic/)).toBeVisible();
  expect(screen.getByRole('dialog').query()).toBeNull();
  await screen.getByRole('button', { name: 'Send answer' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change kind and topic' });
  await expect.element(dialog.getByLabelText('Topic')).toHaveValue('bonus');
  expect(bodiesTo('/answer')).toHaveLength(1);
  expect(await axeFindings(dialog.element())).toEqual([]);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toMatchObject([{ kind: 'question', topic: 'bonus' }]);
});

test('a macro offers an item for the member after the answer was sent, but for no visitor', async () => {
  startServer([ticketOf(1), ticketOf(2, { member: null })]);
  onlyMacro({ kind: 'grant', slug: 'free-spins-20' });
  const { screen, router } = await open();
  const send = async () => {
    await answerIn(screen).fill('/');
    await expect.element(screen.getByRole('listbox', { name: 'Canned replies' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Send answer' }).click();
  };
  await send();
  const dialog = screen.getByRole('dialog', { name: 'Give an item' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await router.navigate({ to: '/support', search: { ticket: idOf(2) } });
  await send();
  await expect.poll(() => bodiesTo('/answer').length).toBe(2);
  await expect.element(screen.getByText(/^This ticket has already been answered/)).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('an answered ticket takes a further answer, which the server can tell from a blind one', async () => {
  startServer([ticketOf(1), ticketOf(2, { kind: 'complaint', state: 'answered' })]);
  const { screen, router } = await open();
  await answerIn(screen).fill('It is on its way.');
  // A colleague answers while this page still shows the ticket as open, so the server refuses the clerk's answer.
  server.override = ({ path, body }) => {
    if (!path.endsWith('/answer') || body['further'] === true) return undefined;
    change(ticketId, { state: 'answered' });
    return refused('ticket.answered');
  };
  const send = screen.getByRole('button', { name: 'Send answer' });
  await send.click();
  await expect.element(screen.getByText(/^This ticket has already been answered/)).toBeVisible();
  await expect.element(screen.getByText(/^Not sent\./)).toBeVisible();
  await expect.element(answerIn(screen)).toHaveValue('It is on its way.');
  await send.click();
  await expect.poll(() => bodiesTo('/answer').map(({ further }) => further)).toEqual([false, true]);
  await expect.element(screen.getByRole('log').getByText('It is on its way.')).toBeVisible();
  await router.navigate({ to: '/support', search: { ticket: idOf(2) } });
  await expect.element(screen.getByText(/^This complaint has already been answered/)).toBeVisible();
  await expect.element(answerIn(screen)).toBeVisible();
});

test('only a question can be closed with its answer', async () => {
  startServer([ticketOf(1), ticketOf(2, { kind: 'complaint' })]);
  const { screen, router } = await open();
  await answerIn(screen).fill('Solved.');
  await screen.getByRole('button', { name: 'Send and close' }).click();
  await expect.poll(() => bodiesTo('/answer')).toMatchObject([{ text: 'Solved.', close: true }]);
  await expect.element(screen.getByText(/^This ticket is closed/)).toBeVisible();
  await router.navigate({ to: '/support', search: { ticket: idOf(2) } });
  await expect.element(answerIn(screen)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send and close' }).query()).toBeNull();
});

test('an answer whose response is lost is sent again with the same id and stored once', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  let isLost = true;
  server.override = ({ path, body }) => {
    if (!path.endsWith('/answer') || !isLost) return undefined;
    isLost = false;
    const entry = entryOf(9, { id: String(body['id']), author: 'house', clerk: me.name });
    change(ticketId, { entries: [entryOf(1), { ...entry, text: String(body['text']) }] });
    throw new TypeError('connection lost');
  };
  await answerIn(screen).fill('It is in your bag. ');
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect.poll(() => bodiesTo('/answer').length, { timeout: 5000 }).toBe(2);
  const [first, second] = bodiesTo('/answer');
  expect(second).toEqual(first);
  await expect.element(answerIn(screen)).toHaveValue('');
  expect(screen.getByRole('log').getByText('It is in your bag.').elements()).toHaveLength(1);
});

test('a rejected answer stays in its field with the error, and keeps its id while its text is the same', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  server.override = ({ path }) =>
    path.endsWith('/answer') ? refused('ticket.too_many_messages') : undefined;
  await answerIn(screen).fill('First words');
  const send = screen.getByRole('button', { name: 'Send answer' });
  await send.click();
  await expect.element(screen.getByText(/^Not sent\./)).toBeVisible();
  await send.click();
  await expect.poll(() => bodiesTo('/answer').length).toBe(2);
  await answerIn(screen).fill('Other words');
  await send.click();
  await expect.poll(() => bodiesTo('/answer').length).toBe(3);
  const [first, second, third] = bodiesTo('/answer').map(({ id }) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  await expect.element(answerIn(screen)).toHaveValue('Other words');
});

test('an unsent answer survives a colleague’s claim, the end of the claim and a reload', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  await answerIn(screen).fill('Half an answer');
  await expect.element(screen.getByText(/^Claimed by you/)).toBeVisible();
  change(ticketId, { claim: claimOf(colleague), can_answer: false });
  publishChange();
  await expect.element(screen.getByText(/^Luca Ferri has claimed this ticket until/)).toBeVisible();
  await expect.element(screen.getByText(/Half an answer/)).toBeVisible();
  expect(answerIn(screen).query()).toBeNull();
  await expect.element(noteIn(screen)).toBeVisible();
  change(ticketId, { claim: null, can_answer: true });
  publishChange();
  await expect.element(answerIn(screen)).toHaveValue('Half an answer');
  await screen.unmount();
  const again = await open();
  await expect.element(answerIn(again.screen)).toHaveValue('Half an answer');
});

test('a draft that the server stored before a reload is not offered again', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  server.override = ({ path }) =>
    path.endsWith('/notes') ? new Promise<Response>(() => undefined) : undefined;
  await expect.element(answerIn(screen)).toBeVisible();
  await userEvent.keyboard('n');
  await noteIn(screen).fill('Stored note');
  await screen.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(() => bodiesTo('/notes').length).toBe(1);
  const id = String(bodiesTo('/notes')[0]?.['id']);
  change(ticketId, { entries: [entryOf(2, { id, kind: 'note', text: 'Stored note' })] });
  await screen.unmount();
  const again = await open();
  await again.screen.getByRole('tab', { name: 'Note' }).click();
  await expect.element(noteIn(again.screen)).toHaveValue('');
});

test('the thread shows messages, notes, changes, quotes, pictures and refused files', async () => {
  const file = { number: 0, name: 'bill.pdf', pages: 2 };
  startServer([
    ticketOf(1, {
      entries: [
        entryOf(1, {
          source: 'email',
          text: 'My bill',
          quoted: 'You wrote before',
          files: [file],
          refused_files: [{ name: 'virus.exe', code: 'document.wrong_format' }],
          at: inHours(-50),
        }),
        entryOf(2, { kind: 'changed', author: 'house', clerk: me.name, text: 'question game' }),
        entryOf(3, { kind: 'merged', author: 'house', clerk: me.name, text: 'E-1007' }),
        entryOf(4, { kind: 'closed', author: 'house', text: '' }),
        entryOf(5, { kind: 'review', text: 'Please look again' }),
      ],
    }),
  ]);
  const { screen } = await open();
  const log = screen.getByRole('log');
  await expect.element(log.getByText('My bill')).toBeVisible();
  const quoted = log.getByText('You wrote before');
  await expect.element(quoted).not.toBeVisible();
  await log.getByText('Quoted earlier messages').click();
  await expect.element(quoted).toBeVisible();
  await expect
    .element(log.getByRole('link', { name: 'Open bill.pdf, page 2 of 2' }))
    .toHaveAttribute('href', expect.stringMatching(/^blob:/));
  expect(server.pictures.toSorted()).toEqual(
    [0, 1].map((number) => `tickets/${ticketId}/files/${idOf(501)}/0/${number}`),
  );
  await expect.element(log.getByText('Not stored: virus.exe')).toBeVisible();
  await expect.element(log.getByText(/only PNG, JPEG and PDF/)).toBeVisible();
  const lines = log.getByRole('listitem');
  for (const text of [
    /^Sam Support changed the kind or topic\. Before: Question, Game/,
    /^Sam Support merged E-1007 into this ticket/,
    /^The ticket was closed automatically/,
    /^Requester 1 requested a second review.*Please look again/,
  ])
    await expect.element(lines.filter({ hasText: text })).toBeVisible();
});

test('an auditor can read a ticket and change nothing', async () => {
  startServer([ticketOf(1, { links: [] })]);
  const { screen } = await open([]);
  await expect.element(screen.getByText(/do not have permission to answer/)).toBeVisible();
  const buttons = screen.getByRole('article').getByRole('button').elements();
  expect(buttons.filter((button) => button.checkVisibility())).toEqual([]);
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  expect(server.sent).toEqual([]);
});

test('a ticket that cannot be loaded again stays on screen with the answer typed so far', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  await answerIn(screen).fill('It is in your bag.');
  await expect.element(screen.getByText(/^Claimed by you/)).toBeVisible();
  server.override = ({ path }) =>
    path === `tickets/${ticketId}` ? refused('server.error', 500) : undefined;
  publishChange();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText('Message 1')).toBeVisible();
  await expect.element(answerIn(screen)).toHaveValue('It is in your bag.');
});
