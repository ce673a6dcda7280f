import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OfficeRound } from '@wl/contract/office/play';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import type { RoundToVoid } from '../round-to-void.ts';
import { STEP_HEADING } from './step-card.tsx';
import { VoidDialog } from './void-dialog.tsx';

const member = '0198c0de-0000-7000-8000-000000000001';
const round: RoundToVoid = {
  id: '0198c0de-0000-7000-8000-000000000002',
  game: 'Neon Shibuya',
  stakeCents: 500,
  payoutCents: 1_200,
  bonusStakeCents: 0,
  isFree: false,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Server {
  /** Fields of `void` in the server's response, in addition to the time and the reason. */
  stored?: Partial<OfficeRound['void']>;
  refusal?: { status: number; code: string };
  /** If given, the mock server responds only after this promise has been resolved. */
  answer?: Promise<void>;
}

/** Opens the dialog with a simulated server that voids the round, or rejects the request with `refusal`. */
async function open({ stored, refusal, answer }: Server = {}, of: Partial<RoundToVoid> = {}) {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const given = JSON.parse(body as string) as { reason: string };
    sent.push({ url, body: given });
    await answer;
    if (refusal)
      return Response.json({ ...refusal, message: refusal.code }, { status: refusal.status });
    const voided = { at: '2026-11-27T12:00:00Z', reason: given.reason, ...stored };
    return Response.json({ data: { id: round.id, voided: true, void: voided } });
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const onClose = vi.fn<() => void>();
  const queries = new QueryClient();
  const reloaded = vi.spyOn(queries, 'invalidateQueries');
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <VoidDialog memberId={member} round={{ ...round, ...of }} onClose={onClose} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const dialog = screen.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const submit = dialog.getByRole('button', { name: 'Void round' });
  return { screen, dialog, reason, submit, sent, onClose, reloaded };
}

test('the dialog states stake, payout and consequences, and requires a reason', async () => {
  const { dialog, reason, submit, sent } = await open();
  await expect.element(dialog).toHaveAccessibleName('Void this round?');
  await expect.element(dialog).toMatchTextContent(/Neon Shibuya.*Stake.*5\.00.*Payout.*12\.00/);
  await expect
    .element(dialog)
    .toMatchTextContent('If the balance does not cover the payout, the rest becomes a debt.');
  await expect.element(reason).toHaveFocus();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(reason, '  no  ');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await expect.element(reason).toHaveAttribute('maxlength', '200');
  expect(sent).toEqual([]);
});

test('a voided round is shown with time, reason and debt, and its pages are loaded again', async () => {
  const { dialog, reason, submit, sent, onClose, reloaded } = await open({
    stored: { debt_cents: 300 },
  });
  await userEvent.fill(reason, ' Reels stuck ');
  await userEvent.click(submit);
  await expect.element(dialog).toHaveAccessibleName('Round voided');
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(/Voided.*Nov 27, 2026.*Reels stuck.*3\.00 of the reversed payout/);
  expect(sent).toEqual([
    {
      url: `/api/staff/members/${member}/rounds/${round.id}/void`,
      body: { reason: 'Reels stuck' },
    },
  ]);
  expect(reloaded.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['journey', member],
    ['member', member],
  ]);
  const done = dialog.getByRole('button', { name: 'Done' });
  await expect.element(done).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('while the request is pending, the form cannot be changed or sent again', async () => {
  const server = Promise.withResolvers<void>();
  const { dialog, reason, submit, sent } = await open({ answer: server.promise });
  await userEvent.fill(reason, 'Reels stuck');
  await userEvent.click(submit);
  await expect
    .element(dialog.getByRole('button', { name: 'Voiding the round…' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(reason).toBeDisabled();
  server.resolve();
  await expect.element(dialog).toHaveAccessibleName('Round voided');
  expect(sent).toHaveLength(1);
});

test('a rejected void shows an error, keeps the reason and loads the pages again', async () => {
  const { dialog, reason, submit, reloaded } = await open({
    refusal: { status: 409, code: 'wagers.already_voided' },
  });
  await userEvent.fill(reason, 'Reels stuck');
  await userEvent.click(submit);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('already been voided');
  await expect.element(reason).toHaveValue('Reels stuck');
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  expect(reloaded).toHaveBeenCalledTimes(2);
});

test('Escape and Cancel close the dialog without a request', async () => {
  const { dialog, sent, onClose } = await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(sent).toEqual([]);
});

test('after the dialog has closed, the focus is on the heading of the step', async () => {
  const heading = document.createElement('h2');
  Object.assign(heading, { id: STEP_HEADING, tabIndex: -1 });
  document.body.append(heading);
  const { screen, reason } = await open();
  await expect.element(reason).toHaveFocus();
  await screen.unmount();
  await expect.poll(() => document.activeElement).toBe(heading);
  heading.remove();
});

test('the consequences of free, bonus and lost rounds differ', async () => {
  const cases: [Partial<RoundToVoid>, string][] = [
    [{ isFree: true }, 'the member’s cash does not change'],
    [{ bonusStakeCents: 200 }, 'The cash part of the stake is returned'],
    [{ payoutCents: 0 }, 'The round paid nothing.'],
  ];
  for (const [of, text] of cases) {
    const { screen, dialog } = await open({}, of);
    await expect.element(dialog).toMatchTextContent(text);
    await screen.unmount();
  }
});
