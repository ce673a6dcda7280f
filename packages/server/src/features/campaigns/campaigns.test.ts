/**
 * Tests that a member can claim a campaign's item only once, and only within the campaign's dates and stock, even if
 * multiple members request the last item at the same time (decisions §11).
 */
import * as bagCalls from '@wl/contract/bag';
import * as calls from '@wl/contract/campaigns';
import type { NewPlayer } from '@wl/contract/members';
import * as officeCalls from '@wl/contract/office/campaigns';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { hashOfTerms } from '../bag/index.ts';
import { launchItem } from '../bag/testing-bag.ts';
import {
  codeSentTo,
  emailsTo,
  registered,
  somebody,
  type Registered,
} from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

const START = '2026-03-02T12:00:00Z';
const DAY_MS = 86_400_000;
const clock = testClock(START);
let app: TestApp;
let mara: Awaited<ReturnType<typeof makeClerk>>;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    config: { sessions: longSessions },
  });
  mara = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

const newcomer = (change: Partial<NewPlayer> = {}, options = {}) =>
  registered(app, somebody(change), options);

let count = 0;
const words = (title: string) =>
  Object.fromEntries(
    languages.map((language) => [language, { title: `${title} ${language}`, text: 'Come along.' }]),
  );

function newCampaign(change: Record<string, unknown> = {}) {
  count += 1;
  return {
    slug: `spring-${count}`,
    city: 'paris',
    item: 'free-spins-20',
    texts: words('Spring'),
    audience: 'all',
    opens_at: '2026-03-01T00:00:00.000Z',
    closes_at: '2026-04-01T00:00:00.000Z',
    stock: null,
    ...change,
  };
}

/**
 * Changes the state of a campaign.
 * @param version version that the clerk has seen; by default, the campaign's current version
 */
async function turn(id: string, state: 'live' | 'stopped', version?: number) {
  const seen =
    version ?? (await mara.call(officeCalls.campaignFile, { params: { id } })).body.data.version;
  return mara.call(officeCalls.switchCampaign, {
    params: { id },
    body: { state, version: seen, reason: 'As planned' },
  });
}

async function live(change: Record<string, unknown> = {}): Promise<officeCalls.CampaignFile> {
  const made = await mara.call(officeCalls.makeCampaign, { body: newCampaign(change) });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return (await turn(made.body.data.id, 'live')).body.data;
}

const grab = (member: Registered, { id, slug }: { id: string; slug: string }) =>
  member.client.call(calls.grabBonus, { params: { slug }, body: { id } });
const bagOf = async (member: Registered) =>
  (await member.client.call(bagCalls.myTravelBag)).body.data.items as bagCalls.BagItem[];
const throwAway = (member: Registered, id: string) =>
  member.client.call(bagCalls.deleteItem, { params: { id }, query: { shown: 'in_bag' } });
const page = (slug: string, client = app.client()) =>
  client.call(calls.campaign, { params: { slug } });

test('four concurrent requests to stop a campaign stop it and log the change once', async () => {
  const { id } = await live();
  const replies = await Promise.all(Array.from({ length: 4 }, () => turn(id, 'stopped')));
  expect(replies.map(({ body }) => body.data.state)).toEqual(Array(4).fill('stopped'));
  const { rows } = await app.deps.database.owner.query(
    `select before->>'state' as before, after->>'state' as after from staff_audit
     where action = 'campaigns.switch' and subject = $1 order by id`,
    [`campaign:${id}`],
  );
  expect(rows.slice(1)).toEqual([{ before: 'live', after: 'stopped' }]);
});

