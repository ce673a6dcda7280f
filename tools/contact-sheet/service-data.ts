/**
 * Data for screenshots of the support and news pages: tickets, chats and an article that is published in two languages.
 */
import { randomUUID } from 'node:crypto';
import * as chat from '@wl/contract/chat';
import * as articles from '@wl/contract/office/articles';
import * as chatCases from '@wl/contract/office/chat';
import * as ticketCases from '@wl/contract/office/support';
import * as support from '@wl/contract/support';
import { openClient, type Caller } from '../faults/client.ts';
import { signInClerk, type Person } from '../faults/people.ts';
import { signInDana } from './lobby-data.ts';
import { join } from './office-data.ts';

export const ARTICLE_SLUG = 'blue-hour-in-paris';

const english = `The lamps along the Seine are **on**, and two new games have opened.

## Where to go

- [How it works](/how-to)
- Top-ups from {topUpMin}`;

const turkish = `Seine kıyısındaki ışıklar **yandı** ve iki yeni oyun açıldı.

## Nereden başlamalı

- [Nasıl çalışır](/how-to)
- {topUpMin} tutarından başlayan para yatırma
`;

async function openTicket(
  caller: Caller,
  ticket: { kind: 'question' | 'complaint'; text: string; name?: string; email?: string },
): Promise<string> {
  const { name = '', email = '' } = ticket;
  const { data } = await caller.request(support.openTicket, {
    body: {
      key: randomUUID(),
      topic: 'payment',
      about: '',
      language: 'en',
      ...ticket,
      name,
      email,
    },
  });
  return data.id;
}

/** Creates two open tickets and one ticket that `clerk` has answered. */
async function createTickets(port: number, dana: Person, clerk: Caller): Promise<void> {
  const visitor = openClient(port, '10.3.99.2');
  await openTicket(visitor, {
    kind: 'complaint',
    name: 'Lucía Fernández',
    email: 'lucia@mail.example',
    text: 'My cash-out of Friday was cancelled without a reason. I ask for an explanation and for the payment.',
  });
  await openTicket(dana.caller, {
    kind: 'question',
    text: 'Can I cash out to a bank account that is in the name of my husband?',
  });
  const id = await openTicket(dana.caller, {
    kind: 'question',
    text: 'Which papers do you need before my first cash-out?',
  });
  await clerk.request(ticketCases.claimTicket, { params: { id } });
  await clerk.request(ticketCases.answerTicket, {
    params: { id },
    body: {
      id: randomUUID(),
      text: 'An identity card or passport, and a bill that shows your address. Please upload both under My passport.',
      close: false,
      further: false,
    },
  });
}

async function say({ caller }: Person, text: string): Promise<string> {
  const { data } = await caller.request(chat.sendChatMessage, { body: { id: randomUUID(), text } });
  return data.conversation.id;
}

/** Creates two conversations: one between the demo member and `clerk`, and one still waiting for a clerk. */
async function createChats(port: number, dana: Person, clerk: Caller): Promise<void> {
  const id = await say(dana, 'Hello, when will my cash-out arrive?');
  await clerk.request(chatCases.takeChat, { params: { id }, body: { from: null } });
  const write = (kind: 'text' | 'note', text: string) =>
    clerk.request(chatCases.answerChat, { params: { id }, body: { id: randomUUID(), kind, text } });
  await write('text', 'Hello Dana, I am looking at it now.');
  await write('note', 'The cash-out of Monday is still pending.');
  await say(dana, 'Thank you!');
  await say(await join(port, 4), 'The wheel of the roulette stopped. Is my bet lost?');
}

/** Publishes an article in English and Turkish only. */
async function publishArticle(clerk: Caller): Promise<void> {
  const id = randomUUID();
  await clerk.request(articles.makeArticle, {
    body: { id, slug: ARTICLE_SLUG, category: 'games', city: 'paris' },
  });
  const texts = [
    ['en', 'Blue hour in Paris', 'Two new slots for the evening.', english],
    ['tr', 'Paris’te mavi saat', 'Akşam için iki yeni slot.', turkish],
  ] as const;
  for (const [language, title, summary, markdown] of texts) {
    const params = { id, language };
    const { data: draft } = await clerk.request(articles.saveArticleDraft, {
      params,
      body: { title, summary, markdown, picture_alt: '', number: 0 },
    });
    await clerk.request(articles.publishArticle, {
      params,
      body: { number: draft.number, live_at: null },
    });
  }
}

/** Creates tickets, chats and an article in the casino on `port`. */
export async function furnishService(port: number): Promise<void> {
  const dana = await signInDana(port);
  const owner = await signInClerk(port, 'owner');
  await createTickets(port, dana, owner);
  await createChats(port, dana, owner);
  await publishArticle(owner);
}
