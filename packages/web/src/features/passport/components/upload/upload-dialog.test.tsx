import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../../app/api.ts';
import UploadDialog from './upload-dialog.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A small picture, as a file. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(120, 80);
  canvas.getContext('2d')?.fillRect(10, 10, 40, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'card.png', {
    type: 'image/png',
  });
}

test('two sides that are decoded at the same time are both kept', async () => {
  const decode = createImageBitmap;
  const released = Promise.withResolvers<undefined>();
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    await released.promise;
    return decode(file);
  });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <UploadDialog kind="payment" onClose={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await screen.getByRole('radio', { name: /^Card/ }).click();
  for (const side of ['Front', 'Back']) {
    const input = screen.getByRole('region', { name: side }).getByLabelText(/^Choose a file/);
    await userEvent.upload(input, await photo());
  }
  released.resolve(undefined);
  await expect.element(screen.getByRole('img', { name: 'Your photo: Front' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Your photo: Back' })).toBeVisible();
});
