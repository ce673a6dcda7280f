import { createHash, createHmac } from 'node:crypto';
import type { Behaviour } from './cards.ts';
import { Refused, type Delays, type House, type NewPayment, type NewPayout } from './house.ts';
import { book, emitPayment, emitPayout, newId } from './events.ts';
import type { Action, MethodKind, Payment, PaymentState, Payout, Store } from './store.ts';

export type Actions = ReturnType<typeof createActions>;

/** Makes a request idempotent. The same key and body return the existing subject. The same key with another body is refused. */
function once<T>(
  house: House,
  key: string,
  body: object,
  find: (id: string) => T | undefined,
  make: () => T & { id: string },
): T {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return house.store.transaction(() => {
    const known = house.store.first<{ body_hash: string; subject: string }>(
      'select body_hash, subject from idempotency where key = ?',
      key,
    );
    if (known && known.body_hash !== hash) throw new Refused(409, 'idempotency_key_reused');
    const found = known && find(known.subject);
    if (found) return found;
    const made = make();
    house.store.run('insert into idempotency values (?, ?, ?)', key, hash, made.id);
    return made;
  });
}

function createPayment(house: House, key: string, input: NewPayment): Payment {
  return once(house, `payment:${key}`, input, house.store.payment, () => {
    const id = newId('pay');
    house.store.run(
      `insert into payments (id, amount, currency, reference, methods, return_url, merchant_name, state, created_ms)
       values (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
      id,
      input.amount,
      input.currency,
      input.reference,
      input.methods.join(','),
      input.return_url,
      input.merchant_name,
      house.now(),
    );
    house.store.schedule('expire', id, house.now() + house.wait.expireMs);
    return house.store.payment(id)!;
  });
}

function createPayout(house: House, key: string, input: NewPayout): Payout {
  return once(house, `payout:${key}`, input, house.store.payout, () => {
    if (!house.store.instrument(input.token)) throw new Refused(422, 'unknown_token');
    const id = newId('out');
    house.store.run(
      `insert into payouts (id, token, amount, currency, reference, state, created_ms) values (?, ?, ?, ?, ?, 'processing', ?)`,
      id,
      input.token,
      input.amount,
      input.currency,
      input.reference,
      house.now(),
    );
    house.store.schedule('pay_out', id, house.now() + house.wait.payoutMs);
    return house.store.payout(id)!;
  });
}

function move(house: House, payment: Payment, state: PaymentState) {
  house.store.run('update payments set state = ? where id = ?', state, payment.id);
  payment.state = state;
}

/** Returns the token of an instrument: a keyed hash, so it reveals nothing and the same instrument always has the same one. */
function tokenise(
  house: House,
  kind: MethodKind,
  secretText: string,
  label: string,
  behaviour: Behaviour,
) {
  const hash = createHmac('sha256', house.store.tokenKey)
    .update(`${kind}:${secretText}`)
    .digest('hex');
  const token = `tok_${hash.slice(0, 40)}`;
  house.store.run(
    'insert or ignore into instruments values (?, ?, ?, ?)',
    token,
    kind,
    label,
    behaviour,
  );
  return token;
}

function capture(house: House, payment: Payment, delivery: { copies?: number } = {}) {
  move(house, payment, 'captured');
  book(house.store, house.now(), { ...payment, type: 'payment', subject: payment.id });
  emitPayment(house.store, house.now(), 'payment.captured', payment, {}, delivery);
}

function settle(house: House, payment: Payment, behaviour: Behaviour) {
  const authorised = () => {
    emitPayment(house.store, house.now(), 'payment.authorised', payment);
  };
  switch (behaviour) {
    case 'decline':
    case 'insufficient':
      move(house, payment, 'declined');
      emitPayment(house.store, house.now(), 'payment.declined', payment, { reason: behaviour });
      return;
    case 'delayed':
      move(house, payment, 'authorised');
      authorised();
      house.store.schedule('capture', payment.id, house.now() + house.wait.settleMs);
      return;
    case 'duplicate':
      authorised();
      capture(house, payment, { copies: 5 });
      return;
    case 'out_of_order':
      capture(house, payment);
      emitPayment(
        house.store,
        house.now(),
        'payment.authorised',
        payment,
        {},
        { delayMs: house.wait.reorderMs },
      );
      return;
    case 'charge_back':
    case 'partial_refund':
      authorised();
      capture(house, payment);
      house.store.schedule(behaviour, payment.id, house.now() + house.wait.disputeMs);
      return;
    case 'success':
    case 'three_d_secure':
    case 'payout_fails':
      authorised();
      capture(house, payment);
  }
}

/** Processes an instrument entered on the hosted page. `secretText` (number, user id, account) is hashed and not stored. */
function pay(
  house: House,
  id: string,
  kind: MethodKind,
  secretText: string,
  label: string,
  behaviour: Behaviour,
): Payment | undefined {
  return house.store.transaction(() => {
    const payment = house.store.payment(id);
    if (!payment || payment.state !== 'open') return payment;
    payment.token = tokenise(house, kind, secretText, label, behaviour);
    house.store.run('update payments set token = ? where id = ?', payment.token, id);
    if (behaviour === 'three_d_secure') move(house, payment, 'challenged');
    else settle(house, payment, kind === 'bank_transfer' ? 'delayed' : behaviour);
    return payment;
  });
}

/** Processes the answer to the 3-D Secure step. */
function answerChallenge(house: House, id: string, accepted: boolean): Payment | undefined {
  return house.store.transaction(() => {
    const payment = house.store.payment(id);
    if (payment?.state === 'challenged') settle(house, payment, accepted ? 'success' : 'decline');
    return payment;
  });
}

function cancel(house: House, id: string): Payment | undefined {
  return house.store.transaction(() => {
    const payment = house.store.payment(id);
    if (payment?.state !== 'open' && payment?.state !== 'challenged') return payment;
    move(house, payment, 'cancelled');
    emitPayment(house.store, house.now(), 'payment.cancelled', payment);
    return payment;
  });
}

/** Refunds or charges back all or part of a captured payment. */
function refund(
  house: House,
  payment: Payment,
  amount: number,
  type: 'payment.refunded' | 'payment.charged_back',
) {
  if (payment.state !== 'captured' || amount < 1 || payment.refunded + amount > payment.amount)
    throw new Refused(409, 'not_refundable');
  house.store.run('update payments set refunded = refunded + ? where id = ?', amount, payment.id);
  if (type === 'payment.charged_back') move(house, payment, 'charged_back');
  book(house.store, house.now(), {
    ...payment,
    type: type === 'payment.refunded' ? 'refund' : 'charge_back',
    subject: payment.id,
    amount: -amount,
  });
  emitPayment(house.store, house.now(), type, payment, { amount });
}

function payOut(house: House, payout: Payout) {
  const fails = house.store.instrument(payout.token)?.behaviour === 'payout_fails';
  payout.state = fails ? 'failed' : 'paid';
  payout.reason = fails ? 'account_refuses' : null;
  house.store.run(
    'update payouts set state = ?, reason = ? where id = ?',
    payout.state,
    payout.reason,
    payout.id,
  );
  if (!fails)
    book(house.store, house.now(), {
      ...payout,
      type: 'payout',
      subject: payout.id,
      amount: -payout.amount,
    });
  emitPayout(house.store, house.now(), fails ? 'payout.failed' : 'payout.paid', payout);
}

function act(house: House, action: Action, subject: string) {
  const payment = house.store.payment(subject);
  const payout = house.store.payout(subject);
  if (action === 'pay_out' && payout?.state === 'processing') payOut(house, payout);
  if (action === 'capture' && payment?.state === 'authorised') capture(house, payment);
  if (payment?.state === 'captured') {
    if (action === 'charge_back')
      refund(house, payment, payment.amount - payment.refunded, 'payment.charged_back');
    // Half of it, so that tests see both a partial and the remaining amount.
    if (action === 'partial_refund')
      refund(house, payment, Math.floor(payment.amount / 2), 'payment.refunded');
  }
  if (action === 'expire' && (payment?.state === 'open' || payment?.state === 'challenged')) {
    move(house, payment, 'expired');
    emitPayment(house.store, house.now(), 'payment.expired', payment);
  }
}

/** Runs the scheduled actions that are due, each in its own transaction. */
function doDue(house: House): void {
  const due = house.store.all<{ id: number; action: Action; subject: string }>(
    'select id, action, subject from schedule where due_ms <= ? order by due_ms, id',
    house.now(),
  );
  for (const { id, action, subject } of due)
    house.store.transaction(() => {
      if (house.store.run('delete from schedule where id = ?', id).changes === 1)
        act(house, action, subject);
    });
}

/** Refunds or charges back a payment: for the merchant's refunds, and for its tests, which may act as the cardholder's bank. */
function giveBack(
  house: House,
  id: string,
  amount: number | undefined,
  type: 'payment.refunded' | 'payment.charged_back',
): Payment {
  return house.store.transaction(() => {
    const payment = house.store.payment(id);
    if (!payment) throw new Refused(404, 'unknown_payment');
    refund(house, payment, amount ?? payment.amount - payment.refunded, type);
    return house.store.payment(id)!;
  });
}

/**
 * Creates all functions of the sandbox that move money. Each of them is one SQLite transaction that changes a state and
 * queues its webhooks, so that neither can happen without the other.
 */
export function createActions(store: Store, now: () => number, wait: Delays) {
  const house: House = { store, now, wait };
  return {
    createPayment: createPayment.bind(null, house),
    createPayout: createPayout.bind(null, house),
    pay: pay.bind(null, house),
    answerChallenge: answerChallenge.bind(null, house),
    cancel: cancel.bind(null, house),
    giveBack: giveBack.bind(null, house),
    doDue: doDue.bind(null, house),
  };
}
