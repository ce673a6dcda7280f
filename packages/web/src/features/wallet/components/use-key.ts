import { useState } from 'react';

/**
 * The key of one intended payment: the same for every resend of it, a new one when the intention changes or is done.
 * Answers the key and a function that takes a new one.
 */
export function useKey(): [key: string, renew: () => void] {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return [key, () => setKey(crypto.randomUUID())];
}
