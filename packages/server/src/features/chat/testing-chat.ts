import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as calls from '@wl/contract/chat';
import * as officeCalls from '@wl/contract/office/chat';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { TestApp, TestClient } from '../../platform/testing.ts';

/** Sends a message as a member or visitor. Returns the reply. */
export const write = (client: TestClient, text: string, id: string = randomUUID()) =>
  client.call(calls.sendChatMessage, { body: { id, text } });

/** Sends a member's message and returns the id of its conversation. */
export async function conversationOf(client: TestClient, text = 'Hello'): Promise<string> {
  const reply = await write(client, text);
  expect(reply.status).toBe(200);
  return reply.body.data.conversation.id as string;
}

/** Assigns a conversation to a clerk. Returns the HTTP response. */
export const take = (clerk: TestClient, id: string, from: string | null = null) =>
  clerk.call(officeCalls.takeChat, { params: { id }, body: { from } });

/** Sends a clerk's answer or note. Returns the server's response. */
export const answer = (
  clerk: TestClient,
  conversation: string,
  text: string,
  { kind = 'text', id = randomUUID() }: { kind?: string; id?: string } = {},
) =>
  clerk.call(officeCalls.answerChat, {
    params: { id: conversation },
    body: { id, kind, text },
  });

/** Reads the conversation that `query` selects; by default, the client's latest conversation. */
export const read = async (
  client: TestClient,
  query: { conversation?: string; after?: number } = {},
) => (await client.call(calls.readChat, { query })).body.data;

/**
 * Opens a real socket to a listening application and subscribes to a channel.
 * @returns the messages received on the channel so far, and a function that closes the socket
 */
export async function listening(app: TestApp['app'], client: TestClient, channel: string) {
  const { port } = app.server.address() as AddressInfo;
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${app.deps.config.pusher.key}?protocol=7`);
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects
  const got: { event: string; data: any }[] = [];
  const connected = new Promise<string>((resolve) => {
    ws.on('message', (frame: Buffer) => {
      const { event, data } = JSON.parse(frame.toString()) as { event: string; data: string };
      const read = JSON.parse(data) as { socket_id: string };
      if (event === 'pusher:connection_established') resolve(read.socket_id);
      else got.push({ event, data: read });
    });
  });
  // Public channels need no authorisation.
  const body = { socket_id: await connected, channel_name: channel };
  const signed = channel.startsWith('private-')
    ? await client.post('/api/broadcasting/auth', body)
    : { status: 200, body: {} };
  ws.send(
    JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...(signed.body as object) } }),
  );
  if (signed.status === 200)
    await expect.poll(() => got.shift()?.event).toBe('pusher_internal:subscription_succeeded');
  return { status: signed.status, got, close: () => ws.close() };
}
