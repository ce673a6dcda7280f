import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Bounces } from './bounces.tsx';

test('clerks see since when e-mails to a member come back, and why', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <Bounces bounces={{ since: '2026-03-02T12:00:00.000Z', status: '5.1.1' }} />
    </I18nProvider>,
  );
  await expect
    .element(screen.getByText(/E-mails to this address have bounced since Mar 2, 2026/))
    .toBeVisible();
  await expect.element(screen.getByText(/5\.1\.1/)).toBeVisible();
});
