import { createHash, createHmac } from 'node:crypto';
import type { Behaviour } from './cards.ts';
import { book, emitPayment, emitPayout, newId } from './events.ts';
import type { Action, MethodKind, Payment, PaymentState, Payout, Store } from './store.ts';

export interface Delays {
  /** Bank transfers and the "delayed" card settle after this. */
  settleMs: number;
  /** The event that is overtaken comes this much later. */
  reorderMs: number;
  /** Charge-back and partial refund after the capture. */
  disputeMs: number;
  payoutMs: number;
  /** An open payment page closes after this. */
  expireMs: number;
}

export const delays: Delays = {
  settleMs: 5_000,
  reorderMs: 2_000,
  disputeMs: 60_000,
  payoutMs: 1_500,
  expireMs: 30 * 60_000,
};

/** The request cannot be carried out; `code` is told to the merchant. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export interface NewPayment {
  amount: number;
  currency: string;
  reference: string;
  methods: MethodKind[];
  return_url: string;
  merchant_name: string;
}

export interface NewPayout {
  token: string;
  amount: number;
  currency: string;
  reference: string;
}

export type Desk = ReturnType<typeof createDesk>;

/**
 * Everything that moves money here. Each function is one SQLite transaction that changes a state and puts its webhooks in
 * line, so that neither can happen without the other.
 */