test('a campaign cannot be set live from a version before a colleague stopped it', async () => {
  const made = await mara.call(officeCalls.makeCampaign, { body: newCampaign() });
  const { id, version } = made.body.data;
  await turn(id, 'live');
  await turn(id, 'stopped');
  const late = await turn(id, 'live', version);
  expect(late.body.code).toBe('campaigns.changed');
  const file = await mara.call(officeCalls.campaignFile, { params: { id } });
  expect(file.body.data.state).toBe('stopped');
  // A call with an outdated version can stop a campaign. A call to start it with an outdated version is rejected,
  // unless the campaign is already live and the call changes nothing.
  await turn(id, 'live');
  expect((await turn(id, 'live', version)).status).toBe(200);
  expect((await turn(id, 'stopped', version)).body.data.state).toBe('stopped');
});

describe('one campaign item per person', () => {
  const alter = { first_name: 'Ada', last_name: 'Twice' };
  const codesOf = (replies: { status: number; body: { code?: string } }[]) =>
    replies.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort();

  test('only one of two accounts with the same name and birth date gets the item, even concurrently', async () => {
    const campaign = await live({ stock: 10 });
    const accounts = [await newcomer(alter), await newcomer(alter)];
    const replies = await Promise.all(accounts.map((account) => grab(account, campaign)));
    expect(codesOf(replies)).toEqual(['campaigns.taken_by_person', 'ok']);
    const bags = await Promise.all(accounts.map(bagOf));
    expect(bags.flat()).toHaveLength(1);
    // The file shows one claim (`grabs`), because the server rolled back the rejected request's transaction.
    const file = await mara.call(officeCalls.campaignFile, { params: { id: campaign.id } });
    expect(file.body.data).toMatchObject({ stock: 10, grabs: 1 });
    // A repeated request from the account that received the item must succeed.
    const [first] = await Promise.all(
      accounts.filter((_, at) => bags[at]?.length === 1).map((account) => grab(account, campaign)),
    );
    expect(first?.status).toBe(200);
  });

  test('a second account from the same browser cannot take the item, but can take another campaign’s', async () => {
    const campaign = await live();
    const first = await newcomer();
    expect((await grab(first, campaign)).status).toBe(200);
    const { client } = first;
    client.token = undefined;
    const other = somebody();
    const made = await client.post('/api/new-player', other);
    expect(made.status).toBe(200);
    client.token = (made.body as { data: { auth_token: string } }).data.auth_token;
    const code = await codeSentTo(app, other.email);
    expect((await client.post('/api/auth/confirm-email', { code })).status).toBe(200);
    const reply = await client.call(calls.grabBonus, {
      params: { slug: campaign.slug },
      body: { id: campaign.id },
    });
    expect(reply.body.code).toBe('campaigns.taken_by_person');
    // The same person can still claim another campaign's item.
    const next = await live();
    const taken = { params: { slug: next.slug }, body: { id: next.id } };
    expect((await client.call(calls.grabBonus, taken)).status).toBe(200);
  });

  test('two different people at the same postal address both get the item', async () => {
    const campaign = await live();
    const home = { address1: '12 Common Stairs', post_code: '94110' };
    for (const first_name of ['Mona', 'Noah'])
      expect((await grab(await newcomer({ ...home, first_name }), campaign)).status).toBe(200);
  });
});

