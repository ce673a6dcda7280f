/**
 * Tests e-mail conversations about tickets, and the handling of automated e-mails, with real SMTP servers (decision
 * 100).
 */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import type { TestClient } from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { replyAddress } from './addresses.ts';
import { field, startInbound, SUPPORT, type Sending } from './testing-inbound.ts';

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

const answer = (id: string, text: string) =>
  clerk.call(officeCalls.answerTicket, { params: { id }, body: { id: randomUUID(), text } });

describe('a conversation', () => {
  test('goes back and forth by e-mail, and mail programs can group it', async () => {
    const from = inbound.someone();
    await inbound.sendAndWait({ from, messageId: '<first@visitor.example>' });
    const ticket = await inbound.onlyTicketOf(from);
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
    const after = await inbound.onlyTicketOf(from);
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
    const { email } = await inbound.member();
    await inbound.sendAndWait({ from: email, isSigned: true });
    const ticket = await inbound.onlyTicketOf(email);
    const rcpt = replyAddress(inbound.app.deps, ticket.number) ?? '';
    const work = inbound.someone();
    await inbound.sendAndWait({ from: work, rcpt, text: 'I write from work.' });
    const { messages } = await inbound.onlyTicketOf(email);
    expect(messages.at(-1)).toMatchObject({
      text: 'I write from work.',
      quoted: `From: ${work}`,
    });
    expect(await inbound.ticketsOf(work)).toEqual([]);
  });

  test.each([
    ['continues by References of the same unverified sender', undefined, 1],
    ['does not continue by References of somebody else', 'eve@attacker.example', 2],
  ])('%s', async (_, other, tickets) => {
    const from = inbound.someone();
    await inbound.sendAndWait({ from });
    const ticket = await inbound.onlyTicketOf(from);
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

  test('of a verified requester does not continue by References of a spoofed e-mail', async () => {
    const { email } = await inbound.member();
    await inbound.sendAndWait({ from: email, isSigned: true });
    const confirmation = field(await inbound.emailTo(email, /auto-replied/), 'Message-ID');
    const headers = [`In-Reply-To: ${confirmation}`];
    await inbound.sendAndWait({ from: email, headers });
    await inbound.sendAndWait({ from: email, headers, isSigned: true, text: 'Really me.' });
    const [own, spoofed] = await inbound.ticketsOf(email);
    expect(own?.messages.at(-1)?.text).toBe('Really me.');
    expect([own?.messages.length, spoofed?.member_id]).toEqual([2, null]);
  });

  test('that ended long ago becomes a new ticket that names the old one', async () => {
    const from = inbound.someone();
    await inbound.sendAndWait({ from });
    const old = await inbound.onlyTicketOf(from);
    await inbound.app.deps.database.owner.query(
      "update support_tickets set state = 'closed', closed_at = $2, last_at = $2, waiting_since = null where id = $1",
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
    const from = sending.from ?? inbound.someone();
    const mailFrom = inbound.someone();
    await inbound.sendAndWait({ ...sending, from, mailFrom });
    expect(await inbound.outcomesOf(mailFrom)).toEqual([outcome]);
    expect(await inbound.ticketsOf(from)).toEqual([]);
    expect(await inbound.recipients()).not.toContain(from);
  });

  test('an e-mail without a sender is ignored', async () => {
    const from = inbound.someone();
    await inbound.sendAndWait({ from, mailFrom: '' });
    expect(await inbound.ticketsOf(from)).toEqual([]);
  });

  test('a program that answers our confirmation starts no loop', async () => {
    const from = inbound.someone();
    await inbound.sendAndWait({ from });
    const ticket = await inbound.onlyTicketOf(from);
    const rcpt = replyAddress(inbound.app.deps, ticket.number) ?? '';
    // Simulate a program whose e-mails are not marked as automatic replies. These e-mails must not trigger another
    // confirmation.
    for (let round = 0; round < 5; round += 1)
      await inbound.sendAndWait({ from, rcpt, text: `We have received your e-mail ${round}.` });
    expect((await inbound.recipients()).filter((to) => to === from)).toHaveLength(1);
  });

  test('more than twenty e-mails in an hour are ignored', { timeout: 120_000 }, async () => {
    const from = inbound.someone();
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
