import { brand } from '@wl/world/casino/brand';
import { CHAT_CONFIRM_MS } from '@wl/world/chat/chat';
import { isForOtherSide } from '@wl/world/chat/other-side';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import { fill, layOut, type Email } from '../../../platform/email/email-layout.ts';
import { chatEmailTexts } from './email-texts.ts';
import { tokenOf } from '../../../platform/id-token.ts';
import type { ChatMessageRow } from '../repository.ts';
import type { VisitorRow } from '../visitors/visitors-repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Member or visitor who receives an e-mail. `name` is the member's first name, or the name that the visitor gave. */
export interface Recipient {
  to: string;
  name: string;
  language: Language;
  isVisitor: boolean;
}

/**
 * Returns the URL of a page that opens the chat automatically: the journey page for members, the home page for
 * visitors.
 */
const chatUrl = ({ config }: Pick<Deps, 'config'>, { isVisitor }: Pick<Recipient, 'isVisitor'>) =>
  `${config.publicUrl}${isVisitor ? '/' : '/my-journey'}#chat`;

/** Composes the e-mail with the answers that the recipient has not read. */
export function answerEmail(
  deps: Pick<Deps, 'config'>,
  recipient: Recipient,
  unread: readonly Pick<ChatMessageRow, 'text'>[],
): Email {
  const { to, name, language, isVisitor } = recipient;
  const { greeting, answered, button } = chatEmailTexts[language];
  return layOut({
    to,
    kind: 'chat.answered',
    language,
    reason: 'chat',
    subject: fill(answered.subject, { brand: brand.name }),
    greeting: fill(greeting, { name }),
    body: answered.body,
    quote: unread.map(({ text }) => text).join('\n\n'),
    note: isVisitor ? answered.visitorNote : answered.note,
    button: { text: button, link: chatUrl(deps, recipient) },
  });
}

/**
 * Composes the e-mail with a conversation's transcript: both sides' messages, each with its time. Files appear only by
 * name.
 */
export function transcriptEmail(
  deps: Pick<Deps, 'config'>,
  recipient: Recipient,
  {
    openedAt,
    messages,
  }: {
    openedAt: Date;
    messages: readonly Pick<ChatMessageRow, 'kind' | 'author' | 'at' | 'text'>[];
  },
): Email {
  const { to, name, language } = recipient;
  const { greeting, transcript, button, you, support } = chatEmailTexts[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const lines = messages
    .filter(({ kind }) => isForOtherSide(kind))
    .map(
      ({ author, at, text }) =>
        `${author === 'member' ? you : support} · ${time.format(at)} UTC\n${text}`,
    );
  return layOut({
    to,
    kind: 'chat.transcript',
    language,
    reason: 'chat',
    subject: fill(transcript.subject, { brand: brand.name, date: day.format(openedAt) }),
    greeting: fill(greeting, { name }),
    body: transcript.body,
    quote: lines.join('\n\n'),
    button: { text: button, link: chatUrl(deps, recipient) },
  });
}

/**
 * Composes the e-mail that asks a visitor to confirm their address. Anybody could have entered the address, so the
 * e-mail contains nothing that the visitor wrote, not even the name.
 */
export function confirmationEmail(
  deps: Pick<Deps, 'config'>,
  { id, email, language }: Pick<VisitorRow, 'id' | 'email' | 'language'>,
): Email {
  const { confirmation } = chatEmailTexts[language];
  const token = tokenOf(deps, 'chat.confirm', id);
  return layOut({
    to: email,
    kind: 'chat.confirmation',
    language,
    reason: 'chatAddress',
    subject: fill(confirmation.subject, { brand: brand.name }),
    greeting: confirmation.greeting,
    body: fill(confirmation.body, { brand: brand.name }),
    button: {
      text: confirmation.button,
      link: `${deps.config.publicUrl}/chat/confirm?token=${token}`,
    },
    note: fill(confirmation.note, { days: String(CHAT_CONFIRM_MS / DAY_MS) }),
  });
}
