/** Files that the requester is sending with ticket messages. */
import { addTicketFile } from '@wl/contract/support';
import { TICKET_MAX_FILE_NAME } from '@wl/world/casino/support';
import { createUploads, type FileUpload, nameOfFile } from '../../app/file-uploads.ts';
import { sendForm } from '../../app/upload.ts';
import { receiveTicket, type TicketAccess } from './api.ts';
import type { ChosenFile } from './chosen-files.ts';

export interface TicketUpload extends FileUpload {
  ticket: TicketAccess;
  /** Id of the message that the file belongs to. */
  message: string;
  /** Position of the file in the message. It is the same for every attempt to send the file. */
  number: number;
}

const list = createUploads<TicketUpload>(async ({ ticket, message, number, file }, onProgress) => {
  const form = new FormData();
  form.set('message', message);
  form.set('number', String(number));
  form.set('name', nameOfFile(file, TICKET_MAX_FILE_NAME));
  if (ticket.token !== undefined) form.set('token', ticket.token);
  form.append('files', file);
  const { signal } = new AbortController();
  const params = { id: ticket.id };
  const { data } = await sendForm(addTicketFile, form, { params, onProgress, signal });
  receiveTicket(ticket, data);
});

export const { useUploads, removeUpload, sendUpload } = list;

export const sendFiles = (
  ticket: TicketAccess,
  message: string,
  files: readonly ChosenFile[],
): Promise<void> =>
  list.sendUploads(
    files.map(({ id, file }, number) => ({ id, file, number, ticket, message, progress: 0 })),
  );
