/**
 * Tests the lobby's search field: late URL updates while the member types, back and forward navigation, and the delay
 * before the search text is sent.
 */
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useTyped } from './use-lobby.ts';

const STILL_MS = 60;

/** Runs the search field's hook and records the texts that it sends. `address` changes the search text in the URL. */
async function field(sent = '') {
  const onSend = vi.fn();
  const hook = await renderHook(
    ({ address }: { address: string } = { address: sent }) => useTyped(address, STILL_MS, onSend),
    { initialProps: { address: sent } },
  );
  return {
    onSend,
    text: () => hook.result.current[0],
    type: (text: string) => hook.act(() => hook.result.current[1](text)),
    address: (address: string) => hook.rerender({ address }),
  };
}

test('the search field keeps newer text when the URL of its earlier search arrives late', async () => {
  const search = await field();
  await search.type('lon');
  await expect.poll(() => search.onSend).toHaveBeenCalledWith('lon');
  // The member deletes the last character before the URL contains the search for "lon".
  await search.type('lo');
  await search.address('lon');
  expect(search.text()).toBe('lo');
  await expect.poll(() => search.onSend).toHaveBeenLastCalledWith('lo');
});

test('the search field keeps a newly typed word when the URL of the emptied field arrives late', async () => {
  const search = await field('lon');
  await search.type('');
  await expect.poll(() => search.onSend).toHaveBeenCalledWith('');
  await search.type('g');
  await search.address('');
  expect(search.text()).toBe('g');
  await expect.poll(() => search.onSend).toHaveBeenLastCalledWith('g');
});

test('two late URL updates leave newer text alone, and later navigation still sets the field', async () => {
  const search = await field();
  await search.type('lon');
  await expect.poll(() => search.onSend).toHaveBeenLastCalledWith('lon');
  await search.type('lo');
  await expect.poll(() => search.onSend).toHaveBeenLastCalledWith('lo');
  await search.type('l');
  await search.address('lon');
  expect(search.text()).toBe('l');
  await search.address('lo');
  expect(search.text()).toBe('l');
  // The back button restores the URL of an earlier search, so the field must show the text of that search again.
  await search.address('lon');
  expect(search.text()).toBe('lon');
});

test('going back or forward sets the search field to the text of the URL', async () => {
  const search = await field();
  await search.type('lon');
  await expect.poll(() => search.onSend).toHaveBeenCalledWith('lon');
  await search.address('lon');
  await search.address('');
  expect(search.text()).toBe('');
  await search.address('lon');
  expect(search.text()).toBe('lon');
});

test('a word typed without a pause is sent once, after the typing stops', async () => {
  const search = await field();
  for (const text of ['l', 'lo', 'lon', 'lond']) await search.type(text);
  expect(search.onSend).not.toHaveBeenCalled();
  await expect.poll(() => search.onSend.mock.calls).toEqual([['lond']]);
});
