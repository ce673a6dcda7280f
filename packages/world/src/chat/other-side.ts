import type { ChatMessageKind } from './chat.ts';

/** Returns true if the message was written by the member or a clerk for the other side. */
export const isForOtherSide = (kind: ChatMessageKind): boolean =>
  kind === 'text' || kind === 'file';
