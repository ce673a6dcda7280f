import { useEffect, useState } from 'react';

/** Returns the value, debounced by `ms` (specification §2: 500 ms for the search field). */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
