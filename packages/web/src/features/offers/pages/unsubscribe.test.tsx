import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import Unsubscribe from './unsubscribe.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one press on the unsubscribe page stops offers for the address of the link', async () => {
  let wanted = true;
  const calls = answerCalls({
    'GET /offers/unsubscribe': () => ({ data: { address: 'r•••@travel.example', wanted } }),
    'POST /offers/unsubscribe': () => {
      wanted = false;
      return { data: { done: true } };
    },
  });
  const screen = await renderPage(<Unsubscribe />, '/unsubscribe?token=of-rea');
  await expect
    .element(screen.getByRole('heading', { name: 'Stop receiving offers?' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Stop sending me offers' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'Offers turned off', exact: true }))
    .toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({ call: 'POST /offers/unsubscribe', body: { token: 'of-rea' } }),
  );
});

test('a failed attempt to unsubscribe shows an error and can be repeated', async () => {
  answerCalls({
    'GET /offers/unsubscribe': () => ({ data: { address: 'r•••@travel.example', wanted: true } }),
    'POST /offers/unsubscribe': () => refusal(503, 'request.overloaded'),
  });
  const screen = await renderPage(<Unsubscribe />, '/unsubscribe?token=of-rea');
  const press = screen.getByRole('button', { name: 'Stop sending me offers' });
  await press.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(press).toBeEnabled();
});
