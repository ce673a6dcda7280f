import type { MethodKind, Store } from './store.ts';

export interface Delays {
  /** Time until a bank transfer or a payment with the "delayed" card settles. */
  settleMs: number;
  /** Delay in ms of an event that is intentionally delivered out of order. */
  reorderMs: number;
  /** Delay between a capture and its chargeback or partial refund, in ms. */
  disputeMs: number;
  payoutMs: number;
  /** Time in ms after which an open payment page expires. */
  expireMs: number;
}

export const delays: Delays = {
  settleMs: 5_000,
  reorderMs: 2_000,
  disputeMs: 60_000,
  payoutMs: 1_500,
  expireMs: 30 * 60_000,
};

/** Error for a request that cannot be carried out. The merchant receives `code`. */
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

/** Dependencies of all actions in `actions.ts`. */
export interface Sandbox {
  store: Store;
  now: () => number;
  wait: Delays;
}
