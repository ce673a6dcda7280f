/** The private channels of the back office, each with the permission that a clerk needs to listen to it. */
export const staffChannels = {
  'private-staff.accounts': 'staff.view',
  'private-staff.bonuses': 'bonuses.view',
  'private-staff.cash-outs': 'cash_outs.view',
  'private-staff.documents': 'documents.view',
  'private-staff.enquiries': 'enquiries.view',
  'private-staff.games': 'games.view',
  'private-staff.money': 'ledger.view',
} as const;

export type StaffChannel = keyof typeof staffChannels;

/** The permission that a clerk needs to listen to a channel; undefined for a channel that is not the back office's. */
export const permissionOfChannel = (channel: string): string | undefined =>
  (staffChannels as Record<string, string | undefined>)[channel];
