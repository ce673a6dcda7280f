/** Tests the queue and the overview of the tickets page with a stubbed server and stubbed realtime messages. */
import { staffNews } from '@wl/contract/news/staff';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import {
  colleague,
  change,
  claimOf,
  entryOf,
  idOf,
  inHours,
  me,
  openPage,
  server,
  startServer,
  ticketOf,
} from '../testing-tickets.tsx';

/** Handlers for realtime messages, keyed by message name. */
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

afterEach(() => {
  forgetToken();
  localStorage.clear();
  handlers.clear();
  document.body.classList.remove('paper');
  vi.unstubAllGlobals();
});

async function open(path = '/support', permissions?: string[]) {
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  return openPage(path, permissions);
}

const lastQueue = () => Object.fromEntries(new URLSearchParams(server.queues.at(-1)));

test('the filters and the search are stored in the URL and sent to the server', async () => {
  startServer([ticketOf(1)]);
  const { screen, router } = await open();
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByLabelText('Kind').selectOptions('complaint');
  await screen.getByRole('combobox', { name: 'Language' }).last().selectOptions('tr');
  await screen.getByRole('combobox', { name: 'Assignee' }).selectOptions('nobody');
  await screen.getByRole('combobox', { name: 'Topic' }).selectOptions('game');
  const chosen = { kind: 'complaint', language: 'tr', assignee: 'nobody', topic: 'game' };
  await expect.poll(() => router.state.location.search).toEqual(chosen);
  await expect.poll(lastQueue).toMatchObject(chosen);
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('f');
  const search = screen.getByRole('searchbox', { name: 'Number, name or e-mail' });
  await expect.element(search).toHaveFocus();
  await search.fill('E-1042');
  await userEvent.keyboard('{Enter}');
  await expect.poll(lastQueue).toMatchObject({ ...chosen, text: 'E-1042' });
  await screen.getByRole('button', { name: /^Second review/ }).click();
  await expect.poll(lastQueue).toMatchObject({ tab: 'review', kind: 'complaint', text: 'E-1042' });
  await screen.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.poll(() => router.state.location.search).toEqual({ tab: 'review' });
  await expect.element(search).toHaveValue('');
});

test('the figures of the overview filter the queue, and a second press shows all tickets again', async () => {
  startServer([ticketOf(1, { assignee: me }), ticketOf(2, { is_late: true }), ticketOf(3)]);
  const { screen, router } = await open('/support?topic=game');
  const figures = screen.getByRole('group', { name: 'Tickets waiting for support' });
  await expect.element(figures.getByRole('button', { name: '3 Awaiting an answer' })).toBeVisible();
  const late = figures.getByRole('button', { name: '1 Overdue' });
  await late.click();
  await expect.poll(lastQueue).toEqual({ tab: 'open', page: '1', late: 'yes' });
  await expect.element(late).toHaveAttribute('aria-pressed', 'true');
  await figures.getByRole('button', { name: '1 Due today' }).click();
  await expect.poll(lastQueue).toEqual({ tab: 'open', page: '1', today: 'yes' });
  const mine = figures.getByRole('button', { name: '1 Mine' });
  await mine.click();
  await expect.poll(lastQueue).toEqual({ tab: 'open', page: '1', assignee: 'me' });
  await mine.click();
  await expect.poll(() => router.state.location.search).toEqual({});
  const longest = figures.getByRole('button', { name: '5 hr Longest wait' });
  await longest.click();
  await expect.poll(lastQueue).toEqual({ tab: 'open', page: '1', order: 'waiting' });
  await expect.element(longest).toHaveAttribute('aria-pressed', 'true');
});

test('a figure leaves the tab of the second reviews, because it counts all waiting tickets', async () => {
  startServer([ticketOf(1, { is_late: true }), ticketOf(2, { state: 'review', is_late: true })]);
  const { screen } = await open('/support?tab=review');
  const figures = screen.getByRole('group', { name: 'Tickets waiting for support' });
  await figures.getByRole('button', { name: '2 Overdue' }).click();
  await expect.poll(lastQueue).toEqual({ tab: 'open', page: '1', late: 'yes' });
  const list = screen.getByRole('region', { name: 'Tickets', exact: true }).getByRole('listitem');
  await expect.poll(() => list.elements().length).toBe(2);
  await expect.element(list.nth(1).getByText('Second review')).toBeVisible();
});

