/** Tests the ticket page (`/tickets/{id}`). */
import { ApiError } from '@wl/contract/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '../../../app/api.ts';
import { clearBell, receiveBell } from '../../../app/hud/unread.ts';
import { refusal } from '../../../app/testing-page.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import {
  addEntry,
  answeredTicket,
  CALL,
  ID,
  openPage,
  picture,
  serveTicket,
  signIn,
  signOut,
  ticketOf,
} from '../testing-tickets.tsx';
import { useUploads } from '../uploads.ts';
import '../../../app/style.css';

const watchChannel = vi.hoisted(() => vi.fn());
vi.mock('../../../app/realtime/realtime.ts', () => ({ watchChannel }));
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('../../../app/upload.ts', () => ({ sendForm }));

const AT = `/tickets/${ID}`;
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => {
  sessionStorage.clear();
  watchChannel.mockReset();
  sendForm.mockReset();
  signIn();
});
afterEach(async () => {
  await cleanup();
  signOut();
  useUploads.setState({ uploads: [] });
  clearBell();
  vi.unstubAllGlobals();
  await page.viewport(800, 700);
});

/** Opens the page of a ticket. Returns the simulated server, the page's elements, and a function that chooses files. */
async function open(ticket = ticketOf(), at = AT) {
  const server = serveTicket(ticket);
  const { screen, history } = await openPage(at);
  const log = screen.getByRole('log', { name: 'Messages' });
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  const send = screen.getByRole('button', { name: 'Send reply' });
  const choose = (...files: File[]) =>
    userEvent.upload(screen.container.querySelector('[data-files]') as HTMLElement, files);
  return { ...server, ticket, screen, history, log, field, send, choose };
}

test('the thread shows messages, changes, files as pictures, and files that were not stored', async () => {
  const ticket = ticketOf({ about: 'R-77' });
  const { id } = addEntry(ticket, {
    text: 'See the screenshot.',
    files: [{ number: 0, name: 'spin.pdf', pages: 2 }],
    refused_files: [{ name: 'virus.exe', code: 'document.wrong_format' }],
  });
  addEntry(ticket, { author: 'house', kind: 'closed' });
  addEntry(ticket, { author: 'house', text: 'We look into it.' });
  const server = serveTicket(ticket);
  for (const no of [0, 1]) server.answers[`GET ${CALL}/files/${id}/0/${String(no)}`] = picture;
  const { screen } = await openPage(AT);
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Ticket E-1042');
  await expect.element(screen.getByText('R-77')).toBeVisible();
  const rows = screen.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await expect.element(rows.nth(0)).toMatchTextContent(/^You: My round stopped/);
  await expect
    .element(rows.nth(1).getByRole('img', { name: 'Open spin.pdf, page 2 of 2' }))
    .toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent(/virus\.exe was not attached\./);
  await expect.element(rows.nth(2)).toMatchTextContent(/^The ticket has been closed\./);
  await expect.element(rows.nth(3)).toMatchTextContent(/^Wanderluck: We look into it\./);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the token of an e-mail opens the ticket, is sent with every call, and leaves the address bar', async () => {
  signOut();
  const { calls, bodies, history, screen, field, send } = await open(
    answeredTicket(),
    `${AT}?token=secret-1`,
  );
  await expect.element(field).toBeVisible();
  await expect.poll(() => history.location.href).toBe(AT);
  expect(calls.every(({ query }) => query.get('token') === 'secret-1')).toBe(true);
  await field.fill('Thank you');
  await send.click();
  await expect.poll(() => bodies('POST /messages').map(({ token }) => token)).toEqual(['secret-1']);
  expect(screen.getByRole('link', { name: 'All my tickets' }).elements()).toEqual([]);
  // After a reload, the URL no longer contains the token, so the page must use the stored one.
  await cleanup();
  const again = await open(answeredTicket());
  await expect.element(again.field).toBeVisible();
  expect(again.calls.at(-1)?.query.get('token')).toBe('secret-1');
  expect(watchChannel).not.toHaveBeenCalled();
});

