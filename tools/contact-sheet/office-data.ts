/**
 * Creates real cases for the back-office screenshots: members register, top up, play and request cash-outs through the
 * API. Also adds data that a new casino lacks: differences from the provider's statement and a history of several days.
 */
import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as members from '@wl/contract/members';
import * as bag from '@wl/contract/office/bag';
import * as reconciliation from '@wl/contract/office/wallet-reconciliation';
import * as play from '@wl/contract/play';
import * as staff from '@wl/contract/office/wallet';
import * as cashOuts from '@wl/contract/wallet-cash-outs';
import * as topUps from '@wl/contract/wallet-top-ups';
import pg from 'pg';
import { ownCardNumber } from '../../e2e/support/card.ts';
import { billPicture, passportPicture } from '../../e2e/support/documents.ts';
import { openClient, type Caller } from '../faults/client.ts';
import {
  methodOf,
  payByCard,
  sendDocument,
  signInClerk,
  until,
  verify,
  type Person,
} from '../faults/people.ts';

const people = [
  ['Ada', 'Yıldız', 'TR', 'İzmir', '35220', '+90 232 555 0143'],
  ['Lucía', 'Fernández', 'ES', 'Madrid', '28013', '+34 612 345 678'],
  ['Kenji', 'Watanabe', 'JP', 'Tokyo', '150-0001', '+81 90 1234 5678'],
  ['Noelani', 'Kahale', 'US', 'Honolulu', '96813', '+1 808 555 0143'],
  ['Beatriz', 'Carvalho', 'BR', 'Rio de Janeiro', '20040-020', '+55 21 99876 5432'],
  ['Théo', 'Marchand', 'CA', 'Québec', 'G1R 4P5', '+1 418 555 0143'],
  ['Isla', 'Whitfield', 'NZ', 'Auckland', '1010', '+64 21 555 014'],
  ['Paulo', 'Meireles', 'PT', 'Porto', '4000-322', '+351 912 345 678'],
] as const;

/** Card that accepts payments but no payouts (payment-sandbox/src/cards.ts). */
const CARD_REFUSING_PAYOUTS = '4000000000006660';

/**
 * Registers a member and confirms the e-mail address.
 * @param number selects one of eight sets of personal details (modulo eight)
 */
export async function join(port: number, number: number): Promise<Person> {
  const [first, last, country, city, postCode, phone] = people[number % people.length] ?? people[0];
  const caller = openClient(port, `10.3.${String(randomInt(256))}.${String(number + 1)}`);
  const email = `desk${String(number)}.${randomUUID().slice(0, 6)}@mail.example`;
  // Choose a random date of birth, because a second account with the same name and date of birth would be rejected.
  const day = String(randomInt(1, 29)).padStart(2, '0');
  const month = String(randomInt(1, 13)).padStart(2, '0');
  const year = String(randomInt(1950, 2000));
  const { data } = await caller.request(members.registerMember, {
    body: {
      email,
      phone,
      password: 'Harbour7!Lantern',
      dob: `${day}/${month}/${year}`,
      dobYear: year,
      dobMonth: month,
      dobDay: day,
      first_name: first,
      last_name: last,
      nationality: country,
      address1: `${String(number + 1)} Harbour Street`,
      address2: '',
      post_code: postCode,
      gender: 'female',
      city,
      country,
      term_and_condition: true,
      offer_from: true,
      language: 'en',
      affiliate_token: null,
      acquire_travel_bags_id: 'pouch',
      updated_at: null,
    },
  });
  caller.token = data.auth_token;
  const code = await until(`mail to ${email}`, async () => {
    const answer = await caller.send(`${caller.base}/dev/mailbox.json?to=${email}`);
    const { data: emails } = (await answer.json()) as { data: { text: string }[] };
    return /\b(\d{6})\b/.exec(emails[0]?.text ?? '')?.[1];
  });
  await caller.request(members.confirmEmail, { body: { code } });
  return { id: data.player.id, name: first, caller };
}

/** Tops up by card and waits until the money is credited. */
export async function topUp({ caller }: Person, amountCents: number, card: string): Promise<void> {
  const { data } = await caller.request(topUps.startTopUp, {
    body: { key: randomUUID(), amount_cents: amountCents, kind: 'card' },
  });
  await payByCard(data.redirect_url, card);
  await until('a credited top-up', async () => {
    const state = await caller.request(topUps.topUpState, { params: { id: data.id } });
    return state.data.step === 'credited' ? true : undefined;
  });
}

/** Plays `rounds` rounds of the Neon Shibuya slot. */
async function spin({ caller }: Person, rounds: number, stakeCents: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await caller.request(play.placeBet, {
      body: { id: randomUUID(), game: 'neon-shibuya', bet: { stakeCents } },
    });
}

/** Requests a cash-out to the most recently used card, and returns the id of the cash-out. */
export async function cashOut(person: Person, amountCents: number): Promise<string> {
  const method_id = await until('a method', () => methodOf(person));
  const { data } = await person.caller.request(cashOuts.requestCashOut, {
    body: { key: randomUUID(), amount_cents: amountCents, method_id },
  });
  return data.id;
}

function ownerOf(dataDir: string): pg.Pool {
  const folder = path.join(dataDir, 'pg');
  const port = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  const password = fs.readFileSync(`${folder}.password`, 'utf8').trim();
  return new pg.Pool({
    connectionString: `postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`,
    max: 1,
  });
}

