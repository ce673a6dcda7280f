import { randomUUID } from 'node:crypto';
import { visitorHeader } from '@wl/contract/call';
import * as startCalls from '@wl/contract/chat-start';
import { expect } from 'vitest';
import type { TestClient } from '../../../platform/testing.ts';
import { emailsTo } from '../../members/testing-members.ts';
import type { TestApp } from '../../../platform/testing.ts';

/** Makes a client send a visitor's token with all of its requests, as the chat panel does. Returns the client. */
export function withToken(client: TestClient, token: string): TestClient {
  const { request } = client;
  client.request = (method, url, body, headers) =>
    request(method, url, body, { ...headers, [visitorHeader]: token });
  return client;
}

interface Details {
  key?: string;
  name?: string;
  email?: string;
  language?: string;
}

/** Returns the details that a visitor enters to start a chat. The e-mail address is unique by default. */
export const details = ({
  key = randomUUID(),
  name = 'Vera',
  email = `${randomUUID()}@visitor.example`,
  language = 'en',
}: Details = {}) => ({ key, name, email, language });

export async function visitor(app: Pick<TestApp, 'client'>, given: Details = {}) {
  const body = details(given);
  const reply = await app.client().call(startCalls.openVisitorChat, { body });
  expect(reply.status).toBe(200);
  const { token, channel } = reply.body.data as { token: string; channel: string };
  return { ...body, token, channel, client: withToken(app.client(), token) };
}

/** Returns the tokens from the confirmation e-mails sent to an address, oldest first. */
export async function confirmationsTo(app: TestApp, email: string): Promise<string[]> {
  const emails = await emailsTo(app, email);
  return emails.flatMap(({ text }) => /\/chat\/confirm\?token=(\S+)/.exec(text)?.[1] ?? []);
}

/** Confirms a visitor's address with the link from the latest e-mail. Returns the server's response. */
export async function confirm(app: TestApp, email: string) {
  const token = (await confirmationsTo(app, email)).at(-1) ?? '';
  return app.client().call(startCalls.confirmVisitor, { body: { token } });
}
