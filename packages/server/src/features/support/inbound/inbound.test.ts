/** Tests e-mails to support from end to end, with real SMTP servers (decision 100). */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/support';
import { TICKETS_PER_DAY } from '@wl/world/casino/support';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { addressHash, suppress } from '../../../platform/email/suppressions.ts';
import { picture } from '../../../platform/files/testing-files.ts';
import type { TestClient } from '../../../platform/testing.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { replyAddress } from './addresses.ts';
import { emailOf, hostileEmails } from './testing-emails.ts';
import { DOMAIN, field, startInbound, SUPPORT, type Sending } from './testing-inbound.ts';

const DAY_MS = 86_400_000;
const clock = testClock('2026-03-02T12:00:00Z');
let inbound: Awaited<ReturnType<typeof startInbound>>;
let clerk: TestClient;
beforeAll(async () => {
  inbound = await startInbound({ clock });
  clerk = await makeClerk(inbound.app, ['support']);
  await inbound.app.deps.jobs.start();
});
afterAll(() => inbound.close());

let count = 0;
/** Returns an address that no other test uses. */
const someone = (domain = 'visitor.example') => {
  count += 1;
  return `writer${count}@${domain}`;
};
const answer = (id: string, text: string) =>
  clerk.call(officeCalls.answerTicket, { params: { id }, body: { id: randomUUID(), text } });
const onlyTicketOf = async (address: string) => {
  const tickets = await inbound.ticketsOf(address);
  expect(tickets).toHaveLength(1);
  const [ticket] = tickets;
  if (!ticket) throw new Error('no ticket');
  return ticket;
};
const confirmed = async (member: { id: string }) => {
  await inbound.app.deps.database.owner.query(
    'update members set email_confirmed_at = now() where id = $1',
    [member.id],
  );
};

