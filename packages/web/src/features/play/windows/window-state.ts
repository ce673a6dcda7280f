import { createContext, use, type RefObject } from 'react';

/** Current state of a stage's window among the others. */
export interface WindowState {
  /** In front of all others: only this window receives keys and plays sounds. */
  isFront: boolean;
  /** Not minimised, and on phones the visible one. */
  isShown: boolean;
}

/** A reference, because rounds outlive renders and read the state at every sound. */
export const WindowStateContext = createContext<RefObject<WindowState>>({
  current: { isFront: true, isShown: true },
});

export const useWindowState = (): RefObject<WindowState> => use(WindowStateContext);
