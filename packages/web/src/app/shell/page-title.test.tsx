import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { nameTab } from './page-title.ts';

let stop = () => {};
afterEach(() => stop());

test('the tab title begins with the page’s heading and follows its changes', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  stop = nameTab();
  expect(document.title).toBe('Wanderluck: the casino that travels');
  const screen = await render(<h1>My wallet</h1>);
  await expect.poll(() => document.title).toBe('My wallet · Wanderluck: the casino that travels');
  await screen.rerender(<h1 key="another">FAQ</h1>);
  await expect.poll(() => document.title).toBe('FAQ · Wanderluck: the casino that travels');
});
