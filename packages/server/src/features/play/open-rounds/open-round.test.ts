import { game as blackjack } from '@wl/games/catalogue/boulevard-blackjack/game';
import { game as threeCard } from '@wl/games/catalogue/harbour-three-card/game';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { cardNamed } from '@wl/games/engines/cards';
import { shouldPlay } from '@wl/games/engines/three-card-poker/rules';
import { verifyRound } from '@wl/games/fairness/verify';
import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import { OPEN_ROUND_LIFETIME_MS } from '@wl/world/casino/limits';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { audit } from '../../ledger/audit.ts';
import { settleStatus } from '../../wagers/index.ts';
import { finishExpiredRounds } from './act-in-round.ts';
import { loadWhereabouts } from '../../members/jurisdiction/whereabouts.ts';
import { wagerChecks } from '../../wagers/audit-repository.ts';
import { betPath, signInPlayer } from '../testing-players.ts';
import { betOf, settleAll, wallet } from '../../wagers/testing-settling.ts';

let app: TestApp;
const clock = testClock(new Date('2026-03-02T12:00:00Z'));

beforeAll(async () => {
  app = await startTestApp({ features: betPath, clock });
});
afterAll(() => app.close());

type Player = Awaited<ReturnType<typeof signInPlayer>>;
interface Answer {
  open: OpenRound | null;
  round: Round | null;
  wallet: { cash: number; in_play: number };
}

const START = 100_000;
const begin = (player: Player, body: object) => player.post('/api/play/open-rounds', body);
const act = (player: Player, id: string, step: number, action: string) =>
  player.post(`/api/play/open-rounds/${id}/actions`, { step, action });
const hands = (count: number, id = uuidv7()) => ({
  id,
  game: poker.slug,
  bet: { stakeCents: 100, hands: count },
});
const seat = (id = uuidv7()) => ({
  id,
  game: blackjack.slug,
  bet: { spots: { 'hand-1': 1_000 } },
});
const dataOf = ({ body }: { body: { data?: unknown } }) => body.data as Answer;

/** Starts blackjack rounds until a round offers this action. */
async function openWith(player: Player, action: string): Promise<OpenRound> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { open } = dataOf(await begin(player, seat()));
    if (open?.choices.some((choice) => choice.action === action)) return open;
    if (open) await standTo(player, open);
  }
  throw new Error(`no round offered ${action}`);
}

async function standTo(player: Player, open: OpenRound): Promise<Round> {
  let at: OpenRound | null = open;
  for (;;) {
    const offers = (action: string): boolean =>
      at?.choices.some((choice) => choice.action === action) ?? false;
    const action = offers('no-insurance') ? 'no-insurance' : 'stand';
    const answer: Answer = dataOf(await act(player, open.id, at.actions.length, action));
    if (answer.round) return answer.round;
    at = answer.open;
    if (!at) throw new Error('neither open nor settled');
  }
}

async function walletOf(memberId: string) {
  const { rows } = await app.deps.database.pool.query<{ cash: number; in_play: number }>(
    'select cash, in_play from ledger_wallets where member_id = $1',
    [memberId],
  );
  return rows[0]!;
}

async function expectSound() {
  const { differences } = await audit(app.deps.database, { checks: wagerChecks });
  expect(differences).toEqual([]);
}

