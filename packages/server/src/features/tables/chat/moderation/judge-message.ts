import { hasEmail, hasHandle, hasLink } from './contact-rules.ts';
import { hasPhone } from './phone-rules.ts';
import { hasOtherScript } from './plain-text.ts';
import { createWordMatcher } from './word-matcher.ts';
import { contacts } from './words/contacts.ts';
import { english } from './words/en.ts';
import { french } from './words/fr.ts';
import { portuguese } from './words/pt.ts';
import { spanish } from './words/es.ts';
import { turkish } from './words/tr.ts';

/** Reason why a message is not delivered. */
type ChatFault = 'insult' | 'phone' | 'link' | 'contact' | 'letters';

const isInsult = createWordMatcher([english, spanish, french, portuguese, turkish]);
const isContact = createWordMatcher([contacts]);

/** Emoji of a gesture that is insulting in every language. */
const GESTURE = /🖕/u;

/**
 * Returns the reason why a message at a table is not delivered, or null if the message is harmless. A message can be in
 * any of the five languages, whatever the language of the page, so the word lists of all five apply. Messages with
 * characters of other scripts are refused, because the lists do not cover them.
 */
export function faultOfMessage(text: string): ChatFault | null {
  if (GESTURE.test(text) || isInsult(text)) return 'insult';
  if (hasEmail(text)) return 'contact';
  if (hasLink(text)) return 'link';
  if (hasHandle(text) || isContact(text)) return 'contact';
  if (hasPhone(text)) return 'phone';
  return hasOtherScript(text) ? 'letters' : null;
}
