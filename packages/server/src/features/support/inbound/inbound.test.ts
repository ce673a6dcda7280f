/** End-to-end tests of e-mails to support, with real SMTP servers (decision 100). */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/support';
import { TICKETS_PER_DAY } from '@wl/world/casino/support';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { addressHash, suppress } from '../../../platform/email/suppressions.ts';
import { picture } from '../../../platform/files/testing-files.ts';
import type { TestClient } from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { replyAddress } from './addresses.ts';
import { emailOf, hostileEmails } from './testing-emails.ts';
import { DOMAIN, field, startInbound } from './testing-inbound.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let inbound: Awaited<ReturnType<typeof startInbound>>;
let clerk: TestClient;
beforeAll(async () => {
  inbound = await startInbound({ clock });
  clerk = await makeClerk(inbound.app, ['support']);
  await inbound.app.deps.jobs.start();
});
afterAll(() => inbound.close());

describe('an e-mail to support', () => {
  test('opens a ticket and is confirmed once, without a word of it', async () => {
    const from = inbound.someone();
    const messageId = `<${randomUUID()}@visitor.example>`;
    const text = 'Where is my cash-out of yesterday?';
    await inbound.sendAndWait({
      from: `Ünal <${from}>`,
      subject: 'My money',
      text,
      messageId,
      headers: ['Content-Language: tr-TR'],
    });
    const ticket = await inbound.onlyTicketOf(from);
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
    // The e-mail arrived on Monday, 2 March. The answer is due at the end of the second working day after that.
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
    const from = inbound.someone();
    const raw = emailOf({ from });
    await Promise.all(Array.from({ length: 6 }, () => inbound.send({ raw, mailFrom: from })));
    await inbound.sendAndWait({ raw, mailFrom: from });
    expect((await inbound.onlyTicketOf(from)).messages).toHaveLength(1);
    expect(await inbound.outcomesOf(from)).toEqual(['done opened']);
  });

  test('that also arrives at another of our addresses adds nothing', async () => {
    const from = inbound.someone();
    const raw = emailOf({ from });
    await inbound.sendAndWait({ raw, mailFrom: from });
    const ticket = await inbound.onlyTicketOf(from);
    const rcpt = replyAddress(inbound.app.deps, ticket.number) ?? '';
    await inbound.sendAndWait({ raw, mailFrom: from, rcpt });
    expect((await inbound.onlyTicketOf(from)).messages).toHaveLength(1);
  });

  test('of a member with a signature is the member’s ticket; a spoofed one is not', async () => {
    const { id, email } = await inbound.member();
    await inbound.sendAndWait({ from: email, isSigned: true });
    await inbound.sendAndWait({ from: email, mailFrom: 'eve@attacker.example' });
    const tickets = await inbound.ticketsOf(email);
    expect(tickets.map((one) => [one.member_id, one.is_unverified])).toEqual([
      [id, false],
      [null, true],
    ]);
  });

  test('gets the same confirmation whether an account has its address or not', async () => {
    const { email } = await inbound.member();
    const other = inbound.someone();
    for (const from of [email, other]) await inbound.sendAndWait({ from: `Dana <${from}>` });
    const texts = await Promise.all(
      [email, other].map(async (from) => {
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
    const from = inbound.someone();
    const raw = hostileEmails().get('10,000 nested multiparts') ?? '';
    await inbound.sendAndWait({ raw, mailFrom: from });
    const { messages } = await inbound.onlyTicketOf(from);
    expect(messages[0]?.text).toBe('Help\n\n[This e-mail could not be read.]');
  });

  test('of the sixth ticket in a day joins the latest one without a confirmation', async () => {
    const from = inbound.someone();
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
    const from = inbound.someone();
    const { deps } = inbound.app;
    const report = { reason: 'complaint', source: 'arf', status: 'abuse' } as const;
    await suppress(deps, addressHash(deps, from), report);
    await inbound.sendAndWait({ from });
    await inbound.onlyTicketOf(from);
    expect(await inbound.recipients()).not.toContain(from);
  });
});

describe('files', () => {
  test('are stored as pictures; refused ones are named to the requester in their language', async () => {
    const from = inbound.someone();
    await inbound.sendAndWait({
      from,
      headers: ['Content-Language: es'],
      files: [
        { name: 'photo.jpg', type: 'image/jpeg', content: await picture(1) },
        { name: 'Extracto.zip', type: 'application/zip', content: Buffer.from('PK\x03\x04zip') },
        { name: 'card.vcf', type: 'text/vcard', content: Buffer.from('BEGIN:VCARD') },
      ],
    });
    const ticket = await inbound.onlyTicketOf(from);
    expect(ticket.messages[0]?.refused_files).toEqual([
      { name: 'Extracto.zip', code: 'document.wrong_format' },
      { name: 'card.vcf', code: 'document.wrong_format' },
    ]);
    const seen = await clerk.call(officeCalls.ticketCase, { params: { id: ticket.id } });
    expect(seen.body.data.entries[0]?.files).toEqual([{ number: 0, name: 'photo.jpg', pages: 1 }]);
    const refusal = async (pattern: RegExp) =>
      (await PostalMime.parse(await inbound.emailTo(from, pattern))).text ?? '';
    const first = await refusal(/PNG, JPEG/);
    expect(first).toContain('> ….zip\n> Solo aceptamos archivos PNG, JPEG o PDF.');
    // The sender of the first e-mail is unverified, so our reply must not contain the file names from that e-mail.
    expect(first).not.toMatch(/Extracto|vcf/);
    await inbound.sendAndWait({
      from,
      rcpt: replyAddress(inbound.app.deps, ticket.number) ?? '',
      files: [{ name: 'Otro.zip', type: 'application/zip', content: Buffer.from('PK\x03\x04') }],
    });
    expect(await refusal(/Otro/)).toContain('> Otro.zip\n');
  });
});

describe('the server', () => {
  test('refuses unknown recipients, an eleventh one, and forged addresses for answers', async () => {
    const from = inbound.someone();
    for (const rcpt of [
      `nobody@${DOMAIN}`,
      `ticket+1-aaaaaaaaaaaaaaaa@${DOMAIN}`,
      'support@x.example',
    ])
      await expect(inbound.send({ from, rcpt })).rejects.toThrow('550');
    expect(await inbound.ticketsOf(from)).toEqual([]);
  });

  test('refuses 50 MB with a clear reply, and goes on', { timeout: 60_000 }, async () => {
    const from = inbound.someone();
    const raw = `From: ${from}\r\n\r\n${'x'.repeat(998)}\r\n`.padEnd(
      50_000_000,
      `${'y'.repeat(70)}\r\n`,
    );
    await expect(inbound.send({ raw, mailFrom: from })).rejects.toThrow(/552.*too large/);
    await inbound.sendAndWait({ from });
    await inbound.onlyTicketOf(from);
  });

  test.each([...hostileEmails()].filter(([name]) => !/20 MB|deep|without end/.test(name)))(
    'survives %s, which becomes a message of a ticket',
    { timeout: 60_000 },
    async (_, raw) => {
      const mailFrom = inbound.someone();
      const unique = Buffer.concat([Buffer.from(`X-Id: ${mailFrom}\r\n`), raw]);
      await inbound.sendAndWait({ raw: unique, mailFrom });
      const [outcome] = await inbound.outcomesOf(mailFrom);
      expect(outcome).toMatch(/^done (opened|added)$/);
    },
  );
});