describe('a round with decisions', () => {
  test('reserves the stake, shows the dealt cards, and settles after the last decision', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const { status, body } = await begin(player, hands(5));
    expect(status).toBe(200);
    const { open, round, wallet } = body.data as Answer;
    expect(round).toBeNull();
    expect(wallet).toMatchObject({ cash: START - 500, in_play: 500 });
    expect(open).toMatchObject({ stake_cents: 500, actions: [] });
    expect(open?.events).toHaveLength(5);
    expect(open?.choices).toHaveLength(32);

    const done = dataOf(await act(player, open!.id, 0, 'hold:0,1'));
    expect(done.open).toBeNull();
    expect(done.round).toMatchObject({ id: open!.id, stake_cents: 500 });
    expect(done.wallet).toMatchObject({ cash: START - 500 + done.round!.payout_cents, in_play: 0 });
    // The settled round must start with the cards dealt before the decision, and its proof must reproduce the whole
    // round.
    expect(done.round!.events.slice(0, 5)).toEqual(open!.events);
    const { proof, bet, events, payout_cents, stake_cents } = done.round!;
    const checked = verifyRound({
      gameSlug: poker.slug,
      mathVersion: proof.math_version,
      bet,
      clientSeed: proof.client_seed,
      nonce: proof.nonce,
      roundKey: proof.round_key,
    });
    if (!checked.ok) throw new Error(checked.fault);
    expect(checked.outcome.events).toEqual(events);
    expect([checked.payoutCents, checked.stakeCents]).toEqual([payout_cents, stake_cents]);
    const again = await player.get(`/api/play/rounds/${open!.id}`);
    expect(again.body.data).toEqual(done.round);
    await expectSound();
  });

  test('reveals neither the face-down card nor the round key', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const open = await openWith(player, 'stand');
    const text = JSON.stringify(open);
    expect(text).not.toMatch(/round_key|server_seed"/);
    const hidden = open.events.filter(
      (event) => event.type === 'card_dealt' && event['card'] === null,
    );
    expect(hidden).toHaveLength(1);
  });

  test('cannot be raised where play requires a verified passport, but can be finished', async () => {
    await loadWhereabouts();
    const player = await signInPlayer(app, { cashCents: START });
    const open = await openWith(player, 'double');
    player.address = '193.0.6.139';
    const refused = await act(player, open.id, open.actions.length, 'double');
    expect([refused.status, refused.body.code]).toEqual([403, 'play.verification_required']);
    expect((await standTo(player, open)).stake_cents).toBe(1_000);
  });

  test('books the stake that a decision adds, and rejects the decision when the money is missing', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const open = await openWith(player, 'double');
    const cash = (await player.get('/api/play/open-rounds')).body.data as OpenRound[];
    expect(cash).toHaveLength(1);
    const done = dataOf(await act(player, open.id, open.actions.length, 'double'));
    expect(done.round?.stake_cents).toBe(2_000);
    expect(done.wallet.in_play).toBe(0);

    const poor = await signInPlayer(app, { cashCents: 1_000 });
    const first = dataOf(await begin(poor, seat()));
    if (first.open?.choices.some(({ action }) => action === 'double')) {
      const refused = await act(poor, first.open.id, 0, 'double');
      expect([refused.status, refused.body.code]).toEqual([409, 'wallet.insufficient_funds']);
      const still = (await poor.get('/api/play/open-rounds')).body.data as OpenRound[];
      expect(still[0]).toEqual(first.open);
    }
    await expectSound();
  });

  test('is limited to one per game, and rejects bets of the other kind', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const open = dataOf(await begin(player, hands(1))).open!;
    const second = await begin(player, hands(1));
    expect([second.status, second.body.code]).toEqual([409, 'play.round_open']);
    const plain = await player.post('/api/play/rounds', hands(1));
    expect([plain.status, plain.body.code]).toEqual([422, 'play.unknown_bet']);
    const slot = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
    expect((await begin(player, slot)).body.code).toBe('play.unknown_bet');
    const decided = { ...hands(1), bet: { stakeCents: 100, hands: 1, actions: ['hold:'] } };
    expect((await begin(player, decided)).body.code).toBe('play.unknown_bet');
    // While the round is open, the member can still play instant rounds of another game.
    expect((await player.post('/api/play/rounds', slot)).status).toBe(200);
    expect(dataOf(await act(player, open.id, 0, 'hold:')).round).not.toBeNull();
    await expectSound();
  });

  test('prevents a seed rotation until it is settled', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const open = dataOf(await begin(player, hands(1))).open!;
    const seeds = (await player.get('/api/fairness/seeds')).body.data as {
      current: { id: string };
    };
    const rotate = () =>
      player.post('/api/fairness/seeds/rotate', {
        pair_id: seeds.current.id,
        client_seed: 'mine',
      });
    const refused = await rotate();
    expect([refused.status, refused.body.code]).toEqual([409, 'fairness.round_open']);
    await act(player, open.id, 0, 'hold:');
    expect((await rotate()).status).toBe(200);
  });
});

