import type { FastifyInstance } from 'fastify';
import { authoriseChannel, realtimeSettings } from '@wl/contract/realtime';
import { permissionOfChannel } from '@wl/contract/office/staff-channels';
import type { Sessions, Subject } from '../sign-in/auth.ts';
import { DomainError } from '../errors.ts';
import { serve } from '../http/http.ts';
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

export interface Rules {
  add(pattern: string, rule: ChannelRule): void;
  find(channel: string): { rule: ChannelRule; match: string[] } | undefined;
}

/**
 * Creates the list of channel rules. In a rule's pattern, `*` matches one or more characters of the channel name, but
 * no dots.
 */
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
  {
    rules,
    hub,
    app,
    sessions,
  }: { rules: Rules; hub: Hub; app: AppKeys & { cluster: string }; sessions: Sessions },
): void {
  serve(server, realtimeSettings, () => ({ data: { key: app.key, cluster: app.cluster } }));

  serve(server, authoriseChannel, async ({ body, request, deps }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const subject: Subject | undefined =
      (await sessions.ofRequest('member', request)) ?? (await sessions.ofRequest('staff', request));
    if (!subject) throw new DomainError('auth.signed_out');
    if (!isSocketId(socketId) || !isChannelName(channel)) throw new DomainError('auth.forbidden');
    if (subject.kind === 'staff') await deps.gates.staff(subject.id, permissionOfChannel(channel));
    const found = rules.find(channel);
    const verdict = found ? await found.rule(subject, found.match) : false;
    if (verdict === false || (isPresence(channel) && verdict === true))
      throw new DomainError('auth.forbidden');
    const user =
      typeof verdict === 'object' ? { user_id: verdict.id, user_info: verdict.info } : {};
    const channelData = JSON.stringify({ ...user, binding: hub.offer(socketId, subject) });
    const text = subscriptionText(socketId, channel, channelData);
    return { auth: `${app.key}:${sign(app.secret, text)}`, channel_data: channelData };
  });
}
