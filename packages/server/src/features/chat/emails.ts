import { brand } from '@wl/world/casino/brand';
import { isForOtherSide } from '@wl/world/chat/chat';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { fill, layOut, type Email } from '../../platform/email/email-layout.ts';
import { chatEmailTexts } from './email-texts.ts';
import type { ChatMessageRow } from './repository.ts';

/** Member who receives an e-mail. `name` is the first name. */
export interface Recipient {
  to: string;
  name: string;
  language: Language;
}

/** Returns the URL of a page on which the chat opens by itself. */
const chatUrl = ({ config }: Pick<Deps, 'config'>) => `${config.publicUrl}/my-journey#chat`;

/** Composes the e-mail with the answers that the member has not read. */
export function answerEmail(
  deps: Pick<Deps, 'config'>,
  { to, name, language }: Recipient,
  unread: readonly Pick<ChatMessageRow, 'text'>[],
): Email {
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
    note: answered.note,
    button: { text: button, link: chatUrl(deps) },
  });
}

/** Composes the copy of a conversation: the texts of both sides with their times. Files are named only. */
export function transcriptEmail(
  deps: Pick<Deps, 'config'>,
  { to, name, language }: Recipient,
  {
    openedAt,
    messages,
  }: {
    openedAt: Date;
    messages: readonly Pick<ChatMessageRow, 'kind' | 'author' | 'at' | 'text'>[];
  },
): Email {
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
    button: { text: button, link: chatUrl(deps) },
  });
}