export function createDesk(store: Store, now: () => number, wait: Delays) {
  /** Same key and body: the subject made before. Same key, other body: refused. */
  function once<T>(
    key: string,
    body: object,
    find: (id: string) => T | undefined,
    make: () => T & { id: string },
  ): T {
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    return store.transaction(() => {
      const known = store.first<{ body_hash: string; subject: string }>(
        'select body_hash, subject from idempotency where key = ?',
        key,
      );
      if (known && known.body_hash !== hash) throw new Refused(409, 'idempotency_key_reused');
      const found = known && find(known.subject);
      if (found) return found;
      const made = make();
      store.run('insert into idempotency values (?, ?, ?)', key, hash, made.id);
      return made;
    });
  }

  function createPayment(key: string, input: NewPayment): Payment {
    return once(`payment:${key}`, input, store.payment, () => {
      const id = newId('pay');
      store.run(
        `insert into payments (id, amount, currency, reference, methods, return_url, merchant_name, state, created_ms)
         values (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
        id,
        input.amount,
        input.currency,
        input.reference,
        input.methods.join(','),
        input.return_url,
        input.merchant_name,
        now(),
      );
      store.schedule('expire', id, now() + wait.expireMs);
      return store.payment(id)!;
    });
  }

  function createPayout(key: string, input: NewPayout): Payout {
    return once(`payout:${key}`, input, store.payout, () => {
      if (!store.instrument(input.token)) throw new Refused(422, 'unknown_token');
      const id = newId('out');
      store.run(
        `insert into payouts (id, token, amount, currency, reference, state, created_ms) values (?, ?, ?, ?, ?, 'processing', ?)`,
        id,
        input.token,
        input.amount,
        input.currency,
        input.reference,
        now(),
      );
      store.schedule('pay_out', id, now() + wait.payoutMs);
      return store.payout(id)!;
    });
  }

  function move(payment: Payment, state: PaymentState) {
    store.run('update payments set state = ? where id = ?', state, payment.id);
    payment.state = state;
  }

  /** Token of an instrument: a keyed hash, so it tells nothing and the same instrument gets the same one. */
  function tokenise(kind: MethodKind, secretText: string, label: string, behaviour: Behaviour) {
    const hash = createHmac('sha256', store.tokenKey).update(`${kind}:${secretText}`).digest('hex');
    const token = `tok_${hash.slice(0, 40)}`;
    store.run(
      'insert or ignore into instruments values (?, ?, ?, ?)',
      token,
      kind,
      label,
      behaviour,
    );
    return token;
  }

  function capture(payment: Payment, delivery: { copies?: number } = {}) {
    move(payment, 'captured');
    book(store, now(), { ...payment, type: 'payment', subject: payment.id });
    emitPayment(store, now(), 'payment.captured', payment, {}, delivery);
  }

  function settle(payment: Payment, behaviour: Behaviour) {
    const authorised = () => {
      emitPayment(store, now(), 'payment.authorised', payment);
    };
    switch (behaviour) {
      case 'decline':
      case 'insufficient':
        move(payment, 'declined');
        emitPayment(store, now(), 'payment.declined', payment, { reason: behaviour });
        return;
      case 'delayed':
        move(payment, 'authorised');
        authorised();
        store.schedule('capture', payment.id, now() + wait.settleMs);
        return;
      case 'duplicate':
        authorised();
        capture(payment, { copies: 5 });
        return;
      case 'out_of_order':
        capture(payment);
        emitPayment(store, now(), 'payment.authorised', payment, {}, { delayMs: wait.reorderMs });
        return;
      case 'charge_back':
      case 'partial_refund':
        authorised();
        capture(payment);
        store.schedule(behaviour, payment.id, now() + wait.disputeMs);
        return;
      case 'success':
      case 'three_d_secure':
      case 'payout_fails':
        authorised();
        capture(payment);
    }
  }

  /** An instrument was entered on the hosted page. `secretText` (number, user id, account) is hashed and forgotten. */
  function pay(
    id: string,
    kind: MethodKind,
    secretText: string,
    label: string,
    behaviour: Behaviour,
  ): Payment | undefined {
    return store.transaction(() => {
      const payment = store.payment(id);
      if (!payment || payment.state !== 'open') return payment;
      payment.token = tokenise(kind, secretText, label, behaviour);
      store.run('update payments set token = ? where id = ?', payment.token, id);
      if (behaviour === 'three_d_secure') move(payment, 'challenged');
      else settle(payment, kind === 'bank_transfer' ? 'delayed' : behaviour);
      return payment;
    });
  }

  /** The 3-D Secure step was answered. */
  function answerChallenge(id: string, accepted: boolean): Payment | undefined {
    return store.transaction(() => {
      const payment = store.payment(id);
      if (payment?.state === 'challenged') settle(payment, accepted ? 'success' : 'decline');
      return payment;
    });
  }

  function cancel(id: string): Payment | undefined {
    return store.transaction(() => {
      const payment = store.payment(id);
      if (payment?.state !== 'open' && payment?.state !== 'challenged') return payment;
      move(payment, 'cancelled');
      emitPayment(store, now(), 'payment.cancelled', payment);
      return payment;
    });
  }

  /** Gives back all or part of a captured payment. */
  function refund(
    payment: Payment,
    amount: number,
    type: 'payment.refunded' | 'payment.charged_back',
  ) {
    if (payment.state !== 'captured' || amount < 1 || payment.refunded + amount > payment.amount)
      throw new Refused(409, 'not_refundable');
    store.run('update payments set refunded = refunded + ? where id = ?', amount, payment.id);
    if (type === 'payment.charged_back') move(payment, 'charged_back');
    book(store, now(), {
      ...payment,
      type: type === 'payment.refunded' ? 'refund' : 'charge_back',
      subject: payment.id,
      amount: -amount,
    });
    emitPayment(store, now(), type, payment, { amount });
  }

  function payOut(payout: Payout) {
    const fails = store.instrument(payout.token)?.behaviour === 'payout_fails';
    payout.state = fails ? 'failed' : 'paid';
    payout.reason = fails ? 'account_refuses' : null;
    store.run(
      'update payouts set state = ?, reason = ? where id = ?',
      payout.state,
      payout.reason,
      payout.id,
    );
    if (!fails)
      book(store, now(), { ...payout, type: 'payout', subject: payout.id, amount: -payout.amount });
    emitPayout(store, now(), fails ? 'payout.failed' : 'payout.paid', payout);
  }

  function act(action: Action, subject: string) {
    const payment = store.payment(subject);
    const payout = store.payout(subject);
    if (action === 'pay_out' && payout?.state === 'processing') payOut(payout);
    if (action === 'capture' && payment?.state === 'authorised') capture(payment);
    if (payment?.state === 'captured') {
      if (action === 'charge_back')
        refund(payment, payment.amount - payment.refunded, 'payment.charged_back');
      // Half of it, so that both "some" and "the rest" can be seen.
      if (action === 'partial_refund')
        refund(payment, Math.floor(payment.amount / 2), 'payment.refunded');
    }
    if (action === 'expire' && (payment?.state === 'open' || payment?.state === 'challenged')) {
      move(payment, 'expired');
      emitPayment(store, now(), 'payment.expired', payment);
    }
  }

  /** Does what is due by now; one transaction per action. */
  function doDue(): void {
    const due = store.all<{ id: number; action: Action; subject: string }>(
      'select id, action, subject from schedule where due_ms <= ? order by due_ms, id',
      now(),
    );
    for (const { id, action, subject } of due)
      store.transaction(() => {
        if (store.run('delete from schedule where id = ?', id).changes === 1) act(action, subject);
      });
  }

  return {
    createPayment,
    createPayout,
    pay,
    answerChallenge,
    cancel,
    doDue,
    /** For tests and the merchant's refund call. */
    giveBack(
      id: string,
      amount: number | undefined,
      type: 'payment.refunded' | 'payment.charged_back',
    ) {
      return store.transaction(() => {
        const payment = store.payment(id);
        if (!payment) throw new Refused(404, 'unknown_payment');
        refund(payment, amount ?? payment.amount - payment.refunded, type);
        return store.payment(id)!;
      });
    },
  };
}
