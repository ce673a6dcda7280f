import { TABLE_CHAT_CONTEXT } from '@wl/world/chat/table-chat';
import type { Language } from '@wl/world/languages';
import { cityBySlug } from '@wl/world/cities/index';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { memberById } from '../../members/index.ts';
import { openTicketOfMember } from '../../support/index.ts';
import { findTable } from '../repository.ts';
import { findMessage, messagesBefore, type TableMessageRow } from './chat-repository.ts';
import { authorOf } from './present-message.ts';

/** First line of the ticket, in the reporting member's language. */
const HEADINGS: Readonly<Record<Language, (table: string) => string>> = {
  en: (table) => `I am reporting the last of these messages from the table ${table}:`,
  es: (table) => `Denuncio el último de estos mensajes de la mesa ${table}:`,
  fr: (table) => `Je signale le dernier de ces messages de la table ${table} :`,
  pt: (table) => `Quero denunciar a última das mensagens abaixo, enviadas na mesa ${table}:`,
  tr: (table) => `${table} masasındaki bu mesajların sonuncusunu bildiriyorum:`,
};

/**
 * Opens a ticket for the member. The ticket contains the reported message and the messages before it. A repeated report
 * returns the same ticket, because the ticket's key is the id of the message.
 * @returns the number of the ticket
 * @throws DomainError tables.chat_unknown · tables.chat_own · ticket.too_many
 */
export async function reportMessage(
  deps: Deps,
  memberId: string,
  messageId: string,
): Promise<{ number: string }> {
  const message = await findMessage(deps.db, messageId);
  if (!message) throw new DomainError('tables.chat_unknown');
  if (message.member_id === memberId) throw new DomainError('tables.chat_own');
  const [member, table, before] = await Promise.all([
    memberById(deps.db, memberId),
    findTable(deps.db, message.table_slug),
    messagesBefore(deps.db, message, TABLE_CHAT_CONTEXT),
  ]);
  if (!member || !table) throw new DomainError('tables.chat_unknown');
  const lines = [...before.toReversed(), message].map((one) => lineOf(deps, one));
  const text = [HEADINGS[member.language](table.name), '', ...lines].join('\n');
  return openTicketOfMember(deps, memberId, { key: message.id, topic: 'game', text });
}

/** Formats a message as one line that helps clerks find it: time, author with pseudonym, and text. */
function lineOf(deps: Deps, row: TableMessageRow): string {
  const at = row.at.toISOString().slice(0, 19).replace('T', ' ');
  const name = row.name ?? cityBySlug(row.city)?.name ?? row.city;
  return `${at} UTC · ${name} (${authorOf(deps, row.member_id)}): ${row.text}`;
}
