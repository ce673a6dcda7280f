import { randomUUID } from 'node:crypto';
import type { TicketCase } from '@wl/contract/office/support';
import * as officeCalls from '@wl/contract/office/support';
import type { SupportTicket } from '@wl/contract/support';
import * as calls from '@wl/contract/support';
import { expect } from 'vitest';
import { sendForm } from '../../platform/files/testing-files.ts';
import type { AnyReply, TestApp, TestClient } from '../../platform/testing.ts';
import { reviewToken } from './review-token.ts';

export const TEXT = 'My round stopped in the middle of a free spin and nothing was paid.';

/** Returns the request body that the form sends for a new ticket. */
const newTicket = (changes: object = {}) => ({
  key: randomUUID(),
  kind: 'question',
  topic: 'game',
  name: 'Ada',
  email: `${randomUUID()}@example.com`,
  language: 'en',
  about: '',
  text: TEXT,
  ...changes,
});

export const open = (client: TestClient, changes: object = {}): Promise<AnyReply> =>
  client.post('/api/support/tickets', newTicket(changes));

export interface Opened {
  id: string;
  number: string;
  /** Id of the first message. */
  message: string;
  /** Token from the ticket's e-mails. */
  token: string;
}

/** Opens a ticket and checks that the request succeeded. */
export async function opened(
  app: TestApp,
  client: TestClient,
  changes: object = {},
): Promise<Opened> {
  const reply = await open(client, changes);
  expect(reply.status).toBe(200);
  const { id, number, message } = reply.body.data as Opened;
  return { id, number, message, token: reviewToken(app.deps, id) };
}

/** Reads a ticket as its requester. Returns the HTTP response. */
export const read = (client: TestClient, id: string, token?: string): Promise<AnyReply> =>
  client.call(calls.readTicket, { params: { id }, query: { token } });

/** Reads a ticket as its requester and checks that the request succeeded. */
export async function seen(client: TestClient, id: string, token?: string): Promise<SupportTicket> {
  const reply = await read(client, id, token);
  expect(reply.status).toBe(200);
  return reply.body.data as SupportTicket;
}

/** Adds a message to a ticket as its requester. Returns the server's response. */
export const reply = (
  client: TestClient,
  id: string,
  text: string,
  { token, message = randomUUID() }: { token?: string; message?: string } = {},
): Promise<AnyReply> =>
  client.call(calls.replyToTicket, { params: { id }, body: { id: message, text, token } });

/** Closes a ticket as its requester. Returns the server's response. */
export const close = (client: TestClient, id: string, token?: string): Promise<AnyReply> =>
  client.call(calls.closeTicket, { params: { id }, body: { token } });

/** Rates a ticket. Returns the server's response. */
export const rate = (
  client: TestClient,
  id: string,
  rating: number,
  token?: string,
): Promise<AnyReply> =>
  client.call(calls.rateTicket, { params: { id }, body: { rating, comment: 'Quick', token } });

/** Returns the author and kind of each entry that the requester sees, as strings such as `requester message`. */
export const kindsOf = async (client: TestClient, id: string): Promise<string[]> =>
  (await seen(client, id)).messages.map(({ kind, author }) => `${author} ${kind}`);

/** Performs a clerk's action on a ticket, and returns the response. */
export const change = (
  clerk: TestClient,
  id: string,
  action: string,
  body: object = {},
): Promise<AnyReply> => clerk.post(`/api/staff/support/tickets/${id}/${action}`, body);

/** Sends an answer to a ticket as a clerk. Returns the server's response. */
export const answer = (
  clerk: TestClient,
  id: string,
  {
    text = 'We paid the free spins by hand.',
    close = false,
    further = false,
    message = randomUUID(),
  } = {},
): Promise<AnyReply> => change(clerk, id, 'answer', { id: message, text, close, further });

export async function caseOf(clerk: TestClient, id: string): Promise<TicketCase> {
  const found = await clerk.call(officeCalls.ticketCase, { params: { id } });
  expect(found.status).toBe(200);
  return found.body.data as TicketCase;
}

/** Uploads a file for a requester's message, with the form fields of the ticket page, and returns the response. */
export async function attach(
  client: TestClient,
  id: string,
  {
    message,
    bytes,
    number = 0,
    name = 'screenshot.jpg',
    token,
  }: { message: string; bytes: Buffer | Buffer[]; number?: number; name?: string; token?: string },
): Promise<AnyReply> {
  const form = new FormData();
  form.set('message', message);
  form.set('number', String(number));
  form.set('name', name);
  if (token !== undefined) form.set('token', token);
  for (const file of [bytes].flat()) form.append('files', new Blob([new Uint8Array(file)]), 'blob');
  return sendForm(client, `/api/support/tickets/${id}/files`, form);
}

export const codeOf = ({ status, body }: AnyReply): [number, unknown] => [
  status,
  (body as { code?: string } | undefined)?.code,
];

/** Returns a ticket's actions from the audit log, except views. */
export async function actionsOf(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.deps.database.owner.query<{ action: string }>(
    `select action from staff_audit where subject = $1 and action <> 'support.view' order by id`,
    [`enquiry:${id}`],
  );
  return rows.map(({ action }) => action);
}
