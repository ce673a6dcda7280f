import { formOfChannel, sharedForms } from './staff-forms.ts';

/** Private channels of the back office, each with the permission that a clerk needs to subscribe. */
export const staffChannels = {
  'private-staff.accounts': 'staff.view',
  'private-staff.bonuses': 'bonuses.view',
  'private-staff.cash-outs': 'cash_outs.view',
  'private-staff.documents': 'documents.view',
  'private-staff.chat': 'support.view',
  'private-staff.support': 'support.view',
  'private-staff.games': 'games.view',
  'private-staff.tables': 'tables.deal',
  'private-staff.money': 'ledger.view',
} as const;

export type StaffChannel = keyof typeof staffChannels;

/** Returns the channel of one conversation with a member, for the clerks who have the conversation open. */
export const chatChannel = (conversationId: string) => `private-chat.${conversationId}` as const;

/**
 * Returns the permission that a clerk needs to subscribe to a channel. Returns undefined for channels outside the back
 * office.
 */
export function permissionOfChannel(channel: string): string | undefined {
  if (channel.startsWith(chatChannel(''))) return 'support.view';
  const form = formOfChannel(channel);
  if (form) return sharedForms[form];
  return (staffChannels as Record<string, string | undefined>)[channel];
}
