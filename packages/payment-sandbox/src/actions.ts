import { createHash, createHmac } from 'node:crypto';
import type { Behaviour } from './cards.ts';
import { Refused, type Delays, type Sandbox, type NewPayment, type NewPayout } from './sandbox.ts';
import { book, emitPayment, emitPayout, newId } from './events.ts';
import type { Action, MethodKind, Payment, PaymentState, Payout, Store } from './store.ts';

export type Actions = ReturnType<typeof createActions>;

/**
 * Makes a request idempotent. A request with the same key and body returns the existing record. A request with the same
 * key but a different body is rejected.
 */
function once<T>(
  sandbox: Sandbox,
  key: string,
  body: object,
  find: (id: string) => T | undefined,
  make: () => T & { id: string },
): T {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return sandbox.store.transaction(() => {
    const known = sandbox.store.first<{ body_hash: string; subject: string }>(
      'select body_hash, subject from idempotency where key = ?',
      key,
    );
    if (known && known.body_hash !== hash) throw new Refused(409, 'idempotency_key_reused');
    const found = known && find(known.subject);
    if (found) return found;
    const made = make();
    sandbox.store.run('insert into idempotency values (?, ?, ?)', key, hash, made.id);
    return made;
  });
}

function createPayment(sandbox: Sandbox, key: string, input: NewPayment): Payment {
  return once(sandbox, `payment:${key}`, input, sandbox.store.payment, () => {
    const id = newId('pay');
    sandbox.store.run(
      `insert into payments (id, amount, currency, reference, methods, return_url, merchant_name, state, created_ms)
       values (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
      id,
      input.amount,
      input.currency,
      input.reference,
      input.methods.join(','),
      input.return_url,
      input.merchant_name,
      sandbox.now(),
    );
    sandbox.store.schedule('expire', id, sandbox.now() + sandbox.wait.expireMs);
    return sandbox.store.payment(id)!;
  });
}

function createPayout(sandbox: Sandbox, key: string, input: NewPayout): Payout {
  return once(sandbox, `payout:${key}`, input, sandbox.store.payout, () => {
    if (!sandbox.store.instrument(input.token)) throw new Refused(422, 'unknown_token');
    const id = newId('out');
    sandbox.store.run(
      `insert into payouts (id, token, amount, currency, reference, state, created_ms) values (?, ?, ?, ?, ?, 'processing', ?)`,
      id,
      input.token,
      input.amount,
      input.currency,
      input.reference,
      sandbox.now(),
    );
    sandbox.store.schedule('pay_out', id, sandbox.now() + sandbox.wait.payoutMs);
    return sandbox.store.payout(id)!;
  });
}

function move(sandbox: Sandbox, payment: Payment, state: PaymentState) {
  sandbox.store.run('update payments set state = ? where id = ?', state, payment.id);
  payment.state = state;
}

/** Returns the token of a payment instrument: a keyed hash, which reveals no secret and is the same on every use. */
function tokenise(
  sandbox: Sandbox,
  kind: MethodKind,
  secretText: string,
  label: string,
  behaviour: Behaviour,
) {
  const hash = createHmac('sha256', sandbox.store.tokenKey)
    .update(`${kind}:${secretText}`)
    .digest('hex');
  const token = `tok_${hash.slice(0, 40)}`;
  sandbox.store.run(
    'insert or ignore into instruments values (?, ?, ?, ?)',
    token,
    kind,
    label,
    behaviour,
  );
  return token;
}

function capture(sandbox: Sandbox, payment: Payment, delivery: { copies?: number } = {}) {
  move(sandbox, payment, 'captured');
  book(sandbox.store, sandbox.now(), { ...payment, type: 'payment', subject: payment.id });
  emitPayment(sandbox.store, sandbox.now(), 'payment.captured', payment, {}, delivery);
}

function settle(sandbox: Sandbox, payment: Payment, behaviour: Behaviour) {
  const authorised = () => {
    emitPayment(sandbox.store, sandbox.now(), 'payment.authorised', payment);
  };
  switch (behaviour) {
    case 'decline':
    case 'insufficient':
      move(sandbox, payment, 'declined');
      emitPayment(sandbox.store, sandbox.now(), 'payment.declined', payment, { reason: behaviour });
      return;
    case 'delayed':
      move(sandbox, payment, 'authorised');
      authorised();
      sandbox.store.schedule('capture', payment.id, sandbox.now() + sandbox.wait.settleMs);
      return;
    case 'duplicate':
      authorised();
      capture(sandbox, payment, { copies: 5 });
      return;
    case 'out_of_order':
      capture(sandbox, payment);
      emitPayment(
        sandbox.store,
        sandbox.now(),
        'payment.authorised',
        payment,
        {},
        { delayMs: sandbox.wait.reorderMs },
      );
      return;
    case 'charge_back':
    case 'partial_refund':
      authorised();
      capture(sandbox, payment);
      sandbox.store.schedule(behaviour, payment.id, sandbox.now() + sandbox.wait.disputeMs);
      return;
    case 'success':
    case 'three_d_secure':
    case 'payout_fails':
      authorised();
      capture(sandbox, payment);
  }
}

/**
 * Pays with an instrument that was entered on the hosted page. Stores only a hash of `secretText` (card number, user id
 * or account number).
 */
function pay(
  sandbox: Sandbox,
  id: string,
  kind: MethodKind,
  secretText: string,
  label: string,
  behaviour: Behaviour,
): Payment | undefined {
  return sandbox.store.transaction(() => {
    const payment = sandbox.store.payment(id);
    if (!payment || payment.state !== 'open') return payment;
    payment.token = tokenise(sandbox, kind, secretText, label, behaviour);
    sandbox.store.run('update payments set token = ? where id = ?', payment.token, id);
    if (behaviour === 'three_d_secure') move(sandbox, payment, 'challenged');
    else settle(sandbox, payment, kind === 'bank_transfer' ? 'delayed' : behaviour);
    return payment;
  });
}

/** Processes the result of the 3-D Secure step. */
function answerChallenge(sandbox: Sandbox, id: string, accepted: boolean): Payment | undefined {
  return sandbox.store.transaction(() => {
    const payment = sandbox.store.payment(id);
    if (payment?.state === 'challenged') settle(sandbox, payment, accepted ? 'success' : 'decline');
    return payment;
  });
}

function cancel(sandbox: Sandbox, id: string): Payment | undefined {
  return sandbox.store.transaction(() => {
    const payment = sandbox.store.payment(id);
    if (payment?.state !== 'open' && payment?.state !== 'challenged') return payment;
    move(sandbox, payment, 'cancelled');
    emitPayment(sandbox.store, sandbox.now(), 'payment.cancelled', payment);
    return payment;
  });
}

/** Refunds or charges back all or part of a captured payment. */
function refund(
  sandbox: Sandbox,
  payment: Payment,
  amount: number,
  type: 'payment.refunded' | 'payment.charged_back',
) {
  if (payment.state !== 'captured' || amount < 1 || payment.refunded + amount > payment.amount)
    throw new Refused(409, 'not_refundable');
  sandbox.store.run('update payments set refunded = refunded + ? where id = ?', amount, payment.id);
  if (type === 'payment.charged_back') move(sandbox, payment, 'charged_back');
  book(sandbox.store, sandbox.now(), {
    ...payment,
    type: type === 'payment.refunded' ? 'refund' : 'charge_back',
    subject: payment.id,
    amount: -amount,
  });
  emitPayment(sandbox.store, sandbox.now(), type, payment, { amount });
}

function payOut(sandbox: Sandbox, payout: Payout) {
  const fails = sandbox.store.instrument(payout.token)?.behaviour === 'payout_fails';
  payout.state = fails ? 'failed' : 'paid';
  payout.reason = fails ? 'account_refuses' : null;
  sandbox.store.run(
    'update payouts set state = ?, reason = ? where id = ?',
    payout.state,
    payout.reason,
    payout.id,
  );
  if (!fails)
    book(sandbox.store, sandbox.now(), {
      ...payout,
      type: 'payout',
      subject: payout.id,
      amount: -payout.amount,
    });
  emitPayout(sandbox.store, sandbox.now(), fails ? 'payout.failed' : 'payout.paid', payout);
}

function act(sandbox: Sandbox, action: Action, subject: string) {
  const payment = sandbox.store.payment(subject);
  const payout = sandbox.store.payout(subject);
  if (action === 'pay_out' && payout?.state === 'processing') payOut(sandbox, payout);
  if (action === 'capture' && payment?.state === 'authorised') capture(sandbox, payment);
  if (payment?.state === 'captured') {
    if (action === 'charge_back')
      refund(sandbox, payment, payment.amount - payment.refunded, 'payment.charged_back');
    // Refund half the amount, so that tests cover both the refunded and the remaining part.
    if (action === 'partial_refund')
      refund(sandbox, payment, Math.floor(payment.amount / 2), 'payment.refunded');
  }
  if (action === 'expire' && (payment?.state === 'open' || payment?.state === 'challenged')) {
    move(sandbox, payment, 'expired');
    emitPayment(sandbox.store, sandbox.now(), 'payment.expired', payment);
  }
}

/** Runs the due scheduled actions, each in its own transaction. */
function doDue(sandbox: Sandbox): void {
  const due = sandbox.store.all<{ id: number; action: Action; subject: string }>(
    'select id, action, subject from schedule where due_ms <= ? order by due_ms, id',
    sandbox.now(),
  );
  for (const { id, action, subject } of due)
    sandbox.store.transaction(() => {
      if (sandbox.store.run('delete from schedule where id = ?', id).changes === 1)
        act(sandbox, action, subject);
    });
}

/** Refunds a payment or charges it back. The merchant's tests request chargebacks in place of the bank. */
function giveBack(
  sandbox: Sandbox,
  id: string,
  amount: number | undefined,
  type: 'payment.refunded' | 'payment.charged_back',
): Payment {
  return sandbox.store.transaction(() => {
    const payment = sandbox.store.payment(id);
    if (!payment) throw new Refused(404, 'unknown_payment');
    refund(sandbox, payment, amount ?? payment.amount - payment.refunded, type);
    return sandbox.store.payment(id)!;
  });
}

/**
 * Creates the sandbox functions that move money. Each function stores its changes and queues the webhooks in one SQLite
 * transaction, so neither can happen without the other.
 */
export function createActions(store: Store, now: () => number, wait: Delays) {
  const sandbox: Sandbox = { store, now, wait };
  return {
    createPayment: createPayment.bind(null, sandbox),
    createPayout: createPayout.bind(null, sandbox),
    pay: pay.bind(null, sandbox),
    answerChallenge: answerChallenge.bind(null, sandbox),
    cancel: cancel.bind(null, sandbox),
    giveBack: giveBack.bind(null, sandbox),
    doDue: doDue.bind(null, sandbox),
  };
}