describe('taking a campaign item', () => {
  test('puts it into the bag with the terms fixed when the campaign was created', async () => {
    const campaign = await live();
    const member = await newcomer();
    expect((await grab(member, campaign)).status).toBe(200);
    const [item] = await bagOf(member);
    expect(item).toMatchObject({ source: 'campaign', state: 'in_bag', kind: 'free_spins' });
    expect(item?.terms_hash).toBe(campaign.terms_hash);
    expect(campaign.terms).toEqual(launchItem('free-spins-20').terms);
  });

  test('gives each member one item, even with concurrent requests or after deleting it', async () => {
    const campaign = await live();
    const member = await newcomer();
    const replies = await Promise.all(Array.from({ length: 5 }, () => grab(member, campaign)));
    expect(new Set(replies.map(({ body }) => body.data?.item_id)).size).toBe(1);
    expect(await bagOf(member)).toHaveLength(1);
    const seen = await page(campaign.slug, member.client);
    expect(seen.body.data.mine).toEqual({ taken: true, welcome: true });
    // A duplicate request does not grant a second item, even after the first item has been deleted.
    const [item] = await bagOf(member);
    await throwAway(member, item?.id ?? '');
    await grab(member, campaign);
    expect(await bagOf(member)).toEqual([]);
  });

  test('gives the last two items to two of six concurrent members', async () => {
    const campaign = await live({ stock: 2 });
    const members = await Promise.all(Array.from({ length: 6 }, () => newcomer()));
    const replies = await Promise.all(members.map((member) => grab(member, campaign)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ body }) => body.code === 'campaigns.none_left').length).toBe(4);
    const bags = await Promise.all(members.map(bagOf));
    expect(bags.flat()).toHaveLength(2);
    expect((await page(campaign.slug)).body.data).toMatchObject({ left: 0, status: 'none_left' });
  });

  test('is rejected before the start, after the end and once stopped; items already taken stay', async () => {
    const campaign = await live();
    const early = await newcomer();
    await grab(early, campaign);
    const late = await newcomer();
    clock.set('2026-02-28T23:59:59Z');
    expect((await page(campaign.slug)).body.data.status).toBe('soon');
    expect((await grab(late, campaign)).body.code).toBe('campaigns.not_open');
    clock.set('2026-04-01T00:00:00Z');
    expect((await page(campaign.slug)).body.data.status).toBe('over');
    expect((await grab(late, campaign)).body.code).toBe('campaigns.not_open');
    clock.set(START);
    await turn(campaign.id, 'stopped');
    expect((await grab(late, campaign)).body.code).toBe('campaigns.not_open');
    expect(await bagOf(early)).toHaveLength(1);
  });

  test('of a campaign for new members is rejected seven days after registration', async () => {
    const campaign = await live({ audience: 'new' });
    const member = await newcomer();
    clock.advance(7 * DAY_MS);
    expect((await page(campaign.slug, member.client)).body.data.mine.welcome).toBe(false);
    expect((await grab(member, campaign)).body.code).toBe('campaigns.new_members_only');
    clock.advance(-1);
    expect((await grab(member, campaign)).status).toBe(200);
  });

  test('is rejected with the specified message when the bag is full, and leaves the stock unchanged', async () => {
    const member = await newcomer();
    for (const _ of [1, 2]) expect((await grab(member, await live())).status).toBe(200);
    const third = await live({ stock: 1 });
    const reply = await grab(member, third);
    expect([reply.body.code, reply.body.message]).toEqual([
      'bag.full',
      'Your Travel Bag is full please activate or delete items to make your purchase.',
    ]);
    const [item] = await bagOf(member);
    await throwAway(member, item?.id ?? '');
    expect((await grab(member, third)).status).toBe(200);
  });

  test('requires a confirmed e-mail address, the campaign’s own id and no active break', async () => {
    const [campaign, other] = [await live(), await live()];
    const unconfirmed = await newcomer({}, { confirmed: false });
    expect((await grab(unconfirmed, campaign)).body.code).toBe('member.email_unverified');
    const member = await newcomer();
    expect((await grab(member, { slug: campaign.slug, id: other.id })).status).toBe(404);
    await member.client.post('/api/exclusions', { length: '1h' });
    expect((await grab(member, campaign)).status).toBe(423);
    expect(await bagOf(member)).toEqual([]);
  });
});

