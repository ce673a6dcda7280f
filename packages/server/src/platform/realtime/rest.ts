import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicationOf } from './broker.ts';
import type { Hub } from './hub.ts';
import {
  eventFrame,
  isChannelName,
  isPresence,
  isSocketId,
  isUserChannel,
  limits,
  md5,
  sameText,
  sign,
  type AppKeys,
} from './protocol.ts';

/** Maximum allowed difference in seconds between the clocks of the caller and the server. */
const CLOCK_S = 600;

class RestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Checks a request's signature, which the `pusher` server library creates.
 * @throws RestError 401
 */
function authenticate(request: FastifyRequest, app: AppKeys) {
  const [path = '', search = ''] = request.raw.url?.split('?') ?? [];
  const query = new Map(
    [...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const refuse = (why: string): never => {
    throw new RestError(401, why);
  };
  if (query.get('auth_key') !== app.key) refuse('unknown auth_key');
  if (query.get('auth_version') !== '1.0') refuse('unknown auth_version');
  const seconds = Number(query.get('auth_timestamp'));
  if (!(Math.abs(Date.now() / 1000 - seconds) <= CLOCK_S)) refuse('auth_timestamp is too far off');
  const body = request.rawBody;
  if (body && body.length > 0 && !sameText(query.get('body_md5') ?? '', md5(body)))
    refuse('body_md5 does not fit');
  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    // Use the decoded values, because the client computes the signature before it URL-encodes them.
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const expected = sign(app.secret, `${request.method}\n${path}\n${signed}`);
  if (!sameText(query.get('auth_signature') ?? '', expected)) refuse('auth_signature does not fit');
}

interface EventBody {
  name?: unknown;
  data?: unknown;
  channel?: unknown;
  channels?: unknown;
  socket_id?: unknown;
}

/**
 * Validates an event in a request body.
 * @throws RestError 400 | 413
 */
function readEvent(body: EventBody) {
  const { name, data } = body;
  const channels = Array.isArray(body.channels) ? (body.channels as unknown[]) : [body.channel];
  if (typeof name !== 'string' || name === '' || name.length > limits.eventNameLength)
    throw new RestError(400, 'name must be a text of at most 200 characters');
  if (typeof data !== 'string') throw new RestError(400, 'data must be a string');
  if (Buffer.byteLength(data) > limits.dataBytes) throw new RestError(413, 'data is over 10 KB');
  if (channels.length === 0 || channels.length > limits.channelsPerTrigger)
    throw new RestError(400, 'between 1 and 100 channels');
  if (!channels.every((channel) => isChannelName(channel) || isUserChannel(channel)))
    throw new RestError(400, 'not a channel name');
  if (body.socket_id !== undefined && body.socket_id !== null && !isSocketId(body.socket_id))
    throw new RestError(400, 'not a socket_id');
  return {
    name,
    data,
    channels: channels,
    except: isSocketId(body.socket_id) ? body.socket_id : undefined,
  };
}

const BASE = '/apps/:appId';

/** Adds Pusher's HTTP API under `/apps/<id>`, for the operator's other programs. */
export function addRest(server: FastifyInstance, hub: Hub, app: AppKeys): void {
  void server.register(async (rest) => {
    rest.setErrorHandler((error: Error, _request, reply) => {
      const status = error instanceof RestError ? error.status : 400;
      return reply.code(status).type('text/plain').send(error.message);
    });
    rest.addHook('preHandler', async (request) => {
      const { appId } = request.params as { appId: string };
      if (appId !== app.appId) throw new RestError(404, 'unknown app');
      authenticate(request, app);
    });

    addPublishing(rest, hub);
    addChannels(rest, hub);
  });
}

function addPublishing(rest: FastifyInstance, hub: Hub): void {
  function publish({ name, data, channels, except }: ReturnType<typeof readEvent>) {
    for (const channel of channels)
      hub.publish(publicationOf(channel, eventFrame(channel, name, data), except));
  }

  rest.post(`${BASE}/events`, async (request) => {
    publish(readEvent(request.body ?? {}));
    return {};
  });

  rest.post(`${BASE}/batch_events`, async (request) => {
    const { batch } = (request.body ?? {}) as { batch?: unknown };
    if (!Array.isArray(batch) || batch.length > limits.eventsPerBatch)
      throw new RestError(400, 'batch must be a list of at most 10');
    // Validate all events before sending the first event, so that no event is sent if any event is invalid.
    for (const event of batch.map((item) => readEvent(item as EventBody))) publish(event);
    return {};
  });

  rest.post(`${BASE}/users/:user/terminate_connections`, async (request) => {
    hub.terminate((request.params as { user: string }).user);
    return {};
  });
}

function addChannels(rest: FastifyInstance, hub: Hub): void {
  rest.get(`${BASE}/channels`, async (request) => {
    const query = request.query as { filter_by_prefix?: string; info?: string };
    const prefix = query.filter_by_prefix ?? '';
    const wantsUsers = query.info?.split(',').includes('user_count') ?? false;
    if (wantsUsers && !prefix.startsWith('presence-'))
      throw new RestError(400, 'user_count is for presence channels');
    const channels: Record<string, { user_count?: number }> = {};
    for (const name of (await hub.counts()).keys()) {
      if (!name.startsWith(prefix)) continue;
      const users = wantsUsers ? (await hub.summary(name)).users : undefined;
      channels[name] = users ? { user_count: users.size } : {};
    }
    return { channels };
  });

  rest.get(`${BASE}/channels/:channel`, async (request) => {
    const { channel } = request.params as { channel: string };
    const info = (request.query as { info?: string }).info?.split(',') ?? [];
    if (!isChannelName(channel)) throw new RestError(400, 'not a channel name');
    if (info.includes('user_count') && !isPresence(channel))
      throw new RestError(400, 'user_count is for presence channels');
    const { count, users } = await hub.summary(channel);
    return {
      occupied: count > 0,
      ...(info.includes('user_count') ? { user_count: users?.size ?? 0 } : {}),
      ...(info.includes('subscription_count') ? { subscription_count: count } : {}),
    };
  });

  rest.get(`${BASE}/channels/:channel/users`, async (request) => {
    const { channel } = request.params as { channel: string };
    if (!isPresence(channel)) throw new RestError(400, 'only presence channels have users');
    const { users } = await hub.summary(channel);
    return { users: [...(users?.keys() ?? [])].map((id) => ({ id })) };
  });
}
