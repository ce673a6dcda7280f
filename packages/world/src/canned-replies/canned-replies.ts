/** Canned replies: texts that clerks often send in chats and tickets, in every language that members can choose. */
import { factsIn } from '../articles/facts.ts';
import type { TicketTopic } from '../casino/support.ts';
import type { Language, Texts } from '../languages.ts';

/**
 * Actions that a macro (a canned reply with an action) offers after its text has been sent. The clerk confirms each
 * action in a dialog.
 */
export const macroActions = ['end', 'ticket', 'grant'] as const;

/**
 * Action that a macro offers in addition to its text: end the conversation, open a ticket on a topic, or grant a market
 * item.
 */
export type MacroAction =
  | { kind: 'end' }
  | { kind: 'ticket'; topic: TicketTopic }
  | { kind: 'grant'; slug: string };

export interface CannedReply {
  id: string;
  /** Title in each language. The picker shows the title in the clerk's language. */
  titles: Texts;
  /** Texts with placeholders, such as `{name}`. */
  texts: Texts;
  /** Action of a macro; null for a reply without an action. */
  action: MacroAction | null;
}

export const CANNED_MAX_TITLE = 60;
export const CANNED_MAX_TEXT = 1000;
/** Maximum number of replies, including removed replies. */
export const CANNED_MAX_REPLIES = 200;

/** Placeholders for the first names of the member and the clerk. */
export const nameVariables = ['name', 'clerk'] as const;

/** Placeholders for the addresses of pages that replies often mention. */
export const linkVariables = {
  limitsLink: '/my-limits',
  passportLink: '/my-passport',
  walletLink: '/my-wallet',
  marketplaceLink: '/marketplace',
  settingsLink: '/my-general-settings',
  ticketsLink: '/tickets',
  complaintsLink: '/complaints',
  saferPlayLink: '/responsible-gaming',
} as const;

/** Names of the placeholders for casino figures, such as `coolingMinutes`. */
const factNames = new Set(Object.keys(factsIn('en')));

const PLACEHOLDER = /\{(\w+)\}/g;

const isVariable = (name: string): boolean =>
  (nameVariables as readonly string[]).includes(name) ||
  Object.hasOwn(linkVariables, name) ||
  factNames.has(name);

/** Returns the first placeholder that is not allowed in replies; undefined if there is none. */
export function unknownVariable(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(PLACEHOLDER)) if (!isVariable(name)) return name;
  return undefined;
}

/** Values for the placeholders in a reply: first names, and the origin for links to the casino's pages. */
export interface ReplyNames {
  name: string;
  /** First name of the clerk. */
  clerk: string;
  /** Origin of the casino's pages, for example `https://wanderluck.example`. The paths of pages are appended to it. */
  origin: string;
}

/**
 * Returns a reply's text in the given language, with the placeholders filled in. A placeholder without a value is left
 * unchanged, so that the clerk notices it.
 */
export function replyText(
  { texts }: Pick<CannedReply, 'texts'>,
  language: Language,
  { name, clerk, origin }: ReplyNames,
): string {
  const values = new Map(Object.entries({ ...factsIn(language), name, clerk }));
  for (const [key, path] of Object.entries(linkVariables)) values.set(key, origin + path);
  return texts[language].replaceAll(PLACEHOLDER, (all, key: string) => values.get(key) ?? all);
}
