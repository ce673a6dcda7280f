import { createContext, use, type RefObject } from 'react';

/** State of the window in which a stage is shown. */
export interface WindowState {
  /** True for the front window, the only one that receives keyboard input and plays sounds. */
  isFront: boolean;
  /** True if the window is visible: not minimised and, on phones, in front. */
  isShown: boolean;
}

/**
 * Context with a ref to the window's state. A round can outlast the render that started it, so the round's code reads
 * the current state from the ref before every sound.
 */
export const WindowStateContext = createContext<RefObject<WindowState>>({
  current: { isFront: true, isShown: true },
});

export const useWindowState = (): RefObject<WindowState> => use(WindowStateContext);
