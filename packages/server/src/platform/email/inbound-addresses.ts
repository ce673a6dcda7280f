import type { Deps } from '../deps.ts';

/** E-mail received by the inbound mail server for one feature's addresses. */
export interface InboundEmail {
  /** Recipients' addresses in lower case; at least one. */
  recipients: readonly string[];
  /** Address in MAIL FROM; empty for bounces. */
  sender: string;
  remoteIp: string;
  /** Name in the HELO or EHLO command. */
  helo: string;
  raw: Buffer;
}

/** Addresses at which a feature receives e-mails. */
export interface InboundAddress {
  /** Maximum size of an e-mail in bytes. */
  maxBytes: number;
  /** Returns true if the feature receives e-mails at the address, which must be in lower case. */
  accepts(address: string): boolean;
  /**
   * Stores an e-mail. The server acknowledges the e-mail to the sending server only after this call has succeeded. If
   * the call throws, the sending server tries again later.
   */
  take(email: InboundEmail): Promise<void>;
}

const addresses = new WeakMap<Deps, InboundAddress[]>();

/** Registers a feature's addresses, so that the application accepts e-mails to them. */
export function registerInboundAddress(deps: Deps, address: InboundAddress): void {
  addresses.set(deps, [...(addresses.get(deps) ?? []), address]);
}

/** Returns the registered `InboundAddress` that accepts e-mails to this recipient; undefined if there is none. */
export const inboundAddressOf = (deps: Deps, recipient: string): InboundAddress | undefined =>
  addresses.get(deps)?.find((one) => one.accepts(recipient));
