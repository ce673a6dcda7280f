import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OwnLimit } from '@wl/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LimitDialog } from './limit-dialog.tsx';

const limit: OwnLimit = {
  kind: 'loss',
  period: 'day',
  value: 50_00,
  used: 0,
  left: 50_00,
  resets_at: '2026-11-29T00:00:00Z',
  ceiling: null,
  waiting: null,
};

afterEach(() => vi.unstubAllGlobals());

/** Opens the dialog with a server that rejects every change. */
async function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'request.too_many', message: 'Too many requests.' }, { status: 429 }),
  );
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <LimitDialog
          limit={limit}
          nowMs={Date.parse('2026-11-28T12:00:00Z')}
          onClose={() => {}}
          changed={() => {}}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { screen, field: screen.getByRole('textbox', { name: 'Maximum' }) };
}

test('a complaint about the amount disappears when the member removes the limit instead', async () => {
  const { screen, field } = await open();
  await field.fill('plenty');
  await screen.getByRole('button', { name: 'Set this limit' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Enter an amount such as 50/);
  await screen.getByRole('button', { name: 'No limit' }).click();
  await expect.element(field).not.toHaveAccessibleDescription(/Enter an amount/);
});

test('the error of a rejected request disappears when the member changes the request', async () => {
  const { screen, field } = await open();
  await field.fill('20');
  await screen.getByRole('button', { name: 'Set this limit' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: /100/ }).click();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});
