import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that returns true once the member has left the page. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
