import type { ChatMessageKind } from './chat.ts';

/** Returns true for messages that the member and the clerk write to each other, and false for notes and events. */
export const isForOtherSide = (kind: ChatMessageKind): boolean =>
  kind === 'text' || kind === 'file';
