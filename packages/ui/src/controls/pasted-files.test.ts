import { expect, test, vi } from 'vitest';
import { pastedFiles } from './pasted-files.tsx';

const file = new File(['x'], 'screen.png', { type: 'image/png' });

/**
 * Simulates pasting files and text (`texts` by MIME type). Returns the names of the accepted files, and whether the
 * browser's default paste was prevented.
 */
function paste(files: File[], texts: Record<string, string> = {}) {
  const preventDefault = vi.fn();
  const getData = (type: string) => texts[type] ?? '';
  const clipboardData = { files: files as unknown as FileList, getData };
  const names = pastedFiles({ clipboardData, preventDefault }).map(({ name }) => name);
  return { names, isPrevented: preventDefault.mock.calls.length === 1 };
}

test('a screenshot, a file of a folder and a picture of a page are files', () => {
  const asFile = { names: ['screen.png'], isPrevented: true };
  expect(paste([file])).toEqual(asFile);
  expect(paste([file], { 'text/plain': 'screen.png' })).toEqual(asFile);
  expect(paste([file], { 'text/html': '<img src="screen.png">' })).toEqual(asFile);
});

test('text from a word processor stays text, although it comes with a picture', () => {
  const texts = { 'text/plain': 'Round 1', 'text/html': '<table>' };
  expect(paste([file], texts)).toEqual({ names: [], isPrevented: false });
  expect(paste([], { 'text/plain': 'Round 1' })).toEqual({ names: [], isPrevented: false });
});
