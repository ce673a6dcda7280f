/** Tests, with stubbed presence channels, that an article's page names the other clerks who have the article open. */
import type { Present } from '../../../app/realtime/realtime.ts';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import { fileOf, idOf, open, resetServer, server } from '../testing-articles.tsx';

/** Presence channels that the page has joined, each with its `show` callback. */
const joined = vi.hoisted(() => new Map<string, (others: readonly Present[]) => void>());

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  joinPresence: (channel: string, show: (others: readonly Present[]) => void) => {
    joined.set(channel, show);
    return () => joined.delete(channel);
  },
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

const ada = { id: 'ada', name: 'Ada Byron' };
const bo = { id: 'bo', name: 'Bo Derek' };
const article = `presence-form.article.${idOf(1)}`;

/**
 * Sends presence lists to the page: `all` are the clerks who have the article open, and `here` are the clerks who have
 * its text in `language` open.
 */
function present(all: readonly Present[], here: readonly Present[], language = 'en'): void {
  joined.get(`${article},${language}`)?.(here);
  joined.get(article)?.(all);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.body.classList.add('paper');
  resetServer();
  server.articles = [fileOf(1)];
});
afterEach(() => {
  document.body.classList.remove('paper');
  localStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

async function opened() {
  const { screen } = await open(`/articles/${idOf(1)}`);
  await expect.poll(() => [...joined.keys()]).toEqual([`${article},en`, article]);
  return screen;
}

test('names the clerks with the same text and those with another language, until they leave', async () => {
  const screen = await opened();
  present([bo, ada], [ada]);
  const status = screen.getByRole('status').filter({ hasText: 'Ada Byron' });
  await expect
    .element(status.getByText('Ada Byron also has this text open (English)'))
    .toBeVisible();
  await expect
    .element(status.getByText('Bo Derek has this text open in another language'))
    .toBeVisible();
  expect(await axeFindings(screen.getByRole('main').element())).toEqual([]);
  present([bo, ada], [bo, ada]);
  await expect
    .element(screen.getByText('Ada Byron and Bo Derek also have this text open (English)'))
    .toBeVisible();
  present([], []);
  await expect.poll(() => screen.getByText('Ada Byron').elements()).toHaveLength(0);
});

test('follows the language, and forgets the others until those of that language are known', async () => {
  const screen = await opened();
  present([ada], [ada]);
  await expect
    .element(screen.getByText('Ada Byron also has this text open (English)'))
    .toBeVisible();
  await screen.getByRole('tab', { name: /Türkçe/ }).click();
  await expect.poll(() => [...joined.keys()]).toEqual([`${article},tr`, article]);
  expect(screen.getByText('Ada Byron').elements()).toHaveLength(0);
  present([ada], [], 'tr');
  await expect
    .element(screen.getByText('Ada Byron has this text open in another language'))
    .toBeVisible();
});

test('shows an arrival on both channels as one change', async () => {
  const screen = await opened();
  const main = screen.getByRole('main').element();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  /** Calls `send`, advances the fake timers by `ms`, and renders all resulting changes before it returns. */
  const after = (send: () => void, ms: number) =>
    flushSync(() => {
      send();
      vi.advanceTimersByTime(ms);
    });
  after(() => present([], []), 1000);
  after(() => joined.get(article)?.([ada]), 300);
  expect(main.textContent).not.toContain('Ada Byron');
  after(() => joined.get(`${article},en`)?.([ada]), 300);
  expect(main.textContent).not.toContain('Ada Byron');
  after(() => undefined, 100);
  expect(main.textContent).toContain('Ada Byron also has this text open (English)');
});

test('leaves the channels with the page', async () => {
  const { screen, router } = await open(`/articles/${idOf(1)}`);
  await expect.poll(() => joined.size).toBe(2);
  await router.navigate({ to: '/articles' });
  await expect.element(screen.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  expect([...joined.keys()]).toEqual([]);
});
