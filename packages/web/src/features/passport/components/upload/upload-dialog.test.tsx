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

/** Returns a small picture as a file. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(120, 80);
  canvas.getContext('2d')?.fillRect(10, 10, 40, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'card.png', {
    type: 'image/png',
  });
}

const open = (kind: 'identity' | 'address' | 'payment') =>
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <UploadDialog kind={kind} onClose={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );

test('a file that is not a picture is rejected with the reason, and another can be chosen', async () => {
  const screen = await open('identity');
  await expect.element(screen.getByText(/^We accept PNG, JPEG and PDF/)).toBeVisible();
  await screen.getByRole('radio', { name: /^Passport/ }).click();
  const input = screen.getByLabelText(/^Choose a file/).first();
  await userEvent.upload(input, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
  await expect.element(screen.getByText('We accept only PNG, JPEG and PDF files.')).toBeVisible();
  await userEvent.upload(input, new File(['no picture'], 'broken.png', { type: 'image/png' }));
  await expect.element(screen.getByText(/^We could not open this file/)).toBeVisible();
  await userEvent.upload(input, await photo());
  await expect.element(screen.getByRole('img', { name: 'Your photo: Page 1' })).toBeVisible();
});

test('a PDF of a payment card is rejected with a request for a photo', async () => {
  const screen = await open('payment');
  await screen.getByRole('radio', { name: /^Card/ }).click();
  const front = screen.getByRole('region', { name: 'Front' });
  const pdf = new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' });
  await userEvent.upload(front.getByLabelText(/^Choose a file/), pdf);
  await expect.element(front.getByText(/^Send a photo of your card/)).toBeVisible();
});

test('a proof of address needs a date of issue within the last three months', async () => {
  const screen = await open('address');
  await screen.getByRole('radio', { name: /^Utility bill/ }).click();
  await expect.element(screen.getByText('Enter the date of issue.')).toBeVisible();
  const day = (monthsAgo: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() - monthsAgo);
    return date.toISOString().slice(0, 10);
  };
  const issued = screen.getByLabelText('Issued on');
  const old = screen.getByText(/^This date is more than 3 months ago/);
  await issued.fill(day(4));
  await expect.element(old).toBeVisible();
  await issued.fill(day(1));
  await expect.element(old).not.toBeInTheDocument();
});

test('two sides that are decoded at the same time are both kept', async () => {
  const decode = createImageBitmap;
  const released = Promise.withResolvers<undefined>();
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    await released.promise;
    return decode(file);
  });
  const screen = await open('payment');
  await screen.getByRole('radio', { name: /^Card/ }).click();
  for (const side of ['Front', 'Back']) {
    const input = screen.getByRole('region', { name: side }).getByLabelText(/^Choose a file/);
    await userEvent.upload(input, await photo());
  }
  released.resolve(undefined);
  await expect.element(screen.getByRole('img', { name: 'Your photo: Front' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Your photo: Back' })).toBeVisible();
});