test('the page marks the notifications about its ticket as read while it is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  onTestFinished(() => visibility.mockRestore());
  receiveBell({ unread: 2, version: 4 });
  const ticket = answeredTicket();
  const server = serveTicket(ticket);
  let version = 4;
  server.answers['POST /notifications/read'] = () => ({ data: { unread: 1, version } });
  const { screen } = await openPage(AT);
  const marked = () =>
    server.calls.filter(({ call }) => call === 'POST /notifications/read').map(({ body }) => body);
  await expect.poll(marked).toEqual([{ version: 4, ticket: ID }]);
  // One notification is still unread, but a refetch must not repeat `POST /notifications/read` until the version of the
  // notification list changes.
  addEntry(ticket, { author: 'house', text: 'Is there anything else?' });
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText('Is there anything else?')).toBeVisible();
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  version = 5;
  receiveBell({ unread: 2, version });
  await queryClient.invalidateQueries();
  expect(marked()).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(marked).toEqual([
    { version: 4, ticket: ID },
    { version: 5, ticket: ID },
  ]);
});

test('a visitor without access learns how to go on', async () => {
  signOut();
  const { answers, screen } = await open();
  answers[`GET ${CALL}`] = () => refusal(404, 'request.not_found');
  await screen.unmount();
  const { screen: page } = await openPage(AT);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This ticket cannot be opened here');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/contact-us');
});

test('when the ticket fails to load, Try again loads it', async () => {
  const ticket = ticketOf();
  const { answers } = serveTicket(ticket);
  const read = answers[`GET ${CALL}`];
  answers[`GET ${CALL}`] = () => refusal(429, 'request.too_many');
  const { screen } = await openPage(AT);
  await expect.element(screen.getByText('The ticket could not be loaded')).toBeVisible();
  if (read) answers[`GET ${CALL}`] = read;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('log')).toBeVisible();
});

test('a reply whose response was lost is sent again with the same id, also after a reload', async () => {
  const { answers, reply, field, send, bodies, screen, ticket } = await open();
  answers[`POST ${CALL}/messages`] = () => refusal(503, 'request.unexpected');
  await field.fill('Any news?');
  await send.click();
  await expect.element(screen.getByRole('alert').last()).toBeVisible();
  await send.click();
  await expect.poll(() => bodies('POST /messages').length).toBe(2);
  await cleanup();
  const again = await open(ticket);
  await expect.element(again.field).toHaveValue('Any news?');
  // Simulate a message that the server stores, but whose response is lost.
  again.answers[`POST ${CALL}/messages`] = (about) => {
    again.reply(about);
    return refusal(503, 'request.unexpected');
  };
  await again.send.click();
  await expect.poll(() => again.bodies('POST /messages').length).toBe(1);
  again.answers[`POST ${CALL}/messages`] = reply;
  await again.send.click();
  await expect.element(again.field).toHaveValue('');
  await expect.element(again.log.getByText('Any news?')).toBeVisible();
  const ids = [...bodies('POST /messages'), ...again.bodies('POST /messages')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(ticket.messages.filter(({ text }) => text === 'Any news?')).toHaveLength(1);
});

test('a reply that arrived although its response was lost empties the field when the ticket is loaded', async () => {
  const { answers, reply, field, send, log, ticket } = await open();
  answers[`POST ${CALL}/messages`] = (about) => {
    reply(about);
    return refusal(503, 'request.unexpected');
  };
  await field.fill('Any news?');
  await send.click();
  await expect.poll(() => ticket.messages.length).toBe(2);
  const [, watch] = watchChannel.mock.calls[0] as [string, { begun: () => void }];
  watch.begun();
  await expect.element(log.getByText('Any news?')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(sessionStorage.getItem(`wl-ticket-reply/${ID}`)).toBeNull();
});

test('a text that was changed after it had arrived becomes a second message', async () => {
  const { answers, reply, field, send, bodies, screen } = await open();
  answers[`POST ${CALL}/messages`] = (about) => {
    reply(about);
    return refusal(503, 'request.unexpected');
  };
  await field.fill('Any news');
  await send.click();
  await expect.poll(() => bodies('POST /messages').length).toBe(1);
  answers[`POST ${CALL}/messages`] = () => refusal(409, 'ticket.id_reused');
  await field.fill('Any news about it?');
  await send.click();
  await expect
    .element(screen.getByText(/^We have already received the first version/))
    .toBeVisible();
  await expect.element(field).toHaveValue('Any news about it?');
  answers[`POST ${CALL}/messages`] = reply;
  await send.click();
  await expect.element(field).toHaveValue('');
  const ids = bodies('POST /messages').map(({ id }) => id);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});

test('My problem is solved closes the ticket, and a reply reopens it', async () => {
  const { screen, field, send, log } = await open(answeredTicket());
  await screen.getByRole('button', { name: 'My problem is solved' }).click();
  const status = screen.getByText('This ticket is closed. Your reply reopens it.');
  await expect.element(status).toBeVisible();
  await expect.element(screen.getByRole('status').first()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'My problem is solved' }).elements()).toEqual([]);
  await field.fill('It happened again.');
  await send.click();
  await expect.element(log.getByText(/^Your reply has reopened the ticket\./)).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
});

