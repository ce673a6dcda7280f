import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { RoundVoid } from '@wl/contract/office/play';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { VoidState } from './void-line.tsx';

function show(facts: RoundVoid | undefined, onVoid?: () => void) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return render(
    <I18nProvider i18n={i18n}>
      <VoidState facts={facts} onVoid={onVoid} />
    </I18nProvider>,
  );
}

test('a round offers to be voided only if the clerk may do so', async () => {
  const onVoid = vi.fn<() => void>();
  const screen = await show(undefined, onVoid);
  await userEvent.click(screen.getByRole('button', { name: 'Void round' }));
  expect(onVoid).toHaveBeenCalledOnce();
  await screen.unmount();
  const without = await show(undefined);
  await expect.element(without.getByRole('button')).not.toBeInTheDocument();
});

test('a voided round shows time and reason, and cannot be voided again', async () => {
  const at = '2026-11-27T12:00:00Z';
  const screen = await show({ at, reason: 'Reels stuck' }, () => undefined);
  await expect.element(screen.getByText('Voided')).toBeVisible();
  await expect.element(screen.container).toMatchTextContent(/Nov 27, 2026.*Reels stuck$/);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await screen.unmount();
  const closed = await show({ at, reason: 'stuck' });
  await expect.element(closed.container).toMatchTextContent('The round could not be finished.');
});
