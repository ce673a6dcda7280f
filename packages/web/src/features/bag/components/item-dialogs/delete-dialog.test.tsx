import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage } from '../../../../app/testing-page.ts';
import { itemOf } from '../../testing-items.ts';
import { DeleteDialog } from './delete-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [500, 'request.unexpected', 'Sorry! operation has been failed.'],
  [404, 'request.not_found', 'This page or item does not exist.'],
])('a deletion that fails with status %i shows the error: %s', async (status, code, text) => {
  const item = itemOf('free-spins-10');
  answerCalls({ [`DELETE /travel-bag/items/${item.id}`]: () => refusal(status, code) });
  const screen = await renderPage(<DeleteDialog item={item} onClose={vi.fn()} />);
  await screen.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
});
