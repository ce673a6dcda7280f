import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data } from './shapes.ts';

/**
 * Call that authorises a realtime subscription (specification §7). As the Pusher protocol requires, its body is a form,
 * and its response is not wrapped in `data`.
 */
export const authoriseChannel = defineCall({
  method: 'POST',
  path: '/broadcasting/auth',
  auth: 'public',
  summary:
    'Signs the subscription of a signed-in member or clerk to a private or presence channel.',
  body: z.object({ socket_id: z.string(), channel_name: z.string() }),
  reply: z.object({ auth: z.string(), channel_data: z.string() }),
  errors: ['auth.signed_out', 'auth.forbidden'],
});

export const realtimeSettings = defineCall({
  method: 'GET',
  path: '/broadcasting/settings',
  auth: 'public',
  summary: 'Key and cluster for the realtime client, which connects to /app/<key> on this host.',
  reply: data(z.object({ key: z.string(), cluster: z.string() })),
});
