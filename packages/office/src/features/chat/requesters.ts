/** Names of the people who write to support: members and visitors. */
import type { ChatCase, ChatLine } from '@wl/contract/office/chat';

/** Returns the name that clerks see for a person. */
export const nameOf = (requester: ChatLine['requester'] | ChatCase['requester']): string =>
  requester.kind === 'member' ? requester.nickname : requester.name;

/** Returns the name used to address a person in an answer. */
export const firstNameOf = (requester: ChatCase['requester']): string =>
  requester.kind === 'member' ? requester.first_name : requester.name;
