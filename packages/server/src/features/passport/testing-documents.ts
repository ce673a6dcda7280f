import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/passport';
import * as calls from '@wl/contract/passport';
import type { Passport, PassportDocument } from '@wl/contract/passport';
import type { DocumentKind, DocumentType, RejectReason } from '@wl/world/casino/documents';
import { picture, sendForm } from '../../platform/files/testing-files.ts';
import type { AnyReply, TestClient } from '../../platform/testing.ts';

export interface Sending {
  kind?: DocumentKind | 'none';
  type?: DocumentType | 'none';
  issued_on?: string;
  key?: string;
  files?: { name?: string; media?: string; bytes: Buffer }[];
}

const usualType = {
  identity: 'passport',
  address: 'utility_bill',
  payment: 'payment_card',
  none: 'none',
} as const;

/** Sends an upload as multipart form data, as a browser submits a form with files. */
export async function send(client: TestClient, sending: Sending = {}): Promise<AnyReply> {
  const { kind = 'identity', key = randomUUID() } = sending;
  const form = new FormData();
  form.set('kind', kind);
  form.set('type', sending.type ?? usualType[kind]);
  if (sending.issued_on !== undefined) form.set('issued_on', sending.issued_on);
  form.set('key', key);
  const files = sending.files ?? [{ bytes: await picture() }];
  for (const { bytes, name = 'scan.jpg', media = 'image/jpeg' } of files)
    form.append('files', new Blob([new Uint8Array(bytes)], { type: media }), name);
  return sendForm(client, '/api/passport/documents', form);
}

/**
 * Uploads a document.
 * @throws Error if the server rejects the upload
 */
export async function sent(client: TestClient, sending: Sending = {}): Promise<PassportDocument> {
  const { status, body } = await send(client, sending);
  if (status !== 200) throw new Error(`the upload answered ${status} ${JSON.stringify(body)}`);
  return (body as { data: PassportDocument }).data;
}

export async function passportOf(client: TestClient): Promise<Passport> {
  return (await client.call(calls.getPassport)).body.data;
}

/**
 * Returns the states of a member's document kinds in the order identity, address, payment, such as `['Pending',
 * 'Approved', 'Pending']`.
 */
export async function statesOf(client: TestClient): Promise<string[]> {
  return (await passportOf(client)).kinds.map(({ state }) => state);
}

export const claim = (clerk: TestClient, id: string) =>
  clerk.call(officeCalls.claimDocument, { params: { id } });
export const release = (clerk: TestClient, id: string) =>
  clerk.call(officeCalls.releaseDocument, { params: { id } });
export const approve = (clerk: TestClient, id: string) =>
  clerk.call(officeCalls.approveDocument, { params: { id } });
export const reject = (
  clerk: TestClient,
  id: string,
  reason: RejectReason = 'unreadable',
  note = '',
) => clerk.call(officeCalls.rejectDocument, { params: { id }, body: { reason, note } });

export async function accept(clerk: TestClient, id: string): Promise<void> {
  for (const step of [claim, approve]) {
    const { status, body } = await step(clerk, id);
    if (status !== 200) throw new Error(`the desk answered ${status} ${JSON.stringify(body)}`);
  }
}

/** Returns `ok`, or the status and error code of a failed response. */
export const outcome = ({ status, body }: AnyReply): string =>
  status === 200 ? 'ok' : `${status} ${(body as { code: string }).code}`;
