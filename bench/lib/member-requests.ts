/** HTTP requests and WebSocket connections of signed-in members and clerks, for processes that simulate them. */
import http from 'node:http';
import { WebSocket } from 'ws';
import { keptConnections } from './open-loop.ts';

/** Signed-in member or clerk. */
export interface SignedIn {
  id: string;
  token: string;
  /** `name=value`. */
  cookie: string;
}

/** Casino under test, on this machine. */
export interface Target {
  port: number;
  /** Public key of the realtime service. */
  key: string;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Number of sockets opened simultaneously. More simultaneous connections would exceed the server's backlog and be
 * refused.
 */
const AT_ONCE = 50;
const XSRF = 'bench-bench-bench-bench';
const agent = keptConnections();

/**
 * Sends a POST request to the API. With `TRUST_PROXY=loopback`, the server accepts `address` as the client's IP
 * address.
 */
export function request(
  { port }: Target,
  by: SignedIn,
  path: string,
  { body, address = '10.0.0.1' }: { body: object; address?: string },
): Promise<Answer> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': XSRF,
      'x-forwarded-for': address,
      cookie: `XSRF-TOKEN=${XSRF}; ${by.cookie}`,
      authorization: `Bearer ${by.token}`,
    };
    const target = { host: '127.0.0.1', port, method: 'POST', path: `/api${path}` };
    const sent = http.request({ ...target, agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part: string) => (answer += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: answer }));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/**
 * Sends a POST request to the API and returns the response body.
 * @throws Error if the status is not 200
 */
export async function post(
  target: Target,
  by: SignedIn,
  path: string,
  body: object,
  address?: string,
): Promise<string> {
  const sent = { body, ...(address === undefined ? {} : { address }) };
  const { status, text } = await request(target, by, path, sent);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return text;
}

/** Opens a socket for a member or clerk and subscribes it to the given private channels. */
export async function listen(
  target: Target,
  by: SignedIn,
  { channels, hear }: { channels: readonly string[]; hear: (event: string, data: string) => void },
): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${target.port}/app/${target.key}?protocol=7`);
  let subscribed = 0;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    const subscribe = async (socketId: string) => {
      for (const channel of channels) {
        const signed = await post(target, by, '/broadcasting/auth', {
          socket_id: socketId,
          channel_name: channel,
        });
        const data = { channel, ...(JSON.parse(signed) as object) };
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
      }
    };
    socket.on('message', (bytes) => {
      const { event, data } = JSON.parse((bytes as Buffer).toString()) as {
        event: string;
        data: string;
      };
      if (event === 'pusher:connection_established')
        subscribe((JSON.parse(data) as { socket_id: string }).socket_id).catch(reject);
      else if (event === 'pusher_internal:subscription_succeeded') {
        subscribed += 1;
        if (subscribed === channels.length) resolve();
      } else if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong' }));
      else hear(event, data);
    });
  });
}

/** Calls `each` for every item, with at most `AT_ONCE` calls at a time. */
export async function inTurns<T>(
  items: readonly T[],
  each: (item: T, n: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map((item, n) => each(item, from + n)));
}
