import { afterEach, expect, test, vi } from 'vitest';
import { findingsAt, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import { closeChat, usePanel } from '../panel-state.ts';
import Confirm from './confirm.tsx';
import '../../../app/style.css';

const CALL = 'POST /chat/visitors/confirm';

afterEach(() => {
  closeChat();
  vi.unstubAllGlobals();
});

test('the link confirms the address, and a button opens the chat', async () => {
  const calls = answerCalls({ [CALL]: () => ({ data: { done: true } }) });
  const screen = await renderPage(<Confirm />, '/chat/confirm?token=of-deniz');
  await expect
    .element(screen.getByRole('heading', { name: 'E-mail address confirmed' }))
    .toBeVisible();
  expect(calls[0]).toMatchObject({ call: CALL, body: { token: 'of-deniz' } });
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  await screen.getByRole('button', { name: 'Go to the chat' }).click();
  expect(usePanel.getState().isOpen).toBe(true);
});

test('an expired link leads to the chat, and another failure can be tried again', async () => {
  const answers = { [CALL]: () => refusal(503, 'request.overloaded') as object };
  const calls = answerCalls(answers);
  const screen = await renderPage(<Confirm />, '/chat/confirm?token=of-deniz');
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  answers[CALL] = () => refusal(410, 'chat.link_over');
  await again.click();
  await expect.element(screen.getByText(/no longer works/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Write to us in the chat' }))
    .toBeVisible();
  expect(calls).toHaveLength(2);
});

test('an incomplete link sends no request', async () => {
  const calls = answerCalls({});
  const screen = await renderPage(<Confirm />, '/chat/confirm');
  await expect.element(screen.getByText(/^The link is incomplete/)).toBeVisible();
  expect(calls).toEqual([]);
});