describe('an e-mail to support', () => {
  test('opens a ticket and is confirmed once, without a word of it', async () => {
    const from = someone();
    const messageId = `<${randomUUID()}@visitor.example>`;
    const text = 'Where is my cash-out of yesterday?';
    await inbound.sendAndWait({
      from: `Ünal <${from}>`,
      subject: 'My money',
      text,
      messageId,
      headers: ['Content-Language: tr-TR'],
    });
    const ticket = await onlyTicketOf(from);
    expect(ticket).toMatchObject({
      kind: 'question',
      topic: 'other',
      source: 'email',
      language: 'tr',
      member_id: null,
      is_unverified: true,
    });
    expect(ticket.messages[0]).toMatchObject({ text: `My money\n\n${text}`, source: 'email' });
    const raw = await inbound.emailTo(from, /./);
    expect(raw).not.toContain(text);
    // Two working days after Monday, at the end of the day.
    const { text: confirmation } = await PostalMime.parse(raw);
    expect(confirmation).toContain('4 Mart 2026');
    expect([
      field(raw, 'Auto-Submitted'),
      field(raw, 'In-Reply-To'),
      field(raw, 'Reply-To'),
    ]).toEqual(['auto-replied', messageId, replyAddress(inbound.app.deps, ticket.number)]);
    expect((await inbound.recipients()).filter((to) => to === from)).toHaveLength(1);
  });

  test('is stored once if it is delivered several times at the same time', async () => {
    const from = someone();
    const raw = emailOf({ from });
    await Promise.all(Array.from({ length: 6 }, () => inbound.send({ raw, envelopeFrom: from })));
    await inbound.sendAndWait({ raw, envelopeFrom: from });
    expect((await onlyTicketOf(from)).messages).toHaveLength(1);
    expect(await inbound.outcomesOf(from)).toEqual(['done opened']);
  });

  test('that also arrives at another of our addresses adds nothing', async () => {
    const from = someone();
    const raw = emailOf({ from });
    await inbound.sendAndWait({ raw, envelopeFrom: from });
    const ticket = await onlyTicketOf(from);
    const rcpt = replyAddress(inbound.app.deps, ticket.number) ?? '';
    await inbound.sendAndWait({ raw, envelopeFrom: from, rcpt });
    expect((await onlyTicketOf(from)).messages).toHaveLength(1);
  });

  test('of a member with a signature is the member’s ticket; a spoofed one is not', async () => {
    const { id, player } = await registered(inbound.app);
    await confirmed({ id });
    await inbound.sendAndWait({ from: player.email, isSigned: true });
    await inbound.sendAndWait({ from: player.email, envelopeFrom: 'eve@attacker.example' });
    const tickets = await inbound.ticketsOf(player.email);
    expect(tickets.map((one) => [one.member_id, one.is_unverified])).toEqual([
      [id, false],
      [null, true],
    ]);
  });

  test('gets the same confirmation whether an account has its address or not', async () => {
    const { player } = await registered(inbound.app);
    const other = someone();
    for (const from of [player.email, other]) await inbound.sendAndWait({ from: `Dana <${from}>` });
    const texts = await Promise.all(
      [player.email, other].map(async (from) => {
        await inbound.emailTo(from, /auto-replied/);
        const sent = inbound.outside.received.findLast(({ to }) => to.includes(from));
        const { text = '' } = await PostalMime.parse(sent?.raw ?? '');
        return text.replaceAll(/E-\d+/g, 'number').replaceAll(/http\S*/g, 'link');
      }),
    );
    expect(texts[0]).toContain('number');
    expect(texts[0]).toBe(texts[1]);
  });

  test('that cannot be read opens a ticket that says so', async () => {
    const from = someone();
    const raw = hostileEmails().get('10,000 nested multiparts') ?? '';
    await inbound.sendAndWait({ raw, envelopeFrom: from });
    const { messages } = await onlyTicketOf(from);
    expect(messages[0]?.text).toBe('Help\n\n[This e-mail could not be read.]');
  });

  test('of the sixth ticket in a day joins the latest one without a confirmation', async () => {
    const from = someone();
    for (let number = 1; number <= TICKETS_PER_DAY + 2; number += 1)
      await inbound.sendAndWait({ from, subject: `Question ${number}` });
    const tickets = await inbound.ticketsOf(from);
    expect(tickets).toHaveLength(TICKETS_PER_DAY);
    expect(tickets.at(-1)?.messages.map(({ text }) => text.split('\n')[0])).toEqual([
      'Question 5',
      'Question 6',
      'Question 7',
    ]);
    expect((await inbound.recipients()).filter((to) => to === from)).toHaveLength(TICKETS_PER_DAY);
  });

  test('from an address that bounced is not confirmed', async () => {
    const from = someone();
    const { deps } = inbound.app;
    const report = { reason: 'complaint', source: 'arf', status: 'abuse' } as const;
    await suppress(deps, addressHash(deps, from), report);
    await inbound.sendAndWait({ from });
    await onlyTicketOf(from);
    expect(await inbound.recipients()).not.toContain(from);
  });
});

