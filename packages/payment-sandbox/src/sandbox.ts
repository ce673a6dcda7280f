import type { MethodKind, Store } from './store.ts';

export interface Delays {
  /** Delay before bank transfers and payments with the "delayed" card settle. */
  settleMs: number;
  /** Delay of the event that arrives out of order. */
  reorderMs: number;
  /** Delay between a capture and its charge-back or partial refund. */
  disputeMs: number;
  payoutMs: number;
  /** Time after which an open payment page expires. */
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
