import type { ReplyNames } from '@wl/world/canned-replies/canned-replies';

/** Returns the first word of a clerk's name, which clerks use to introduce themselves to members. */
const firstWord = (name: string) => name.split(' ')[0] ?? name;

/**
 * Returns the values for the placeholders of a reply.
 * @param member first name of the member
 * @param clerk full name of the clerk
 */
export const replyNames = (member: string, clerk: string): ReplyNames => ({
  name: member,
  clerk: firstWord(clerk),
  origin: location.origin,
});
