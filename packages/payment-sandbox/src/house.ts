import type { MethodKind, Store } from './store.ts';

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

/** What every action of the desk works with. */
export interface House {
  store: Store;
  now: () => number;
  wait: Delays;
}
