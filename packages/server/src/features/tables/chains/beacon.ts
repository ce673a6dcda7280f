/** Published round of a beacon. */
interface BeaconRound {
  /** The beacon's signature of the round's number, as hex. */
  signature: string;
  /** SHA-256 of the signature, as hex. */
  randomness: string;
}

/** Source of the public randomness that becomes the salt of a chain (decision 128). */
export interface Beacon {
  /**
   * Returns a published round whose signature has been verified.
   * @param stop signal that ends all requests
   * @throws BeaconUnavailable if the round cannot be read now
   */
  round(round: number, stop?: AbortSignal): Promise<BeaconRound>;
}

/** Error for a round that no relay could supply. The message says what each relay did. */
export class BeaconUnavailable extends Error {}
