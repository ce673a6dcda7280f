/** Tests the forms for new tickets, which information pages show below their text. */
import { ApiError } from '@wl/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { refusal, renderPage } from '../../../app/testing-page.ts';
import { readToken } from '../kept.ts';
import { answeredTicket, ID, serveTicket, signIn, signOut, ticketOf } from '../testing-tickets.tsx';
import { useUploads } from '../uploads.ts';
import TicketForms from './ticket-forms.tsx';
import '../../../app/style.css';

vi.mock('../../../app/realtime/realtime.ts', () => ({ watchChannel: vi.fn() }));
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('../../../app/upload.ts', () => ({ sendForm }));

beforeEach(() => {
  sessionStorage.clear();
  sendForm.mockReset();
});
afterEach(async () => {
  await cleanup();
  signOut();
  useUploads.setState({ uploads: [] });
  vi.unstubAllGlobals();
});

const opened = { id: ID, number: 'E-1042', due_at: '2036-03-05T00:00:00.000Z', message: 'first' };

test('a visitor’s ticket with a file: the receipt has the number and the day, and a failed file is sent again', async () => {
  const ticket = ticketOf();
  const { answers, calls } = serveTicket(ticket);
  answers['POST /support/tickets'] = () => ({ data: { ...opened, token: 'secret-1' } });
  const screen = await renderPage(<TicketForms kind="question" />);
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Vera');
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('vera@travel.example');
  await screen.getByRole('textbox', { name: 'Your question' }).fill('Did my round count?');
  await userEvent.upload(
    screen.container.querySelector('[data-files]') as HTMLElement,
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  sendForm.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
  await screen.getByRole('button', { name: 'Send message' }).click();
  const heading = screen.getByRole('heading', { name: 'We have received your message' });
  await expect.element(heading).toHaveFocus();
  await expect.element(screen.getByText(/Ticket number: E-1042.*by Mar 4, 2036/)).toBeVisible();
  await expect.element(screen.getByText('The link in the e-mail opens your ticket.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open ticket' }).elements()).toEqual([]);
  const list = screen.getByRole('list', { name: 'Files being sent' });
  await expect.element(list.getByText(/^Not sent\./)).toBeVisible();
  sendForm.mockResolvedValueOnce({ data: ticket });
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => list.elements()).toEqual([]);
  const sent = sendForm.mock.calls.map(([, form]) =>
    ['message', 'number', 'token'].map((name) => (form as FormData).get(name)),
  );
  expect(sent).toEqual([
    ['first', '0', 'secret-1'],
    ['first', '0', 'secret-1'],
  ]);
  expect(calls.filter(({ call }) => call === 'POST /support/tickets')).toHaveLength(1);
});

test('the text and the files stay when the ticket could not be sent', async () => {
  signIn();
  const { answers } = serveTicket(ticketOf());
  const screen = await renderPage(<TicketForms kind="question" />);
  const text = screen.getByRole('textbox', { name: 'Your question' });
  await text.fill('Did my round count?');
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'pasted.png', { type: 'image/png' }));
  text.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
  const chosen = screen.getByRole('list', { name: 'Chosen files' });
  await expect.element(chosen.getByText('pasted.png')).toBeVisible();
  answers['POST /support/tickets'] = () => refusal(429, 'ticket.too_many');
  await screen.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => screen.getByRole('alert').last().element().textContent).not.toBe('');
  await expect.element(text).toHaveValue('Did my round count?');
  await expect.element(chosen.getByText('pasted.png')).toBeVisible();
  expect(sendForm).not.toHaveBeenCalled();
});

test('the receipt of a member’s ticket links to it, and another one can be written', async () => {
  signIn();
  const { answers, calls } = serveTicket(ticketOf());
  answers['POST /support/tickets'] = () => ({ data: { ...opened, token: null } });
  const screen = await renderPage(<TicketForms kind="complaint" />);
  const text = screen.getByRole('textbox', { name: /^What went wrong/ });
  for (const words of ['My round did not count.', 'Nor did the next one.']) {
    await text.fill(words);
    await screen.getByRole('button', { name: 'Send complaint' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Open ticket' }))
      .toHaveAttribute('href', `/tickets/${ID}`);
    await screen.getByRole('button', { name: 'Write another message' }).click();
    await expect.element(text).toHaveValue('');
  }
  const keys = calls
    .filter(({ call }) => call === 'POST /support/tickets')
    .map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});

test('below the form, a member finds the latest tickets of its kind', async () => {
  signIn();
  const { answers } = serveTicket(ticketOf());
  const list = [1, 2, 3, 4].map((no) =>
    ticketOf({ id: `q${String(no)}`, number: `E-${String(no)}` }),
  );
  const complaint = answeredTicket({ id: 'c', number: 'E-9', kind: 'complaint' });
  answers['GET /support/tickets'] = () => ({ data: [complaint, ...list] });
  const screen = await renderPage(<TicketForms kind="question" />);
  await expect.element(screen.getByRole('heading', { name: 'My questions' })).toBeVisible();
  const links = screen.getByRole('link', { name: /^E-/ }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tickets/q1',
    '/tickets/q2',
    '/tickets/q3',
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'All my tickets' }))
    .toHaveAttribute('href', '/tickets');
});

test('a link of an older e-mail shows the review form and leads to the thread', async () => {
  const { bodies } = serveTicket(answeredTicket({ kind: 'complaint' }));
  const screen = await renderPage(
    <TicketForms kind="complaint" />,
    `/?ticket=${ID}&token=secret-1`,
  );
  await screen.getByRole('button', { name: 'Request a second review' }).click();
  await expect.element(screen.getByText(/will review your case by Mar 4, 2036/)).toBeVisible();
  expect(bodies('POST /review')).toEqual([{ text: '', token: 'secret-1' }]);
  await screen.getByRole('link', { name: 'Read the whole ticket' }).click();
  expect(readToken(ID)).toBe('secret-1');
});
