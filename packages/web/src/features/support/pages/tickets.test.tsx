/** Tests the list of the member's tickets (`/tickets`). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerCalls, refusal } from '../../../app/testing-page.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answeredTicket, openPage, signIn, signOut, ticketOf } from '../testing-tickets.tsx';
import '../../../app/style.css';

const LIST = 'GET /support/tickets';
const watchChannel = vi.hoisted(() => vi.fn());
vi.mock('../../../app/realtime/realtime.ts', () => ({ watchChannel }));

beforeEach(() => {
  watchChannel.mockReset();
  signIn();
});
afterEach(async () => {
  await cleanup();
  signOut();
  vi.unstubAllGlobals();
  await page.viewport(800, 700);
});

test('a ticket shows its number, topic, state, last message and promised day, and links to its page', async () => {
  answerCalls({
    [LIST]: () => ({ data: [ticketOf(), answeredTicket({ id: 'two', number: 'E-7' })] }),
  });
  const { screen } = await openPage('/tickets');
  const rows = screen.getByRole('listitem');
  const first = rows.nth(0);
  await expect
    .element(first.getByRole('link', { name: 'E-1042 A game or a round' }))
    .toHaveAttribute('href', '/tickets/0199d0c0-0000-7000-8000-000000000001');
  await expect.element(first.getByText('awaiting our reply')).toBeVisible();
  await expect.element(first.getByText(/^My round stopped/)).toBeVisible();
  await expect.element(first.getByText('Answer promised by Mar 4, 2036')).toBeVisible();
  await expect.element(rows.nth(1).getByText('We paid the free spins by hand.')).toBeVisible();
  expect(
    rows
      .nth(1)
      .getByText(/^Answer promised/)
      .elements(),
  ).toEqual([]);
});

test('without tickets, the page says what will appear here and how to write', async () => {
  answerCalls({ [LIST]: () => ({ data: [] }) });
  const { screen } = await openPage('/tickets');
  await expect.element(screen.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/contact-us');
});

test('when the list fails to load, Try again loads it', async () => {
  let isDown = true;
  answerCalls({
    [LIST]: () => (isDown ? refusal(403, 'request.blocked') : { data: [ticketOf()] }),
  });
  const { screen } = await openPage('/tickets');
  await expect
    .element(screen.getByRole('alert').getByRole('heading', { level: 2 }))
    .toHaveTextContent('Your tickets could not be loaded');
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: /^E-1042/ })).toBeVisible();
});

test('a change that the server announces to the member loads the list again', async () => {
  let data = [ticketOf()];
  answerCalls({ [LIST]: () => ({ data }) });
  const { screen } = await openPage('/tickets');
  await expect.element(screen.getByText('awaiting our reply')).toBeVisible();
  await expect.poll(() => watchChannel.mock.calls.length).toBe(1);
  const [channel, watch] = watchChannel.mock.calls[0] as [string, { take: (news: object) => void }];
  expect(channel).toBe('private-member.one');
  data = [answeredTicket()];
  watch.take({ id: data[0]?.id });
  await expect.element(screen.getByText('answered')).toBeVisible();
});

test.each(WIDTHS)('the list is accessible and fits a window of %i px', async (width) => {
  const long = ticketOf({ number: 'E-104212', kind: 'complaint', topic: 'safe_travel' });
  long.last_text = 'x'.repeat(200);
  answerCalls({ [LIST]: () => ({ data: [long, answeredTicket({ id: 'two' })] }) });
  const { screen } = await openPage('/tickets');
  await expect.element(screen.getByRole('link', { name: /^E-104212/ })).toBeVisible();
  expect(await findingsAt(width)).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});
