import { createContext, use, type RefObject } from 'react';

/** How a stage's window stands among the others, now. */
export interface Standing {
  /** In front of all others: keys and sounds are its own. */
  isFront: boolean;
  /** Not minimised, and on phones the one that is looked at. */
  isShown: boolean;
}

/** A reference, because rounds outlive renders and ask again at every sound. */
export const StandingContext = createContext<RefObject<Standing>>({
  current: { isFront: true, isShown: true },
});

export const useStanding = (): RefObject<Standing> => use(StandingContext);
