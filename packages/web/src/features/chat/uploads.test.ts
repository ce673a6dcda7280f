import { ApiError } from '@wl/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Player, useSession } from '../../app/session/session.ts';
import { sendForm } from '../../app/upload.ts';
import { isPassing } from '../../app/file-uploads.ts';
import { removeUpload, sendUpload, sendUploads, useUploads } from './uploads.ts';

vi.mock('../../app/upload.ts', () => ({ sendForm: vi.fn() }));
vi.mock('./live.ts', () => ({ hearChat: () => undefined }));

const send = vi.mocked(sendForm);
const now = '2026-03-02T12:00:00.000Z';
const conversation = {
  id: 'conversation',
  state: 'waiting',
  opened_at: now,
  ended_at: null,
  last: 1,
  read: 1,
  read_by_clerk: 0,
  unread: 0,
  rating: null,
  can_rate: false,
};
const answer = { data: { conversation, message: { number: 1, kind: 'file' } } } as never;
const file = (name: string) => new File(['x'], name);
/** Returns the first file in the list. */
function firstUpload() {
  const [upload] = useUploads.getState().uploads;
  if (!upload) throw new Error('the list is empty');
  return upload;
}

const sent = () => send.mock.calls.map(([, form]) => form.get('name'));
const signIn = (id: string) => useSession.setState({ player: { id } as Player });

beforeEach(() => signIn('one'));
afterEach(() => {
  send.mockReset();
  useUploads.setState({ uploads: [] });
});

test('files are sent one after another, and disappear from the list when they have arrived', async () => {
  let arrive: () => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(answer))));
  send.mockResolvedValue(answer);
  const all = sendUploads([file('a.png'), file('b.pdf')]);
  await vi.waitFor(() => expect(sent()).toEqual(['a.png']));
  expect(useUploads.getState().uploads).toHaveLength(2);
  arrive();
  await all;
  expect(sent()).toEqual(['a.png', 'b.pdf']);
  expect(useUploads.getState().uploads).toEqual([]);
});

test('a file that was not sent stays in the list, and is sent again with the same id', async () => {
  send.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
  await sendUploads([file('a.png')]);
  const upload = firstUpload();
  expect(isPassing(upload.error)).toBe(true);
  send.mockResolvedValueOnce(answer);
  await sendUpload(upload);
  const ids = send.mock.calls.map(([, form]) => form.get('id'));
  expect(ids).toEqual([upload.id, upload.id]);
  expect(useUploads.getState().uploads).toEqual([]);
});

test('a file that the server refuses can only be removed', async () => {
  send.mockRejectedValueOnce(
    new ApiError(422, { code: 'document.wrong_format', message: 'We accept only …' }),
  );
  await sendUploads([file('a.exe')]);
  const upload = firstUpload();
  expect(isPassing(upload.error)).toBe(false);
  removeUpload(upload.id);
  expect(useUploads.getState().uploads).toEqual([]);
});

test('a long name keeps its end, and a file without a name gets one', async () => {
  send.mockResolvedValue(answer);
  await sendUploads([file(`${'x'.repeat(200)}.png`), file('')]);
  const [long, none] = sent();
  expect(long).toHaveLength(120);
  expect(long).toMatch(/x\.png$/);
  expect(none).toBe('file');
});

test('another member does not see the files of the one before', async () => {
  send.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
  await sendUploads([file('a.png')]);
  signIn('two');
  expect(useUploads.getState().uploads).toEqual([]);
});
