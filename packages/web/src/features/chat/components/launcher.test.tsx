import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPage } from '../../../app/testing-page.ts';
import { closeChat, openChat } from '../panel-state.ts';
import {
  addMessage,
  deliver,
  serveChat,
  signIn,
  signOut,
  type TestChat,
} from '../testing-server.ts';
import Launcher from './launcher.tsx';
import '../../../app/style.css';

let chat: TestChat;

beforeEach(() => {
  sessionStorage.clear();
  chat = { conversation: null, messages: [] };
});
afterEach(() => {
  closeChat();
  signOut();
  vi.unstubAllGlobals();
});

test('the badge counts unread messages, one request serves the panel too, and opening marks them as read', async () => {
  addMessage(chat, { author: 'member', text: 'Hello' });
  addMessage(chat, { author: 'clerk', text: 'Good morning' });
  const { calls } = serveChat(chat);
  signIn();
  const screen = await renderPage(<Launcher stage={false} />);
  const button = screen.getByRole('button', { name: /^Live Chat/ });
  await expect.element(button).toHaveAccessibleName('Live Chat, unread messages: 1');
  expect(screen.getByText('New message from support').elements()).toHaveLength(0);
  deliver(chat, { author: 'clerk', text: 'Are you there?' });
  await expect.element(button).toHaveAccessibleName('Live Chat, unread messages: 2');
  await expect.element(screen.getByText('New message from support')).toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByText('Are you there?')).toBeVisible();
  await expect.poll(() => calls.some(({ call }) => call === 'POST /chat/read')).toBe(true);
  expect(calls.filter(({ call }) => call === 'GET /chat')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleName('Live Chat');
});

test('a message that an earlier page could not send is sent without opening the panel', async () => {
  const unsent = [{ id: crypto.randomUUID(), text: 'Hello', at: '2026-03-02T12:00:00.000Z' }];
  sessionStorage.setItem('wl-chat/one', JSON.stringify({ draft: '', unsent }));
  serveChat(chat);
  signIn();
  await renderPage(<Launcher stage={false} />);
  await expect.poll(() => chat.messages.map(({ id }) => id)).toEqual([unsent[0]?.id]);
});

test('the link of an e-mail opens the panel once', async () => {
  serveChat(chat);
  signIn();
  window.location.hash = '#chat';
  const screen = await renderPage(<Launcher stage={false} />);
  await expect.element(screen.getByRole('dialog', { name: 'Live Chat' })).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('on a stage there is no launcher, but the menu opens the panel', async () => {
  const { calls } = serveChat(chat);
  signIn();
  const screen = await renderPage(<Launcher stage />);
  expect(screen.getByRole('button', { name: 'Live Chat' }).elements()).toHaveLength(0);
  expect(calls).toEqual([]);
  openChat();
  await expect.element(screen.getByRole('dialog', { name: 'Live Chat' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0);
});
