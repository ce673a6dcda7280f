/** Tests the actions on a ticket: assign, change, close, reopen, merge and link. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import {
  bodiesTo,
  change,
  colleague,
  idOf,
  inHours,
  openPage,
  refused,
  server,
  startServer,
  ticketOf,
} from '../testing-tickets.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  forgetToken();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const ticketId = idOf(1);
const open = (path = `/support?ticket=${ticketId}`) => openPage(path);

test('a ticket is assigned to a colleague, whose waiting tickets are shown', async () => {
  startServer([ticketOf(1)]);
  server.override = ({ path, body }) =>
    path.endsWith('/assign')
      ? Response.json({ data: change(ticketId, { assignee: body['to'] ? colleague : null }) })
      : undefined;
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Assign ticket' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Assign ticket' });
  const choice = dialog.getByLabelText('Assignee');
  await expect
    .element(choice.getByRole('option', { name: 'Sam Support, you (waiting tickets: 2)' }))
    .toBeInTheDocument();
  await choice.selectOptions('Luca Ferri (waiting tickets: 5)');
  await dialog.getByRole('button', { name: 'Assign ticket' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesTo('/assign')).toEqual([{ to: colleague.id }]);
  await expect
    .element(screen.getByRole('complementary').getByText('Luca Ferri', { exact: true }))
    .toBeVisible();
});

test('a question can become a complaint, and a conflict is shown in the dialog', async () => {
  startServer([ticketOf(1, { version: 7 })]);
  server.override = ({ method }) => (method === 'PUT' ? refused('ticket.changed') : undefined);
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Change topic' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change kind and topic' });
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabelText('Kind').selectOptions('complaint');
  await expect.element(dialog.getByText(/deadlines for complaints will apply/)).toBeVisible();
  await save.click();
  await expect.element(dialog.getByText(/^Another clerk has changed/)).toBeVisible();
  expect(bodiesTo(ticketId)).toEqual([{ kind: 'complaint', topic: 'payment', version: 7 }]);
});

test('the kind of a complaint cannot be changed', async () => {
  startServer([ticketOf(1, { kind: 'complaint' })]);
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Change topic' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Kind')).toBeDisabled();
  await expect
    .element(dialog.getByText('A complaint cannot be changed to a question.'))
    .toBeVisible();
});

test('a ticket is closed with a reason and reopened', async () => {
  startServer([ticketOf(1)]);
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Close ticket' }).click();
  const closing = screen.getByRole('dialog', { name: 'Close this ticket?' });
  const submit = closing.getByRole('button', { name: 'Close ticket' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await closing.getByLabelText('Reason').fill('Advertisement');
  await submit.click();
  await expect.element(closing).not.toBeInTheDocument();
  expect(bodiesTo('/close')).toEqual([{ reason: 'Advertisement' }]);
  await screen.getByRole('button', { name: 'Reopen ticket' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Reopen ticket' }).click();
  await expect.element(screen.getByRole('button', { name: 'Close ticket' })).toBeVisible();
  expect(bodiesTo('/reopen')).toHaveLength(1);
});

test('a merge shows its effects first, and then opens the other ticket', async () => {
  const other = ticketOf(2, { name: 'Requester 1' });
  const { id, number, state, created_at, last_text } = other;
  startServer([ticketOf(1, { others: [{ id, number, state, created_at, last_text }] }), other]);
  server.override = ({ path }) => {
    if (!path.endsWith('/merge')) return undefined;
    change(ticketId, { state: 'closed', merged_into: { id, number } });
    return Response.json({ data: other });
  };
  const { screen, router } = await open();
  await screen.getByRole('button', { name: 'Merge ticket' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Merge ticket' });
  const field = dialog.getByLabelText('Number of the other ticket');
  await field.fill('1001');
  await expect.element(dialog.getByText(/cannot be merged into itself/)).toBeVisible();
  await field.fill('');
  await dialog.getByRole('radio', { name: /E-1002/ }).click();
  await expect.element(field).toHaveValue('E-1002');
  await expect.element(dialog.getByText(/^E-1001 will be closed\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge ticket' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ ticket: id });
  expect(bodiesTo('/merge')).toEqual([{ into: 'E-1002' }]);
  await router.navigate({ to: '/support', search: { ticket: ticketId } });
  await expect
    .element(screen.getByText(/was merged into E-1002 and continues there/))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Merge ticket' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Open E-1002' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ ticket: id });
});

test('a ticket is linked to the payment that its requester named, and unlinked', async () => {
  startServer([ticketOf(1, { about: 'W-7' })]);
  const link = {
    kind: 'payment' as const,
    id: idOf(70),
    number: 'W-7',
    at: inHours(-30),
    amount_cents: 64_000,
    title: 'Visa card',
  };
  server.override = ({ method, path }) => {
    if (path.endsWith('/links'))
      return Response.json({ data: change(ticketId, { links: [link] }) });
    if (method === 'DELETE') return Response.json({ data: change(ticketId, { links: [] }) });
    return undefined;
  };
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Link W-7' }).click();
  const panel = screen.getByRole('region', { name: 'Rounds and payments' });
  await expect.element(panel.getByText(/\$640\.00/)).toBeVisible();
  expect(bodiesTo('/links')).toEqual([{ number: 'W-7' }]);
  expect(panel.getByRole('button', { name: 'Link W-7' }).query()).toBeNull();
  await panel.getByRole('button', { name: 'Remove link to W-7' }).click();
  await expect.element(panel.getByText('No round or payment is linked.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  server.override = ({ path }) =>
    path.endsWith('/links') ? refused('ticket.link_unknown', 404) : undefined;
  await panel.getByLabelText('Round or payment number').fill('X-1');
  await panel.getByRole('button', { name: 'Add link' }).click();
  await expect.element(panel.getByText(/has no round or payment/)).toBeVisible();
});
