import type { TableMessage, TableTalker } from '@wl/contract/tables-chat';

/** Number of possible values of the last part of a UUID. */
const IDS = 2 ** 48;

/** Returns a message. Its id depends on the text. */
export const messageOf = (
  text: string,
  author = 'a',
  name: string | null = null,
): TableMessage => ({
  id: `0190f0aa-0000-7000-8000-${[...text]
    .reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % IDS, 7)
    .toString(16)
    .padStart(12, '0')}`,
  author: author.repeat(16),
  name,
  city: 'london',
  text,
  at: '2026-05-01T12:00:00.000Z',
});

export const talkerOf = (part: Partial<TableTalker> = {}): TableTalker => ({
  author: 'c'.repeat(16),
  shows_name: false,
  silenced_until: null,
  blocked: [],
  ...part,
});
