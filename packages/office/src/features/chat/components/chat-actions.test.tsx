/** Tests the dialogs of a conversation, the ended conversations, and the filter by language. */
import type { ChatLine } from '@wl/contract/office/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import {
  caseOf,
  colleague,
  idOf,
  lineOf,
  namesIn,
  open,
  sentTo,
  server,
  startServer,
} from '../testing-chats.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

beforeEach(async () => {
  await page.viewport(1440, 900);
  startServer();
});
afterEach(() => {
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

/**
 * Makes the stubbed server answer calls to the given action with the conversation in its new state. All other calls
 * succeed.
 */
const answerWith = (action: string, line: ChatLine) => {
  server.answer = ({ path }) =>
    Response.json({ data: path.endsWith(action) ? caseOf(line) : { done: true } });
};

test('a hand-over needs a colleague and a note, and moves the conversation', async () => {
  const line = lineOf(1, {});
  const { screen } = await open([line], line);
  await screen.getByRole('button', { name: 'Hand over conversation' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Hand over conversation' });
  const submit = dialog.getByRole('button', { name: 'Hand over conversation' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  const to = dialog.getByLabelText('Hand over to');
  // The clerk cannot hand the conversation over to themselves.
  await expect
    .element(to.getByRole('option', { name: 'Luca Ferri (open conversations: 3)' }))
    .toBeInTheDocument();
  expect(to.getByRole('option', { name: /Sam Support/ }).elements()).toEqual([]);
  await to.selectOptions(colleague.id);
  await dialog.getByLabelText('Note for colleagues').fill('Speaks Turkish');
  answerWith('/hand-over', { ...line, clerk: colleague, version: 6 });
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo('/hand-over').map(({ body }) => body)).toEqual([
    { to: colleague.id, note: 'Speaks Turkish' },
  ]);
  await expect.poll(() => namesIn(screen, 'Colleagues’ conversations')).toEqual(['Member1']);
});

test('on a phone, every action of a conversation is inside the window', async () => {
  await page.viewport(390, 844);
  const line = lineOf(1, {});
  const { screen } = await open([line], line);
  for (const name of ['Member', 'Hand over conversation', 'Open a ticket', 'End conversation']) {
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    const { left, right } = button.element().getBoundingClientRect();
    expect([name, left >= 0, right <= 390]).toEqual([name, true, true]);
  }
});

test('a conversation can be handed over to the queue', async () => {
  const line = lineOf(1, {});
  const { screen } = await open([line], line);
  await screen.getByRole('button', { name: 'Hand over conversation' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog
    .getByLabelText('Hand over to')
    .selectOptions('The queue: any colleague can take the conversation');
  await dialog.getByLabelText('Note for colleagues').fill('My shift ends');
  const waiting = { ...line, state: 'waiting', clerk: null, version: 6 } as const;
  answerWith('/hand-over', waiting);
  await dialog.getByRole('button', { name: 'Hand over conversation' }).click();
  await expect.poll(() => namesIn(screen, 'Waiting')).toEqual(['Member1']);
  expect(sentTo('/hand-over').map(({ body }) => body)).toEqual([
    { to: null, note: 'My shift ends' },
  ]);
});

test('a conversation ends after a confirmation, and an error stays in the dialog', async () => {
  const line = lineOf(1, {});
  const { screen } = await open([line], line);
  await screen.getByRole('button', { name: 'End conversation' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End this conversation?' });
  expect(sentTo('/end')).toEqual([]);
  server.answer = () => Response.json({ code: 'chat.ended', message: '' }, { status: 409 });
  const end = dialog.getByRole('button', { name: 'End conversation' });
  await end.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answerWith('/end', {
    ...line,
    state: 'ended',
    ended_at: '2026-11-28T10:00:00Z',
    version: 7,
  });
  await end.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^This conversation has ended\./)).toBeVisible();
  await expect.poll(() => namesIn(screen, 'My conversations')).toEqual([]);
});

test('a ticket needs a topic and a summary, and is opened once', async () => {
  const line = lineOf(1, {});
  const { screen } = await open([line], line);
  await screen.getByRole('button', { name: 'Open a ticket' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Open a ticket' });
  const submit = dialog.getByRole('button', { name: 'Open a ticket' });
  await dialog.getByLabelText('Topic').selectOptions('Payment');
  await dialog.getByLabelText('Summary').fill('Too short');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabelText('Summary').fill('The cash-out waits for a document.');
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const escalated = server.sent.filter(({ body }) => body['topic'] !== undefined);
  expect(escalated.map(({ body }) => body)).toEqual([
    { topic: 'payment', text: 'The cash-out waits for a document.' },
  ]);
});

test('the tab Ended lists ended conversations with their ratings, and stays in the URL', async () => {
  server.ended = [
    lineOf(2, { state: 'ended', ended_at: '2026-11-28T10:00:00Z', rating: 4, clerk: colleague }),
  ];
  const { screen, router } = await open([lineOf(1, {})]);
  await screen.getByRole('tab', { name: 'Ended' }).click();
  const row = screen.getByRole('button', { name: /Member2.*Luca Ferri.*Rating 4 of 5/ });
  await expect.element(row).toBeVisible();
  expect(screen.getByRole('button', { name: /Member1/ }).query()).toBeNull();
  await row.click();
  await expect.poll(() => router.state.location.search).toEqual({ tab: 'ended', chat: idOf(2) });
  await expect.element(screen.getByText(/Rating: 4 of 5/)).toBeVisible();
});

test('the filter by language hides conversations in other languages, and stays in the URL', async () => {
  const { screen, router } = await open([
    lineOf(1, { language: 'tr' }),
    lineOf(2, { language: 'fr' }),
    lineOf(3, { language: 'tr', clerk: colleague }),
  ]);
  await expect.poll(() => namesIn(screen, 'My conversations').length).toBe(2);
  const filter = screen.getByRole('tabpanel').getByRole('combobox', { name: 'Language' });
  await filter.selectOptions('Türkçe (2)');
  await expect.poll(() => namesIn(screen, 'My conversations')).toEqual(['Member1']);
  expect(namesIn(screen, 'Colleagues’ conversations')).toEqual(['Member3']);
  expect(router.state.location.search).toEqual({ language: 'tr' });
  await filter.selectOptions('All languages');
  await expect.poll(() => namesIn(screen, 'My conversations').length).toBe(2);
});
