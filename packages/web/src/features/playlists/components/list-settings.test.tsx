import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../app/testing-page.ts';
import { Sharing } from './list-settings.tsx';

type Listed = Parameters<typeof Sharing>[0]['list'];
const list = { id: '0198f0c2', name: 'Night train', shared: true } as Listed;

afterEach(() => {
  vi.restoreAllMocks();
});

test('the link of a shared playlist is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderPage(<Sharing list={list} />);
  await screen.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(screen.getByText('Link copied.')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(`${location.origin}/playlist/${list.id}`);
});

test('without a clipboard, as over plain HTTP, the member is asked to copy the link manually', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const screen = await renderPage(<Sharing list={list} />);
  await screen.getByRole('button', { name: 'Copy the link' }).click();
  await expect
    .element(screen.getByText(/Select the link and copy it manually/))
    .toBeInTheDocument();
});