describe('the campaign back office', () => {
  test('creates, edits and counts a campaign; visitors cannot see a draft', async () => {
    const body = newCampaign({ stock: 5 });
    const made = (await mara.call(officeCalls.makeCampaign, { body })).body
      .data as officeCalls.CampaignFile;
    expect((await page(made.slug)).status).toBe(404);
    expect((await mara.call(officeCalls.makeCampaign, { body })).body.code).toBe(
      'campaigns.slug_taken',
    );
    expect(
      (await mara.call(officeCalls.makeCampaign, { body: newCampaign({ item: 'no-such' }) })).body
        .code,
    ).toBe('market.item_unknown');
    await turn(made.id, 'live');
    const { slug: _, item: __, ...details } = body;
    const change = { ...details, city: 'tokyo', stock: 9, version: 2, reason: 'More of them' };
    const changed = await mara.call(officeCalls.changeCampaign, {
      params: { id: made.id },
      body: change,
    });
    expect(changed.body.data).toMatchObject({ city: 'tokyo', stock: 9, version: 3 });
    expect(
      (await mara.call(officeCalls.changeCampaign, { params: { id: made.id }, body: change })).body
        .code,
    ).toBe('campaigns.changed');

    for (const visitor of [app.client(), app.client()])
      await visitor.call(calls.countCampaignView, { params: { slug: made.slug } });
    const member = await newcomer();
    await grab(member, made);
    const [item] = await bagOf(member);
    await member.client.call(bagCalls.activateItem, { params: { id: item?.id ?? '' } });
    await app.deps.events.drain();
    await app.deps.events.drain();
    const lines = (await mara.call(officeCalls.campaigns)).body.data as officeCalls.CampaignLine[];
    expect(lines.find(({ id }) => id === made.id)).toMatchObject({
      views: 2,
      grabs: 1,
      activated: 1,
    });
  });

  test('reserves a gift that only the named member can open and take, once', async () => {
    const campaign = await live({ closes_at: '2026-03-03T00:00:00.000Z' });
    const [ann, ben] = [await newcomer(), await newcomer()];
    const give = (member: string) =>
      mara.call(officeCalls.giveGift, {
        params: { id: campaign.id },
        body: { member, reason: 'Waited long for an answer' },
      });
    const given = await give(ann.player.email.toUpperCase());
    const { id } = given.body.data.gifts[0];
    expect((await give(ann.player.email)).body.code).toBe('campaigns.gift_given');
    expect((await give('nobody@mail.example')).body.code).toBe('staff.member_unknown');
    expect((await ben.client.call(calls.gift, { params: { id } })).status).toBe(404);
    expect((await ben.client.call(calls.grabGift, { params: { id } })).status).toBe(404);
    // The gift can still be claimed after the campaign has ended.
    clock.advance(29 * DAY_MS);
    const taken = await Promise.all(
      [1, 2, 3].map(() => ann.client.call(calls.grabGift, { params: { id } })),
    );
    expect(new Set(taken.map(({ body }) => body.data?.item_id)).size).toBe(1);
    expect(await bagOf(ann)).toHaveLength(1);
    expect((await ann.client.call(calls.gift, { params: { id } })).body.data.status).toBe('taken');
  });

  test('expires a gift after thirty days, and rejects gifts of items that cost too much', async () => {
    const campaign = await live();
    const member = await newcomer();
    const body = { member: member.player.email, reason: 'A welcome back' };
    const { id } = (await mara.call(officeCalls.giveGift, { params: { id: campaign.id }, body }))
      .body.data.gifts[0];
    clock.advance(30 * DAY_MS);
    expect((await member.client.call(calls.grabGift, { params: { id } })).body.code).toBe(
      'campaigns.not_open',
    );
    clock.set(START);
    const large = await live({ item: 'deposit-bonus-100' });
    expect(
      (await mara.call(officeCalls.giveGift, { params: { id: large.id }, body })).body.code,
    ).toBe('campaigns.gift_too_large');
  });
});

test('a stopped campaign rejects gifts without storing a gift event, and accepts them once live again', async () => {
  const campaign = await live();
  const member = await newcomer();
  const give = () =>
    mara.call(officeCalls.giveGift, {
      params: { id: campaign.id },
      body: { member: member.player.email, reason: 'A welcome back' },
    });
  await turn(campaign.id, 'stopped');
  const refused = await give();
  expect([refused.status, refused.body.code]).toEqual([409, 'campaigns.not_open']);
  const { rows } = await app.deps.database.owner.query(
    `select 1 from events where member_id = $1 and type = 'campaigns.gift_laid_aside'`,
    [member.id],
  );
  expect(rows).toEqual([]);
  await turn(campaign.id, 'live');
  expect((await give()).body.data.gifts).toHaveLength(1);
});

