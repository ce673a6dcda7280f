import { useCallback, useState } from 'react';
import { ApiError } from './request.ts';

interface Key {
  /** Idempotency key, the same for every retry of one payment. */
  key: string;
  /** Creates a new idempotency key. Call it after a payment has been completed or rejected. */
  renew: () => void;
  /**
   * Handles a failed request: creates a new key if the server rejected the request (4xx). Otherwise, keeps the key,
   * because the payment may have succeeded and a retry must not pay twice.
   */
  failed: (error: unknown) => void;
}

/** Returns the idempotency key for one payment, and functions to renew it and to handle a failed request. */
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