test('a ticket that the requester cannot reopen leads to the form for a new one', async () => {
  const { screen, field } = await open(
    ticketOf({ state: 'closed', can_reply: false, can_close: false }),
  );
  await expect
    .element(screen.getByRole('link', { name: 'write to us' }))
    .toHaveAttribute('href', '/contact-us');
  expect(field.elements()).toEqual([]);
});

test('a merged ticket leads to the other one', async () => {
  const other = '0199d0c0-0000-7000-8000-000000000002';
  const { screen } = await open(
    ticketOf({
      state: 'closed',
      can_reply: false,
      can_close: false,
      merged_into: { id: other, number: 'E-1043' },
    }),
  );
  await expect
    .element(screen.getByRole('link', { name: 'ticket E-1043' }))
    .toHaveAttribute('href', `/tickets/${other}`);
});

test('an answered ticket is rated with stars and a comment, and the rating can be changed', async () => {
  const { screen, bodies } = await open(answeredTicket());
  await screen.getByRole('radio', { name: '4 of 5 stars' }).click({ force: true });
  await screen.getByRole('textbox', { name: /^Comment/ }).fill('Quick');
  await screen.getByRole('button', { name: 'Send rating' }).click();
  await expect.element(screen.getByText('Thank you for your rating: 4 of 5.')).toBeVisible();
  expect(bodies('PUT /rating')).toEqual([{ rating: 4, comment: 'Quick' }]);
  await screen.getByRole('button', { name: 'Change rating' }).click();
  await expect.element(screen.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
});

test('the requester of an answered complaint asks for a second review', async () => {
  const { screen, bodies, log } = await open(
    answeredTicket({ kind: 'complaint', can_review: true }),
  );
  await screen
    .getByRole('textbox', { name: /^What is still unresolved/ })
    .fill('The amount is wrong.');
  await screen.getByRole('button', { name: 'Request a second review' }).click();
  await expect.element(log.getByText(/^You have requested a second review\./)).toBeVisible();
  await expect.element(screen.getByText(/will review your case by Mar 4, 2036/)).toBeVisible();
  expect(bodies('POST /review')).toEqual([{ text: 'The amount is wrong.' }]);
});

test('files are sent after the reply with its id, and one that failed is sent again', async () => {
  const { screen, field, send, choose, bodies, ticket } = await open();
  await field.fill('Two pictures');
  await choose(png('a.png'), png('b.png'));
  await expect.element(screen.getByRole('list', { name: 'Chosen files' })).toBeVisible();
  sendForm.mockImplementation((_, form: FormData) =>
    form.get('name') === 'a.png'
      ? Promise.reject(new ApiError(0, { code: 'network' }))
      : Promise.resolve({ data: structuredClone(ticket) }),
  );
  await send.click();
  const failed = screen.getByRole('list', { name: 'Files being sent' });
  await expect.element(failed.getByText(/^Not sent\./)).toBeVisible();
  await expect.poll(() => failed.getByRole('listitem').elements()).toHaveLength(1);
  sendForm.mockImplementation(() => Promise.resolve({ data: structuredClone(ticket) }));
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => failed.elements()).toEqual([]);
  const [{ id } = {}] = bodies('POST /messages');
  const sent = sendForm.mock.calls.map(([, form, options]) => [
    ...['message', 'number', 'name'].map((name) => (form as FormData).get(name)),
    (options as { params: { id: string } }).params.id,
  ]);
  expect(sent).toEqual([
    [id, '0', 'a.png', ID],
    [id, '1', 'b.png', ID],
    [id, '0', 'a.png', ID],
  ]);
});