describe('duplicate, late and concurrent requests', () => {
  test('ten concurrent requests with the same id open one round', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const body = hands(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(player, body)));
    for (const { status, body: answer } of answers) {
      expect(status).toBe(200);
      expect((answer.data as Answer).open).toEqual(dataOf(answers[0]!).open);
    }
    expect(dataOf(answers[0]!).wallet).toMatchObject({ cash: START - 100, in_play: 100 });
    const other = await begin(player, { ...body, bet: { stakeCents: 100, hands: 5 } });
    expect([other.status, other.body.code]).toEqual([409, 'play.round_mismatch']);
    // After the round is settled, a duplicate of its first request returns the settled round.
    const { round } = dataOf(await act(player, body.id, 0, 'hold:'));
    expect(dataOf(await begin(player, body)).round).toEqual(round);
    await expectSound();
  });

  describe('a round id used for both kinds of rounds', () => {
    const instant = (id: string) => ({ id, game: 'neon-shibuya', bet: { stakeCents: 100 } });
    const place = (player: Player, id: string) => player.post('/api/play/rounds', instant(id));
    const mismatch = [409, 'play.round_mismatch'];

    test('is rejected for an instant round while and after the open round exists', async () => {
      const player = await signInPlayer(app, { cashCents: START });
      // Place a bet first, so that the bet batcher caches the member's state before the round opens.
      await place(player, uuidv7());
      const { id } = dataOf(await begin(player, hands(1))).open!;
      const before = await walletOf(player.subjectId);
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await place(player, id);
        expect([status, body.code]).toEqual(mismatch);
      }
      expect(await walletOf(player.subjectId)).toEqual(before);
      expect((await place(player, uuidv7())).status).toBe(200);
      expect((await act(player, id, 0, 'hold:')).status).toBe(200);
      const { status, body } = await place(player, id);
      expect([status, body.code]).toEqual(mismatch);
      await expectSound();
    });

    test('is rejected for an open round after an instant round was booked', async () => {
      const player = await signInPlayer(app, { cashCents: START });
      const id = uuidv7();
      expect((await place(player, id)).status).toBe(200);
      const { status, body } = await begin(player, hands(1, id));
      expect([status, body.code]).toEqual(mismatch);
      expect((await walletOf(player.subjectId)).in_play).toBe(0);
      await expectSound();
    });

    test('books only one round when both requests arrive at the same time', async () => {
      for (let time = 0; time < 10; time += 1) {
        const player = await signInPlayer(app, { cashCents: START });
        const id = uuidv7();
        const answers = await Promise.all([place(player, id), begin(player, hands(1, id))]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      }
      await expectSound();
    });

    test('is rejected by the database itself', async () => {
      const player = await signInPlayer(app, { cashCents: START });
      const { owner } = app.deps.database;
      const { id } = dataOf(await begin(player, hands(1))).open!;
      const settled = uuidv7();
      await place(player, settled);
      // Send bets directly to the database, as a node that does not know about the open round would: without bonus
      // money, with bonus money, and as a free spin. The session's first bet is always settled by
      // `wagers_settle_carefully`. That bet was placed above, so that the bets below can reach the other functions.
      const { rows } = await owner.query<{ session_id: string }>(
        'select session_id from ledger_wallets where member_id = $1',
        [player.subjectId],
      );
      const sessionId = rows[0]!.session_id;
      const rounds = () =>
        app.deps.database.pool.query('select from wagers_settled where id = $1', [id]);
      for (const hadBonus of [false, true]) {
        const bet = await betOf(app, {
          memberId: player.subjectId,
          id,
          hadBonus,
          sessionId,
        });
        const [answer] = await settleAll(app, [bet], app.deps.clock.now());
        expect(answer?.status).toBe(settleStatus.mismatch);
      }
      const { next_nonce, seed_pair_no } = await wallet(app, player.subjectId);
      const freeSpin = owner.query(
        'select wagers_settle_free($1, $2, $1, $3, $4, $5, $6, $7, 100, 0, 100::smallint, $8, now())',
        [player.subjectId, id, 'neon-shibuya', '1', '{}', seed_pair_no, next_nonce, uuidv7()],
      );
      await expect(freeSpin).rejects.toMatchObject({ code: '23505', message: /is open/ });
      expect((await rounds()).rowCount).toBe(0);
      const copyOpen = `insert into wagers_pending select r.* from wagers_pending q,
          jsonb_populate_record(q, jsonb_build_object('id', $2::text, 'game', 'another')) r where q.id = $1`;
      await expect(owner.query(copyOpen, [id, settled])).rejects.toMatchObject({
        constraint: 'wagers_pending_not_settled',
      });
    });
  });

  test('only one decision is accepted of several different ones at the same step', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const { open } = dataOf(await begin(player, hands(10)));
    const sent = ['hold:0', 'hold:0', 'hold:1', 'hold:2', 'hold:0,1,2,3,4'];
    const answers = await Promise.all(sent.map((action) => act(player, open!.id, 0, action)));
    const taken = answers.find(({ status }) => status === 200)!;
    const action = (dataOf(taken).round!.bet['actions'] as string[])[0]!;
    answers.forEach(({ status, body }, index) => {
      if (sent[index] === action) expect(status).toBe(200);
      else expect([status, body.code]).toEqual([409, 'play.action_late']);
    });
    await expectSound();
  });

  test('decisions out of turn, illegal decisions and decisions in another member’s round are rejected', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const { open } = dataOf(await begin(player, hands(1)));
    const codes = async (step: number, action: string) =>
      (await act(player, open!.id, step, action)).body.code;
    expect(await codes(0, 'stand')).toBe('play.action_illegal');
    expect(await codes(0, 'hold:7')).toBe('play.action_illegal');
    expect(await codes(1, 'hold:')).toBe('play.action_late');
    expect((await act(player, uuidv7(), 0, 'hold:')).status).toBe(404);
    const outsider = await signInPlayer(app, { cashCents: START });
    expect((await act(outsider, open!.id, 0, 'hold:')).status).toBe(404);
    expect((await player.get('/api/play/open-rounds')).body.data).toHaveLength(1);
  });

  test('an open round and forty concurrent bets in another game use consecutive nonces', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const slots = Array.from({ length: 40 }, () =>
      player.post('/api/play/rounds', {
        id: uuidv7(),
        game: 'neon-shibuya',
        bet: { stakeCents: 20 },
      }),
    );
    const { open } = dataOf(await begin(player, hands(1)));
    const statuses = (await Promise.all(slots)).map(({ status }) => status);
    const done = dataOf(await act(player, open!.id, 0, 'hold:'));
    expect(done.round).not.toBeNull();
    const { rows } = await app.deps.database.pool.query<{ nonce: number }>(
      'select nonce from wagers_settled where member_id = $1 order by nonce',
      [player.subjectId],
    );
    const booked = statuses.filter((status) => status === 200).length + 1;
    expect(rows.map(({ nonce }) => nonce)).toEqual(Array.from({ length: booked }, (_, n) => n));
    await expectSound();
  });
});

