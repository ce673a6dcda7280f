import { useCallback, useState } from 'react';
import { ApiError } from './request.ts';

interface Key {
  /** The same for every resend of one intended payment. */
  key: string;
  /** The intention is done or was refused: the next one is another. */
  renew: () => void;
  /**
   * After a failure: a refusal ends the intention. Without an answer (or with a failing server) it may have happened, so the key
   * stays and a resend has no second effect.
   */
  failed: (error: unknown) => void;
}

/** The idempotency key of one intended payment. */
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