test('a file that the server refuses can only be deleted', async () => {
  const { screen, field, send, choose } = await open();
  await field.fill('A picture');
  await choose(png('a.png'));
  sendForm.mockRejectedValue(new ApiError(422, { code: 'document.damaged' }));
  await send.click();
  const failed = screen.getByRole('list', { name: 'Files being sent' });
  await expect.element(failed.getByText(/We could not open this file/)).toBeVisible();
  expect(failed.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  await failed.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => failed.elements()).toEqual([]);
});

test('a file of another type is refused before it is sent, and files need a few words', async () => {
  const { screen, field, choose, bodies, send } = await open();
  await expect.element(field).toBeVisible();
  const drop = new DataTransfer();
  drop.items.add(new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }));
  drop.items.add(png('a.png'));
  field
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: drop }));
  await expect.element(screen.getByText('tool.exe')).toBeVisible();
  await expect.element(screen.getByText(/We accept only PNG, JPEG and PDF/)).toBeVisible();
  await choose(png('b.png'));
  const chosen = screen.getByRole('list', { name: 'Chosen files' });
  await expect.poll(() => chosen.getByRole('listitem').elements()).toHaveLength(2);
  await chosen.getByRole('button', { name: 'Remove file a.png' }).click();
  await expect.poll(() => chosen.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(screen.getByText('Describe your files in a few words.')).toBeVisible();
  (send.element() as HTMLElement).click();
  expect(bodies('POST /messages')).toEqual([]);
});

test('an answer that the server announces appears without a reload', async () => {
  const ticket = ticketOf();
  const { log } = await open(ticket);
  await expect.element(log).toBeVisible();
  await expect.poll(() => watchChannel.mock.calls.length).toBe(1);
  addEntry(ticket, { author: 'house', text: 'We paid the free spins.' });
  const [, watch] = watchChannel.mock.calls[0] as [string, { take: (news: object) => void }];
  watch.take({ id: ID });
  await expect.element(log.getByText('We paid the free spins.')).toBeVisible();
});

test.each(WIDTHS)('the page is accessible and fits a window of %i px', async (width) => {
  const ticket = answeredTicket({
    kind: 'complaint',
    topic: 'safe_travel',
    about: 'x'.repeat(64),
    can_review: true,
  });
  addEntry(ticket, { text: 'y'.repeat(300), refused_files: [{ name: 'z'.repeat(80), code: 'x' }] });
  const { screen, choose, field } = await open(ticket);
  await expect.element(field).toBeVisible();
  await choose(png(`${'n'.repeat(90)}.png`), new File(['x'], 'a.txt', { type: 'text/plain' }));
  await screen.getByRole('radio', { name: '4 of 5 stars' }).click({ force: true });
  await expect.element(screen.getByRole('textbox', { name: /^Comment/ })).toBeVisible();
  expect(await findingsAt(width)).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});

test.each(WIDTHS)('the page without access is accessible at %i px', async (width) => {
  const { answers } = serveTicket(ticketOf());
  answers[`GET ${CALL}`] = () => refusal(404, 'request.not_found');
  const { screen } = await openPage(AT);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findingsAt(width)).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});