test('a deadline at the end of a day is shown as that day in support’s zone', async () => {
  const due_at = '2026-12-03T21:00:00.000Z';
  const final_due_at = '2027-01-28T21:00:00.000Z';
  startServer([ticketOf(1, { kind: 'complaint', due_at, final_due_at })]);
  // Istanbul is three hours ahead of UTC, so the deadlines at 21:00 UTC fall at midnight local time.
  server.calendar.calendar = { ...server.calendar.calendar, zone: 'Europe/Istanbul' };
  const { screen } = await open(`/support?ticket=${ticketOf(1).id}`);
  await expect.element(screen.getByText(/^due by Dec 3, 2026/)).toBeVisible();
  await expect.element(screen.getByText('final answer by Jan 28, 2027')).toBeVisible();
});

test('overdue complaints are listed with the time since their deadlines, and open from there', async () => {
  const late = ticketOf(2, { kind: 'complaint', is_late: true, due_at: inHours(-50) });
  startServer([ticketOf(1), late]);
  server.lateComplaints = [late];
  const { screen, router } = await open();
  const alarm = screen.getByRole('region', { name: 'Overdue complaints' });
  await alarm.getByRole('button', { name: 'E-1002 Requester 2 overdue by 2 days' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ ticket: late.id });
  await expect.element(screen.getByRole('heading', { name: 'E-1002 Requester 2' })).toBeVisible();
  server.lateComplaints = [];
  publishChange();
  await expect.element(alarm).not.toBeInTheDocument();
});

test('a row shows the kind, the language, the urgency and the clerk, and follows changes', async () => {
  startServer([
    ticketOf(1, { kind: 'complaint', language: 'tr', is_late: true, claim: claimOf(colleague) }),
    ticketOf(2, { assignee: me, due_at: inHours(80) }),
  ]);
  const { screen } = await open();
  const rows = screen.getByRole('region', { name: 'Tickets', exact: true }).getByRole('listitem');
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await expect.element(first).toBeVisible();
  expect(first.element().textContent).toMatch(/Turkish.*, overdue.*Complaint.*Claimed by Luca/);
  expect(second.element().textContent).toMatch(/English.*Assignee: Sam Support/);
  expect(second.element().textContent).not.toMatch(/overdue|due today|Complaint/);
  change(idOf(2), { name: 'Renamed' });
  publishChange();
  await expect.element(second.getByText('Renamed')).toBeVisible();
});

test('J and K move in the queue, and Enter opens a ticket', async () => {
  startServer([ticketOf(1), ticketOf(2), ticketOf(3)]);
  const { screen, router } = await open();
  await expect.element(screen.getByRole('heading', { name: 'E-1001 Requester 1' })).toBeVisible();
  await userEvent.keyboard('jjk');
  await expect.element(screen.getByRole('button', { name: /E-1002/ })).toHaveFocus();
  await userEvent.keyboard('j{Enter}');
  await expect.poll(() => router.state.location.search).toEqual({ ticket: idOf(3) });
});

test('on phones, the ticket replaces the queue, and nothing is wider than the screen', async () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const entries = [entryOf(1, { text: 'a'.repeat(300), refused_files: [{ name, code: 'x' }] })];
  startServer([ticketOf(1, { name, kind: 'complaint', final_due_at: inHours(900), entries })]);
  server.lateComplaints = server.tickets;
  const { screen } = await open();
  await page.viewport(390, 844);
  const row = screen.getByRole('button', { name: /E-1001 · Payment/ });
  await expect.element(row).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await row.click();
  const field = screen.getByRole('textbox', { name: 'Answer in English' });
  await expect.element(field).toBeVisible();
  expect(row.query()).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.getByRole('button', { name: 'Details' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Details' });
  await expect.element(sheet.getByRole('heading', { name: 'Rounds and payments' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'All tickets' }).click();
  await expect.element(row).toBeVisible();
});

test.each([
  ['a desktop', 1440, {}],
  ['a phone', 390, { ticket: true }],
])('axe finds no problems on %s', async (_, width, { ticket = false }: { ticket?: boolean }) => {
  const entries = [
    entryOf(1, { quoted: 'Before', files: [{ number: 0, name: 'bill.pdf', pages: 1 }] }),
    entryOf(2, { kind: 'note', author: 'house', clerk: me.name }),
    entryOf(3, { author: 'house', clerk: me.name, refused_files: [{ name: 'a', code: 'b' }] }),
    entryOf(4, { kind: 'reopened', author: 'house', clerk: me.name }),
  ];
  startServer([
    ticketOf(1, { kind: 'complaint', is_late: true, is_unverified: true, entries }),
    ticketOf(2, { due_at: inHours(1) }),
  ]);
  server.lateComplaints = server.tickets.slice(0, 1);
  const path = ticket ? `/support?ticket=${idOf(1)}` : '/support?due=late';
  const { screen } = await open(path);
  await page.viewport(width, 900);
  await expect.element(screen.getByRole('log')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open bill.pdf' })).toBeVisible();
  await document.fonts.ready;
  expect(await axeFindings(screen.getByRole('main').element())).toEqual([]);
});
