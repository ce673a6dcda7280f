/** Files that the member or visitor is sending in the chat. */
import { sendChatFile } from '@wl/contract/chat';
import { CHAT_MAX_FILE_NAME } from '@wl/world/chat/chat';
import { createUploads, type FileUpload, nameOfFile } from '../../app/file-uploads.ts';
import { sendForm } from '../../app/upload.ts';
import { receiveMessage } from './store.ts';
import { asVisitor, onRequester, requesterNow } from './visitor.ts';

/** File being sent in the chat. Its id is also the id of its message. */
export type ChatUpload = FileUpload;

const list = createUploads<ChatUpload>(async ({ id, file }, onProgress) => {
  const requester = requesterNow();
  const form = new FormData();
  form.set('id', id);
  form.set('name', nameOfFile(file, CHAT_MAX_FILE_NAME));
  form.append('files', file);
  const { signal } = new AbortController();
  const { data } = await sendForm(sendChatFile, form, { onProgress, signal, ...asVisitor() });
  if (requesterNow() === requester) receiveMessage(data);
});

export const { useUploads, removeUpload, sendUpload } = list;

onRequester(() => useUploads.setState({ uploads: [] }));

/** Adds files to the list and sends them one after another. */
export const sendUploads = (files: readonly File[]): Promise<void> =>
  list.sendUploads(files.map((file) => ({ id: crypto.randomUUID(), file, progress: 0 })));
