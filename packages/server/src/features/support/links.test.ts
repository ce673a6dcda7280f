/** Tests links from support tickets to rounds and payments, over HTTP. */
import { randomUUID } from 'node:crypto';
import type { TicketLink } from '@wl/contract/office/support';
import { TICKET_MAX_LINKS } from '@wl/world/casino/support';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { signInPlayer } from '../play/testing-players.ts';
import { readNumber } from './links/number-rules.ts';
import { actionsOf, caseOf, change, codeOf, opened } from './testing-tickets.ts';

let app: TestApp;
let clerk: TestClient;
let player: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  clerk = await makeClerk(app, ['support']);
});
afterAll(() => app.close());
beforeEach(async () => {
  player = await signInPlayer(app, { cashCents: 10_000 });
});

const GAME = 'neon-shibuya';
const UNKNOWN = [404, 'ticket.link_unknown'];

async function playRound(who: TestClient): Promise<string> {
  const body = { id: randomUUID(), game: GAME, bet: { stakeCents: 100 } };
  const reply = await who.post('/api/play/rounds', body);
  expect(reply.status).toBe(200);
  return body.id;
}

/** Stores a top-up for the member who owns the ticket. Returns the top-up's id. */
async function storeTopUp(ticket: string, id: string = uuidv7()): Promise<string> {
  await app.deps.database.owner.query(
    `insert into wallet_top_ups (id, member_id, key, amount_cents, currency, kind, provider, state, created_at, updated_at)
     select $1, member_id, gen_random_uuid(), 2500, 'USD', 'card', 'harbour', 'started', now(), now() from support_tickets where id = $2`,
    [id, ticket],
  );
  return id;
}

const link = (ticket: string, number: string) => change(clerk, ticket, 'links', { number });

describe('a link', () => {
  test('is found by each number that members see, and is stored once', async () => {
    const { id } = await opened(app, player);
    const round = await playRound(player);
    const payment = await storeTopUp(id);
    const short = `${round.slice(0, 4)}·${round.slice(-4)}`.toUpperCase();
    for (const number of [round, round.slice(-12), short, ` #${round.toUpperCase()} `])
      expect((await link(id, number)).status, number).toBe(200);
    const linked = await link(id, payment.slice(-12));
    const links = linked.body.data.links as TicketLink[];
    expect(links).toHaveLength(2);
    expect(links.find(({ kind }) => kind === 'round')).toMatchObject({
      id: round,
      number: round.slice(-12),
      amount_cents: 100,
      title: 'Neon Shibuya',
    });
    expect(links.find(({ kind }) => kind === 'payment')).toMatchObject({
      id: payment,
      number: payment.slice(-12),
      amount_cents: 2500,
    });
    expect(await actionsOf(app, id)).toEqual(['support.link', 'support.link']);
  });

  test('is removed once', async () => {
    const { id } = await opened(app, player);
    const round = await playRound(player);
    await link(id, round);
    const remove = () => clerk.request('DELETE', `/api/staff/support/tickets/${id}/links/${round}`);
    expect((await remove()).body.data.links).toEqual([]);
    expect((await remove()).status).toBe(200);
    expect(await actionsOf(app, id)).toEqual(['support.link', 'support.unlink']);
  });

  test('is stored with a new ticket that names a round of its member, and only then', async () => {
    const round = await playRound(player);
    const outsider = await signInPlayer(app, {});
    const linksOf = async (who: TestClient, about: string) =>
      (await caseOf(clerk, (await opened(app, who, { about })).id)).links;
    expect(await linksOf(player, round.slice(-12))).toMatchObject([{ id: round }]);
    expect(await linksOf(player, 'my last spin')).toEqual([]);
    expect(await linksOf(outsider, round)).toEqual([]);
    expect(await linksOf(app.client(), round)).toEqual([]);
  });

  test('is refused to another member’s round or payment, and for visitors', async () => {
    const outsider = await signInPlayer(app, { cashCents: 10_000 });
    const theirs = await opened(app, outsider);
    const round = await playRound(outsider);
    const payment = await storeTopUp(theirs.id);
    const { id } = await opened(app, player);
    const visitor = await opened(app, app.client());
    for (const number of [round, round.slice(-12), payment, payment.slice(-12), randomUUID(), '%'])
      expect(codeOf(await link(id, number)), number).toEqual(UNKNOWN);
    expect(codeOf(await link(visitor.id, round))).toEqual(UNKNOWN);
  });

  test('is refused if its digits fit two payments', async () => {
    const { id } = await opened(app, player);
    const ends = '9f3c';
    const starts = `0190${randomUUID().slice(4, 8)}-0000-7000-8000-`;
    const payments = [`${starts}11111111${ends}`, `${starts}22222222${ends}`];
    await storeTopUp(id, payments[0]);
    expect((await link(id, `0190-${ends}`)).status).toBe(200);
    await storeTopUp(id, payments[1]);
    expect(codeOf(await link(id, `0190·${ends}`))).toEqual(UNKNOWN);
    expect((await link(id, payments[1] ?? '')).status).toBe(200);
  });

  test('is refused after the maximum, even for simultaneous requests', async () => {
    const { id } = await opened(app, player);
    const payments = await Promise.all(
      Array.from({ length: TICKET_MAX_LINKS + 2 }, () => storeTopUp(id)),
    );
    const replies = await Promise.all(payments.map((payment) => link(id, payment)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(TICKET_MAX_LINKS);
    expect(replies.filter(({ body }) => body.code === 'ticket.too_many_links')).toHaveLength(2);
  });

  test('follows its ticket when that is merged', async () => {
    const [a, b] = [await opened(app, player), await opened(app, player)];
    const rounds = [await playRound(player), await playRound(player)];
    for (const round of rounds) await link(a.id, round);
    await link(b.id, rounds[0] ?? '');
    const merged = await change(clerk, a.id, 'merge', { into: b.number });
    expect(new Set((merged.body.data.links as TicketLink[]).map((one) => one.id))).toEqual(
      new Set(rounds),
    );
  });
});

test.each([
  ['0190f1c2-1111-7222-8333-444455556666', { id: '0190f1c2-1111-7222-8333-444455556666' }],
  ['#444455556666', { start: '', end: '444455556666' }],
  ['0190·6666', { start: '0190', end: '6666' }],
  ['AB12 CD34', { start: 'ab12', end: 'cd34' }],
  ['R-1', undefined],
  ['12345', undefined],
  ['__________%%', undefined],
  ['', undefined],
])('the number in %j is read', (text, number) => {
  expect(readNumber(text)).toEqual(number);
});
