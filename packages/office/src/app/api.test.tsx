import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { errors } from '@wl/contract/errors';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useErrorText } from './api.ts';

function Text({ code }: { code: string }) {
  return <p>{useErrorText()(new ApiError(500, { code: code as never, message: '' }))}</p>;
}

test.each([
  ['auth.forbidden', errors['auth.forbidden'][1]],
  ['added.by_a_newer_server', errors['request.unexpected'][1]],
])('an error with the code %s has a text', async (code, text) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <Text code={code} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText(text)).toBeVisible();
});
