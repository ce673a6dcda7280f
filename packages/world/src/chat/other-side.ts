import type { ChatMessageKind } from './chat.ts';

/** Returns true for kinds of messages that the member and the clerk write to each other. */
export const isForOtherSide = (kind: ChatMessageKind): boolean =>
  kind === 'text' || kind === 'file';
