import type { Deps } from '../deps.ts';

/** E-mail that the inbound server received for recipients of one feature. */
export interface InboundEmail {
  /** Recipients in lower case, at least one. */
  recipients: readonly string[];
  /** Address in MAIL FROM; empty for bounces. */
  sender: string;
  remoteIp: string;
  /** Name in the HELO or EHLO command. */
  helo: string;
  raw: Buffer;
}

/** Recipients for which a feature receives e-mails. */
export interface InboundAddress {
  /** Maximum size of an e-mail in bytes. */
  maxBytes: number;
  /** Returns true if this is an address of the feature. The address is in lower case. */
  accepts(address: string): boolean;
  /** Stores an e-mail. The sending server gets its confirmation only after this; if it throws, it sends again later. */
  take(email: InboundEmail): Promise<void>;
}

const addresses = new WeakMap<Deps, InboundAddress[]>();

/** Makes the inbound server of an application accept e-mails to a feature's addresses. */
export function registerInboundAddress(deps: Deps, address: InboundAddress): void {
  addresses.set(deps, [...(addresses.get(deps) ?? []), address]);
}

/** Returns the addresses that accept a recipient; undefined if there is no such recipient. */
export const inboundAddressOf = (deps: Deps, recipient: string): InboundAddress | undefined =>
  addresses.get(deps)?.find((one) => one.accepts(recipient));
