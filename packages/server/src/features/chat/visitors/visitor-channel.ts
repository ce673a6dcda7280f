import type { Deps } from '../../../platform/deps.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';

/**
 * Returns the realtime channel of a visitor. The channel is public, because visitors have no session that could
 * authorise a private one. Only a client with the visitor's token learns the channel's name.
 */
export const visitorChannel = (deps: Pick<Deps, 'config'>, id: string): string =>
  `chat-visitor.${keyedHash(deps, 'chat.visitor_channel', id).toString('base64url')}`;