describe('a conversation', () => {
  test('goes back and forth by e-mail, and mail programs can group it', async () => {
    const from = someone();
    await inbound.sendAndWait({ from, messageId: '<first@visitor.example>' });
    const ticket = await onlyTicketOf(from);
    await answer(ticket.id, 'Which bank do you use?');
    const first = await inbound.emailTo(from, /Which bank/);
    const confirmation = field(await inbound.emailTo(from, /auto-replied/), 'Message-ID');
    expect(field(first, 'In-Reply-To')).toBe('<first@visitor.example>');
    expect(field(first, 'References')).toBe(`${confirmation} <first@visitor.example>`);
    expect(first).toContain('## Please write your answer above this line ##');

    const rcpt = field(first, 'Reply-To');
    await inbound.sendAndWait({
      from,
      rcpt: rcpt.toUpperCase(),
      subject: `Re: ${field(first, 'Subject')}`,
      messageId: '<second@visitor.example>',
      text: 'The Harbour Bank.\r\n\r\nSent from my phone\r\n\r\nOn 2 Mar 2026, at 13:00, Wanderluck <no-reply@wanderluck.example>\r\nwrote:\r\n\r\n> ## Please write your answer above this line ##\r\n> Which bank do you use?',
      headers: [`In-Reply-To: ${field(first, 'Message-ID')}`],
    });
    const after = await onlyTicketOf(from);
    expect(after.state).toBe('open');
    const reply = after.messages.at(-1);
    expect(reply?.text).toBe('The Harbour Bank.\n\nSent from my phone');
    expect(reply?.quoted).toContain('> Which bank do you use?');

    await answer(ticket.id, 'Thank you, it was paid.');
    const second = await inbound.emailTo(from, /it was paid/);
    expect(field(second, 'In-Reply-To')).toBe('<second@visitor.example>');
    expect(field(second, 'References').split(' ')).toEqual([
      confirmation,
      '<first@visitor.example>',
      field(first, 'Message-ID'),
      '<second@visitor.example>',
    ]);
    expect(field(second, 'Subject')).toBe(field(first, 'Subject'));
  });

  test('of a member continues from another address, which only clerks see', async () => {
    const { id, player } = await registered(inbound.app);
    await confirmed({ id });
    await inbound.sendAndWait({ from: player.email, isSigned: true });
    const ticket = await onlyTicketOf(player.email);
    const rcpt = replyAddress(inbound.app.deps, ticket.number) ?? '';
    const work = someone();
    await inbound.sendAndWait({ from: work, rcpt, text: 'I write from work.' });
    const { messages } = await onlyTicketOf(player.email);
    expect(messages.at(-1)).toMatchObject({
      text: 'I write from work.',
      quoted: `From: ${work}`,
    });
    expect(await inbound.ticketsOf(work)).toEqual([]);
  });

  test.each([
    ['continues by References of the same unverified writer', undefined, 1],
    ['does not continue by References of somebody else', 'eve@attacker.example', 2],
  ])('%s', async (_, other, tickets) => {
    const from = someone();
    await inbound.sendAndWait({ from });
    const ticket = await onlyTicketOf(from);
    await answer(ticket.id, 'Which bank do you use, please?');
    const id = field(await inbound.emailTo(from, /Which bank/), 'Message-ID');
    await inbound.sendAndWait({
      from: other ?? from,
      headers: [`References: <x@y.example> ${id}`],
    });
    const found = [
      ...(await inbound.ticketsOf(from)),
      ...(other === undefined ? [] : await inbound.ticketsOf(other)),
    ];
    expect(found).toHaveLength(tickets);
  });

  test('of a verified writer does not continue by References of a spoofed e-mail', async () => {
    const { id, player } = await registered(inbound.app);
    await confirmed({ id });
    await inbound.sendAndWait({ from: player.email, isSigned: true });
    const confirmation = field(await inbound.emailTo(player.email, /auto-replied/), 'Message-ID');
    const headers = [`In-Reply-To: ${confirmation}`];
    await inbound.sendAndWait({ from: player.email, headers });
    await inbound.sendAndWait({ from: player.email, headers, isSigned: true, text: 'Really me.' });
    const [own, spoofed] = await inbound.ticketsOf(player.email);
    expect(own?.messages.at(-1)?.text).toBe('Really me.');
    expect([own?.messages.length, spoofed?.member_id]).toEqual([2, null]);
  });

  test('that ended long ago becomes a new ticket that names the old one', async () => {
    const from = someone();
    await inbound.sendAndWait({ from });
    const old = await onlyTicketOf(from);
    await inbound.app.deps.database.owner.query(
      "update enquiries set state = 'closed', closed_at = $2, last_at = $2 where id = $1",
      [old.id, new Date(clock.now().getTime() - 31 * DAY_MS)],
    );
    const rcpt = replyAddress(inbound.app.deps, old.number) ?? '';
    await inbound.sendAndWait({ from, rcpt, text: 'It happened again.' });
    const [, next] = await inbound.ticketsOf(from);
    expect(next).toMatchObject({ about: `E-${old.number}`, state: 'open' });
  });
});

