import { useCallback, useState } from 'react';
import { ApiError } from './request.ts';

interface Key {
  /** Idempotency key, the same for every resend of one intended payment. */
  key: string;
  /** Starts a new intention after the current one was completed or rejected. */
  renew: () => void;
  /**
   * Handles a failure. A rejection (4xx) ends the intention. Without an answer, or after a server error, the payment
   * may have happened: the key stays, so a resend has no second effect.
   */
  failed: (error: unknown) => void;
}

/** Returns the idempotency key of one intended payment. */
export function useKey(): Key {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const renew = useCallback(() => setKey(crypto.randomUUID()), []);
  return {
    key,
    renew,
    failed: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) renew();
    },
  };
}
