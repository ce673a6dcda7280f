import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { defineCall } from '@wl/contract/call';
import type { Sessions, Subject } from '../auth.ts';
import { DomainError } from '../errors.ts';
import { serve } from '../http.ts';
import type { Hub } from './hub.ts';
import type { ChannelRule } from './index.ts';
import {
  isChannelName,
  isPresence,
  isSocketId,
  sign,
  subscriptionText,
  type AppKeys,
} from './protocol.ts';

/** Specification §7. The form body and the answer without an envelope are the Pusher protocol's. */
const authoriseChannel = defineCall({
  method: 'POST',
  path: '/broadcasting/auth',
  auth: 'public',
  summary:
    'Signs the subscription of a signed-in member or clerk to a private or presence channel.',
  body: z.object({ socket_id: z.string(), channel_name: z.string() }),
  reply: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
  errors: ['auth.signed_out', 'auth.forbidden'],
});

const realtimeSettings = defineCall({
  method: 'GET',
  path: '/broadcasting/settings',
  auth: 'public',
  summary: 'Key and cluster for the realtime client, which connects to /app/<key> on this host.',
  reply: z.object({ data: z.object({ key: z.string(), cluster: z.string() }) }),
});

export interface Rules {
  add(pattern: string, rule: ChannelRule): void;
  find(channel: string): { rule: ChannelRule; match: string[] } | undefined;
}

/** Channel patterns in which `*` stands for one part without dots. */
export function createRules(): Rules {
  const rules: { regex: RegExp; rule: ChannelRule }[] = [];
  return {
    add(pattern, rule) {
      const parts = pattern.split('*').map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'));
      rules.push({ regex: new RegExp(`^${parts.join('([^.]+)')}$`), rule });
    },
    find(channel) {
      for (const { regex, rule } of rules) {
        const match = regex.exec(channel);
        if (match) return { rule, match: match.slice(1) };
      }
      return undefined;
    },
  };
}

export function addAuthorisation(
  server: FastifyInstance,
  { rules, hub, app, sessions }: { rules: Rules; hub: Hub; app: AppKeys; sessions: Sessions },
): void {
  serve(server, realtimeSettings, () => ({ data: { key: app.key, cluster: 'wl' } }));

  serve(server, authoriseChannel, async ({ body, request, deps }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const subject: Subject | undefined =
      (await sessions.ofRequest('member', request)) ?? (await sessions.ofRequest('staff', request));
    if (!subject) throw new DomainError('auth.signed_out');
    if (!isSocketId(socketId) || !isChannelName(channel)) throw new DomainError('auth.forbidden');
    if (subject.kind === 'staff') await deps.gates.staff(subject.id, undefined);
    const found = rules.find(channel);
    const verdict = found ? await found.rule(subject, found.match) : false;
    if (verdict === false || (isPresence(channel) && verdict === true))
      throw new DomainError('auth.forbidden');
    hub.bind(socketId, subject.sessionId);
    const channelData =
      typeof verdict === 'object'
        ? JSON.stringify({ user_id: verdict.id, user_info: verdict.info })
        : undefined;
    const text = subscriptionText(socketId, channel, channelData);
    return {
      auth: `${app.key}:${sign(app.secret, text)}`,
      ...(channelData === undefined ? {} : { channel_data: channelData }),
    };
  });
}