describe('programs are not answered', () => {
  test.each<[string, Sending, string]>([
    ['an absence', { headers: ['Auto-Submitted: auto-replied'] }, 'ignored automatic'],
    ['a newsletter', { headers: ['List-Id: <news.example>'] }, 'ignored bulk'],
    ['an old program', { headers: ['Precedence: bulk'] }, 'ignored bulk'],
    ['our own address', { from: SUPPORT }, 'ignored own_address'],
  ])('%s', async (_, sending, outcome) => {
    const from = sending.from ?? someone();
    const envelopeFrom = someone();
    await inbound.sendAndWait({ ...sending, from, envelopeFrom });
    expect(await inbound.outcomesOf(envelopeFrom)).toEqual([outcome]);
    expect(await inbound.ticketsOf(from)).toEqual([]);
    expect(await inbound.recipients()).not.toContain(from);
  });

  test('an e-mail without a sender is ignored', async () => {
    const from = someone();
    await inbound.sendAndWait({ from, envelopeFrom: '' });
    expect(await inbound.ticketsOf(from)).toEqual([]);
  });

  test('a program that answers our confirmation starts no loop', async () => {
    const from = someone();
    await inbound.sendAndWait({ from });
    const ticket = await onlyTicketOf(from);
    const rcpt = replyAddress(inbound.app.deps, ticket.number) ?? '';
    // This program does not state that it is one.
    for (let round = 0; round < 5; round += 1)
      await inbound.sendAndWait({ from, rcpt, text: `We have received your e-mail ${round}.` });
    expect((await inbound.recipients()).filter((to) => to === from)).toHaveLength(1);
  });

  test('more than twenty e-mails in an hour are ignored', { timeout: 120_000 }, async () => {
    const from = someone();
    const { deps } = inbound.app;
    const ticketOf = async () => (await inbound.ticketsOf(from))[0];
    await inbound.sendAndWait({ from });
    const rcpt = replyAddress(deps, (await ticketOf())?.number ?? 0) ?? '';
    for (let number = 2; number <= 22; number += 1)
      await inbound.send({ from, rcpt, text: `No. ${number}` });
    await inbound.processed();
    const outcomes = await inbound.outcomesOf(from);
    expect(outcomes.filter((one) => one === 'ignored too_many')).toHaveLength(2);
    expect((await ticketOf())?.messages).toHaveLength(20);
  });
});

describe('files', () => {
  test('are stored as pictures; refused ones are named to the writer in their language', async () => {
    const from = someone();
    await inbound.sendAndWait({
      from,
      headers: ['Content-Language: es'],
      files: [
        { name: 'photo.jpg', type: 'image/jpeg', content: await picture(1) },
        { name: 'Extracto.zip', type: 'application/zip', content: Buffer.from('PK\x03\x04zip') },
        { name: 'card.vcf', type: 'text/vcard', content: Buffer.from('BEGIN:VCARD') },
      ],
    });
    const ticket = await onlyTicketOf(from);
    expect(ticket.messages[0]?.refused_files).toEqual([
      { name: 'Extracto.zip', code: 'document.wrong_format' },
      { name: 'card.vcf', code: 'document.wrong_format' },
    ]);
    const seen = await clerk.call(officeCalls.ticketCase, { params: { id: ticket.id } });
    expect(seen.body.data.entries[0]?.files).toEqual([{ number: 0, name: 'photo.jpg', pages: 1 }]);
    const raw = await inbound.emailTo(from, /Extracto/);
    expect(raw).toContain('PNG, JPEG');
    expect(raw).not.toContain('card.vcf');
  });
});

describe('the server', () => {
  test('refuses unknown recipients, an eleventh one, and forged addresses for answers', async () => {
    const from = someone();
    for (const rcpt of [
      `nobody@${DOMAIN}`,
      `ticket+1-aaaaaaaaaaaaaaaa@${DOMAIN}`,
      'support@x.example',
    ])
      await expect(inbound.send({ from, rcpt })).rejects.toThrow('550');
    expect(await inbound.ticketsOf(from)).toEqual([]);
  });

  test('refuses 50 MB with a clear reply, and goes on', { timeout: 60_000 }, async () => {
    const from = someone();
    const raw = `From: ${from}\r\n\r\n${'x'.repeat(998)}\r\n`.padEnd(
      50_000_000,
      `${'y'.repeat(70)}\r\n`,
    );
    await expect(inbound.send({ raw, envelopeFrom: from })).rejects.toThrow(/552.*too large/);
    await inbound.sendAndWait({ from });
    await onlyTicketOf(from);
  });

  test.each([...hostileEmails()].filter(([name]) => !/20 MB|deep|without end/.test(name)))(
    'survives %s, which becomes a message of a ticket',
    { timeout: 60_000 },
    async (_, raw) => {
      const envelopeFrom = someone();
      const unique = Buffer.concat([Buffer.from(`X-Id: ${envelopeFrom}\r\n`), raw]);
      await inbound.sendAndWait({ raw: unique, envelopeFrom });
      const [outcome] = await inbound.outcomesOf(envelopeFrom);
      expect(outcome).toMatch(/^done (opened|added)$/);
    },
  );
});
