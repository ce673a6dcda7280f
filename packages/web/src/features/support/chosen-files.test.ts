import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import { expect, test } from 'vitest';
import { addFiles, noFiles } from './chosen-files.ts';

const png = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/png' }), 'size', { value: size });
let count = 0;
const idOf = () => String((count += 1));
const namesOf = (files: readonly { file: File }[]) => files.map(({ file }) => file.name);

test('a file of another type or of 10 MB is rejected, and the others are added', () => {
  const added = [
    png('a.png', DOCUMENT_MAX_BYTES - 1),
    png('b.png', DOCUMENT_MAX_BYTES),
    new File(['x'], 'c.exe', { type: 'application/x-msdownload' }),
    new File(['x'], 'd.pdf', { type: 'application/pdf' }),
  ];
  const { files, rejected } = addFiles(noFiles, added, idOf);
  expect(namesOf(files)).toEqual(['a.png', 'd.pdf']);
  expect(rejected).toEqual([
    { name: 'b.png', code: 'document.too_large' },
    { name: 'c.exe', code: 'document.wrong_format' },
  ]);
});

test('a message has at most five files, and the next choice forgets the rejected ones', () => {
  const four = addFiles(
    noFiles,
    ['1', '2', '3', '4'].map((name) => png(name)),
    idOf,
  );
  const six = addFiles(four, [png('5'), png('6')], idOf);
  expect(namesOf(six.files)).toEqual(['1', '2', '3', '4', '5']);
  expect(six.rejected).toEqual([{ name: '6', code: 'ticket.too_many_files' }]);
  expect(new Set(six.files.map(({ id }) => id)).size).toBe(5);
  expect(addFiles({ ...six, files: [] }, [], idOf).rejected).toEqual([]);
});