/** Backdates the cash-outs, so that their waiting times look realistic. Also adds a 60-day history of liabilities. */
async function giveAPast(owner: pg.Pool, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await owner.query(
      `update wallet_cash_outs set created_at = created_at - make_interval(mins => $2) where id = $1`,
      [id, [22, 19, 11, 7, 3, 1, 0.2][index % 7]! * 60],
    );
  await owner.query(
    `insert into ledger_liability_days
     select d::date, d + interval '1 day', 900000 + n * 14000 + (sin(n / 4.0) * 60000)::int, 120000 + (cos(n / 6.0) * 40000)::int,
       8000 + (n % 5) * 900, 60000 + (n % 7) * 9000, 40000 + n * 500, 80 + n * 3, 300000 + n * 9000, -150000 - n * 1200, 0,
       -20000, 1218000 + n * 21800
     from generate_series(1, 60) n, lateral (select current_date - (61 - n) * interval '1 day') t(d)
     on conflict do nothing`,
  );
}

/** Edits the payment provider's own database file. Works only with the sandbox provider. */
function atProvider(dataDir: string, change: (store: DatabaseSync) => void): void {
  const store = new DatabaseSync(path.join(dataDir, 'payment-sandbox.sqlite'));
  store.exec('pragma busy_timeout = 5000');
  change(store);
  store.close();
}

/** Adds a payment that exists only in the provider's database. */
export function plantPayment(dataDir: string, reference: string, amountCents: number): void {
  atProvider(dataDir, (store) => {
    store
      .prepare(
        `insert into statement (at_ms, type, subject, reference, amount, currency) values (?, 'payment', 'pay_7f3a', ?, ?, 'USD')`,
      )
      .run(Date.now(), reference, amountCents);
  });
}

/**
 * Creates three differences between the provider's statement and the ledger: a missing line, a line unknown to the
 * casino, and a line with a wrong amount.
 */
function plantDifferences(dataDir: string): void {
  plantPayment(dataDir, 'INV-20418', 12_500);
  atProvider(dataDir, (store) => {
    const rows = store
      .prepare(
        `select id from statement where type = 'payment' and reference <> 'INV-20418' order by id`,
      )
      .all() as { id: number }[];
    store.prepare('delete from statement where id = ?').run(rows[0]?.id ?? 0);
    store.prepare('update statement set amount = amount - 100 where id = ?').run(rows[1]?.id ?? 0);
  });
}

async function compareDays(clerk: Caller, days: number): Promise<void> {
  for (let back = days; back >= 0; back -= 1) {
    const day = new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    await clerk.request(reconciliation.reconcileDay, { body: { day } });
  }
  await until('compared days', async () => {
    const { data } = await clerk.request(reconciliation.reconciliation, {});
    return data.days.length > days ? true : undefined;
  });
}

/** Fills the document queue with identity cards and utility bills from verified members. */
async function fillDocumentQueue(members: readonly Person[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const [index, member] of members.slice(0, 5).entries()) {
    const paper = await passportPicture(member.name, '14 MAR 1994');
    if (index % 2 === 0) await sendDocument(member, { kind: 'identity', type: 'id_card' }, paper);
    else
      await sendDocument(
        member,
        { kind: 'address', type: 'utility_bill', issued_on: today },
        await billPicture(member.name, '4 Harbour Street'),
      );
  }
}

/** Requests item grants for members. The requests then wait for approval by a second clerk. */
async function askForGrants(clerk: Caller, members: readonly Person[]): Promise<void> {
  const reasons = [
    'Promised on the telephone: the wheel hung for an hour on Saturday',
    'Birthday of a member of the first day',
  ];
  for (const [index, reason] of reasons.entries())
    await clerk.request(bag.grantItem, {
      params: { id: members[index]?.id ?? '' },
      body: { key: randomUUID(), slug: 'deposit-bonus-100', reason },
    });
}

/** Fills the back office of the casino on `port` with example data. `dataDir` is the casino's data folder. */
export async function furnishOffice(port: number, dataDir: string): Promise<void> {
  const passport = await signInClerk(port, 'passport');
  const [paul, petra] = [
    await signInClerk(port, 'payments1'),
    await signInClerk(port, 'payments2'),
  ];
  const all: Person[] = [];
  for (let number = 0; number < people.length; number += 1) all.push(await join(port, number));
  await verify(passport, all);
  await fillDocumentQueue(all);
  await askForGrants(await signInClerk(port, 'support'), all);
  const shared = ownCardNumber();
  const amounts = [120_000, 34_000, 18_500, 60_000, 5_000, 145_000, 25_000, 9_000];
  const ids: string[] = [];
  for (const [index, person] of all.entries()) {
    const card =
      index === 2 || index === 3 ? shared : index === 7 ? CARD_REFUSING_PAYOUTS : ownCardNumber();
    await topUp(person, Math.min(200_000, (amounts[index] ?? 0) + 40_000), card);
    await spin(person, 12, 200);
    ids.push(await cashOut(person, amounts[index] ?? 5_000));
  }
  const at = (index: number) => ({ params: { id: ids[index] ?? '' } });
  await petra.request(staff.approveCashOut, at(7));
  await petra.request(staff.approveCashOut, at(6));
  await petra.request(staff.rejectCashOut, {
    ...at(4),
    body: { reason: 'The name does not match the account' },
  });
  await petra.request(staff.claimCashOut, at(1));
  await petra.request(staff.approveCashOut, at(5));
  await paul.request(staff.claimCashOut, at(0));
  const owner = ownerOf(dataDir);
  await giveAPast(owner, ids);
  await owner.end();
  plantDifferences(dataDir);
  await compareDays(paul, 24);
}