describe('the e-mails of a campaign', () => {
  const emails = (id: string) =>
    mara.call(officeCalls.emailCampaign, { params: { id }, body: { reason: 'Spring begins' } });
  const offersTo = async ({ player }: Registered, title: string) =>
    (await emailsTo(app, player.email)).filter(({ subject }) => subject.startsWith(title));

  test('are sent once, in the member’s language, to members who accept offers and are not excluded', async () => {
    const [willing, unwilling, away] = [
      await newcomer({ language: 'fr' }),
      await newcomer({ offer_from: false }),
      await newcomer(),
    ];
    await away.client.post('/api/exclusions', { length: '24h' });
    const campaign = await live({ texts: words('Letter') });
    const begun = await emails(campaign.id);
    expect(begun.body.data.emails).toMatchObject({ state: 'sending', done: 0 });
    expect((await emails(campaign.id)).body.code).toBe('campaigns.mail_sent');
    // Run two workers at the same time and a third one afterwards, to check that no e-mail is sent twice.
    const work = () => app.deps.jobs.runNow('campaigns.mail', { campaignId: campaign.id });
    await Promise.all([work(), work()]);
    await work();
    const [received, ...more] = await offersTo(willing, 'Letter');
    expect([received?.subject, more.length]).toEqual(['Letter fr', 0]);
    expect(received?.text).toContain(`/campaign/${campaign.slug}`);
    for (const member of [unwilling, away]) expect(await offersTo(member, 'Letter')).toEqual([]);
    const { body } = await mara.call(officeCalls.campaignFile, { params: { id: campaign.id } });
    expect(body.data.emails.state).toBe('done');
    expect(body.data.emails.done).toBe(body.data.emails.total);
    expect(body.data.emails.sent).toBeLessThan(body.data.emails.total);
  });

  test('skip residents of a country whose rules reject the item, who cannot get it as a gift either', async () => {
    const [here, strict] = [await newcomer(), await newcomer()];
    await app.deps.database.owner.query(`update members set country = 'DE' where id = $1`, [
      strict.id,
    ]);
    const campaign = await live({ texts: words('Far') });
    await emails(campaign.id);
    await app.deps.jobs.runNow('campaigns.mail', { campaignId: campaign.id });
    expect(await offersTo(here, 'Far')).toHaveLength(1);
    expect(await offersTo(strict, 'Far')).toEqual([]);
    const give = (member: Registered) =>
      mara.call(officeCalls.giveGift, {
        params: { id: campaign.id },
        body: { member: member.player.email, reason: 'A welcome back' },
      });
    expect((await give(strict)).body.code).toBe('bag.wagering_too_high');
    expect((await give(here)).status).toBe(200);
  });

  test('are no longer sent once the campaign is stopped', async () => {
    const member = await newcomer();
    const campaign = await live({ texts: words('Halted') });
    await emails(campaign.id);
    await turn(campaign.id, 'stopped');
    await app.deps.jobs.runNow('campaigns.mail', { campaignId: campaign.id });
    expect(await offersTo(member, 'Halted')).toEqual([]);
    const { body } = await mara.call(officeCalls.campaignFile, { params: { id: campaign.id } });
    expect(body.data.emails.state).toBe('stopped');
    expect((await emails(campaign.id)).body.code).toBe('campaigns.not_open');
  });
});

test('the built-in campaign is open to new members and shows the hash of its own terms', async () => {
  const { body } = await page('wonderful-casino');
  expect(body.data).toMatchObject({ status: 'open', audience: 'new', mine: null });
  expect(body.data.terms).toMatchObject({ kind: 'free_spins', spins: 10, game: 'neon-shibuya' });
  expect(body.data.terms_hash).toBe(hashOfTerms(body.data.terms));
});
