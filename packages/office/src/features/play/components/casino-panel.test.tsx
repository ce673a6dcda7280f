import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { CasinoMaintenance } from '@wl/contract/office/play';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CasinoPanel } from './casino-panel.tsx';

const neverSwitched: CasinoMaintenance = { on: false, since: null, by: null, reason: null };
const closed: CasinoMaintenance = {
  on: true,
  since: '2026-11-27T12:00:00Z',
  by: 'Gina Games',
  reason: 'New payment provider',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders the panel with a server that stores `state`. With `refusal`, the server rejects every change. */
async function open(state: CasinoMaintenance, refusal?: { status: number; code: string }) {
  const sent: unknown[] = [];
  const server = { state };
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json({ data: server.state });
    const change = JSON.parse(body as string) as { on: boolean; reason: string };
    sent.push(change);
    if (refusal)
      return Response.json({ ...refusal, message: refusal.code }, { status: refusal.status });
    server.state = { ...closed, ...change };
    return Response.json({ data: server.state });
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <CasinoPanel />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const panel = screen.getByRole('region', { name: 'Casino' });
  await expect.element(panel).toBeVisible();
  return { screen, panel, sent, server, queries };
}

test('starting maintenance requires a reason, and the panel shows since when, by whom and why', async () => {
  const { screen, panel, sent } = await open(neverSwitched);
  await expect.element(panel).toMatchTextContent('The casino is open');
  await expect.element(panel).not.toMatchTextContent('Since');
  await userEvent.click(
    panel.getByRole('button', { name: 'Put the casino into maintenance mode' }),
  );
  const dialog = screen.getByRole('dialog', { name: 'Put the casino into maintenance mode?' });
  await expect.element(dialog).toMatchTextContent('Members and visitors see the maintenance page.');
  await expect.element(dialog).toMatchTextContent('Clerks can keep working.');
  const submit = dialog.getByRole('button', { name: 'Put the casino into maintenance mode' });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), '  No  ');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), ' New cards ');
  await userEvent.click(submit);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([{ on: true, reason: 'New cards' }]);
  await expect.element(panel).toMatchTextContent('The casino is under maintenance');
  await expect
    .element(panel)
    .toMatchTextContent(/Since Nov 27, 2026.*, set by Gina Games: New cards/);
});

test('opening the casino sends the reason, and Cancel sends nothing', async () => {
  const { screen, panel, sent } = await open(closed);
  await expect.element(panel).toMatchTextContent('by Gina Games: New payment provider');
  const button = panel.getByRole('button', { name: 'Open the casino' });
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Open the casino?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(button);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'It works');
  await userEvent.click(dialog.getByRole('button', { name: 'Open the casino' }));
  await expect.element(panel).toMatchTextContent('The casino is open');
  expect(sent).toEqual([{ on: false, reason: 'It works' }]);
});

test('a rejected change shows an error in the dialog, which stays open with its reason', async () => {
  const { screen, panel } = await open(neverSwitched, { status: 403, code: 'auth.forbidden' });
  await userEvent.click(
    panel.getByRole('button', { name: 'Put the casino into maintenance mode' }),
  );
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'New cards');
  await userEvent.click(
    dialog.getByRole('button', { name: 'Put the casino into maintenance mode' }),
  );
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('New cards');
});

test('an open dialog keeps its question when another clerk changes the state', async () => {
  const { screen, panel, server, queries } = await open(neverSwitched);
  await userEvent.click(
    panel.getByRole('button', { name: 'Put the casino into maintenance mode' }),
  );
  server.state = closed;
  await queries.invalidateQueries({ queryKey: ['games'] });
  await expect.element(panel).toMatchTextContent('The casino is under maintenance');
  await expect
    .element(screen.getByRole('dialog', { name: 'Put the casino into maintenance mode?' }))
    .toBeVisible();
});
