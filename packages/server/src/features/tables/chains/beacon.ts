/** Published round of a beacon. */
interface BeaconRound {
  /** Beacon's signature of the round number, in hexadecimal. */
  signature: string;
  /** SHA-256 of the signature, in hexadecimal. */
  randomness: string;
}

/** Source of the public randomness that becomes the salt of a chain (decision 128). */
export interface Beacon {
  /**
   * Returns a published round whose signature has been verified.
   * @param stop signal that ends all requests
   * @throws BeaconUnavailable if no relay can supply the round
   */
  round(round: number, stop?: AbortSignal): Promise<BeaconRound>;
}

/** Error for a round that no relay could supply. The message lists the failure of each relay. */
export class BeaconUnavailable extends Error {}