describe('an abandoned round', () => {
  test('can be resumed a day later, and is finished by the default decision after its lifetime', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const { open } = dataOf(await begin(player, hands(1)));
    clock.advance(24 * 60 * 60 * 1000);
    const again = await app.signedIn('member', player.subjectId);
    const found = (await again.get('/api/play/open-rounds')).body.data as OpenRound[];
    expect(found).toEqual([open]);
    expect(await finishExpiredRounds(app.deps)).toBe(0);

    clock.advance(OPEN_ROUND_LIFETIME_MS);
    expect(await finishExpiredRounds(app.deps)).toBeGreaterThan(0);
    const back = await app.signedIn('member', player.subjectId);
    expect((await back.get('/api/play/open-rounds')).body.data).toEqual([]);
    const round = (await back.get(`/api/play/rounds/${open!.id}`)).body.data as Round;
    expect(round.events.slice(0, 5)).toEqual(open!.events);
    expect(round.bet['actions']).toHaveLength(1);
    await expectSound();
  });

  test('of three card poker is finished by the published rule, or folded when the money is missing', async () => {
    const table = (id = uuidv7()) => ({ id, game: threeCard.slug, bet: { spots: { ante: 500 } } });
    const isWorthPlaying = ({ events }: OpenRound) =>
      shouldPlay(
        events.flatMap((event) =>
          event.type === 'card_dealt' && event['to'] === 'player'
            ? [cardNamed(event['card'] as string)]
            : [],
        ),
      );
    const finished = async (cashCents: number, worth: boolean): Promise<Round> => {
      for (let attempt = 0; attempt < 60; attempt++) {
        const player = await signInPlayer(app, { cashCents });
        const { open } = dataOf(await begin(player, table()));
        if (!open || isWorthPlaying(open) !== worth) continue;
        clock.advance(OPEN_ROUND_LIFETIME_MS + 1);
        await finishExpiredRounds(app.deps);
        const back = await app.signedIn('member', player.subjectId);
        const { cash, in_play } = await walletOf(player.subjectId);
        const round = (await back.get(`/api/play/rounds/${open.id}`)).body.data as Round;
        expect([cash, in_play]).toEqual([cashCents - round.stake_cents + round.payout_cents, 0]);
        return round;
      }
      throw new Error('no such hand was dealt');
    };
    const warn = vi.spyOn(app.deps.log, 'error');
    expect(await finished(1_000, true)).toMatchObject({
      stake_cents: 1_000,
      bet: { actions: ['play'] },
    });
    expect(await finished(1_000, false)).toMatchObject({ bet: { actions: ['fold'] } });
    expect(await finished(999, true)).toMatchObject({
      stake_cents: 500,
      payout_cents: 0,
      bet: { actions: ['fold'] },
    });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    await expectSound();
  });

  test('is finished once when two nodes process it at the same time', async () => {
    const player = await signInPlayer(app, { cashCents: START });
    const { open } = dataOf(await begin(player, hands(1)));
    clock.advance(OPEN_ROUND_LIFETIME_MS + 1);
    const warn = vi.spyOn(app.deps.log, 'error');
    await Promise.all([finishExpiredRounds(app.deps), finishExpiredRounds(app.deps)]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    const { rows } = await app.deps.database.pool.query(
      'select from wagers_settled where member_id = $1 and id = $2',
      [player.subjectId, open!.id],
    );
    expect(rows).toHaveLength(1);
    await expectSound();
  });
});

