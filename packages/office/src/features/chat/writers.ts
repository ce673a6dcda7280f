/** Names of the people who write to support: members and visitors. */
import type { ChatCase, ChatLine } from '@wl/contract/office/chat';

/** Returns the name that clerks see for a person. */
export const nameOf = (writer: ChatLine['writer'] | ChatCase['writer']): string =>
  writer.kind === 'member' ? writer.nickname : writer.name;

/** Returns the name used to address a person in an answer. */
export const firstNameOf = (writer: ChatCase['writer']): string =>
  writer.kind === 'member' ? writer.first_name : writer.name;
