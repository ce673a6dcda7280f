/** Sends the realtime client's requests, which use Pusher's format instead of the contract's. */
import type { RealtimeSettings } from '@wl/contract/realtime-client';
import type { ChannelAuthorizationData } from 'pusher-js/types/src/core/auth/options';
import { ApiError, sessionHeaders } from '../request.ts';

const env = import.meta.env as Record<string, string | undefined>;
const base = env['VITE_API_BASE'] ?? '/api';

async function ask(path: string, body?: URLSearchParams): Promise<unknown> {
  const response = await fetch(base + path, {
    method: body ? 'POST' : 'GET',
    credentials: 'include',
    headers: sessionHeaders(),
    ...(body && { body }),
  });
  if (!response.ok) throw new ApiError(response.status, { code: 'auth.forbidden' });
  return response.json();
}

/**
 * Returns the app key and cluster of the realtime server. They come from the build's environment variables
 * (specification §7) or, if no key is set there, from the running server.
 */
export async function realtimeSettings(): Promise<RealtimeSettings> {
  const key = env['VITE_PUSHER_APP_KEY'];
  if (key) return { key, cluster: env['VITE_PUSHER_APP_CLUSTER'] ?? 'wl' };
  const answer = (await ask('/broadcasting/settings')) as { data: RealtimeSettings };
  return answer.data;
}

/** Requests authorisation for a channel with `POST {api base}/broadcasting/auth`, as the Pusher protocol requires. */
export async function authorise(
  socketId: string,
  channelName: string,
): Promise<ChannelAuthorizationData> {
  const body = new URLSearchParams({ socket_id: socketId, channel_name: channelName });
  return (await ask('/broadcasting/auth', body)) as ChannelAuthorizationData;
}