describe('a demo round with decisions', () => {
  const step = (body: object) => app.client().post('/api/play/demo-rounds/steps', body);
  const begun = { game: poker.slug, bet: { stakeCents: 100, hands: 5 } };
  interface Demo {
    open: OpenRound | null;
    round: Round | null;
    ticket: string | null;
  }

  test('can be finished by a visitor, and a repeated request returns the same result', async () => {
    const first = (await step({ ...begun, actions: [] })).body.data as Demo;
    expect(first.open?.choices).toHaveLength(32);
    const next = { ...begun, actions: ['hold:0,1'], ticket: first.ticket };
    const done = (await step(next)).body.data as Demo;
    expect(done.round).toMatchObject({ demo: true, stake_cents: 500, cash_after_cents: 0 });
    expect(done.round?.events.slice(0, 5)).toEqual(first.open?.events);
    expect(done.ticket).toBeNull();
    expect((await step(next)).body.data).toMatchObject({ round: { events: done.round!.events } });
  });

  test('rejects a ticket of another game, an invalid ticket and an illegal decision', async () => {
    const first = (await step({ ...begun, actions: [] })).body.data as Demo;
    const seats = { game: blackjack.slug, bet: { spots: { 'hand-1': 1_000 } }, actions: [] };
    for (const body of [
      { ...seats, ticket: first.ticket },
      { ...begun, actions: ['hold:'], ticket: 'nothing' },
      { ...begun, actions: ['fold'], ticket: first.ticket },
    ])
      expect((await step(body)).body.code).toBe('play.action_illegal');
  });
});
