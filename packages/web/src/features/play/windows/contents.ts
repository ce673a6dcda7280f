/**
 * Finds the content components of windows that do not show a game. The feature of a category provides its component in
 * `window-contents/<category>.tsx`, because the play feature cannot import features that depend on it.
 */
import type { Round } from '@wl/contract/play';
import { lazy, type ComponentType, type ReactNode } from 'react';
import type { TitleDrag } from './window-frame.tsx';

/** Data that a window reports for the HUD strip and the window manager. */
export interface ShownGame {
  name: string;
  /** Last round whose presentation has ended. */
  last: Round | null;
  demoNetCents: number;
  /**
   * Maximum number of open windows. Only tables report this number here; for games, the launch response contains it.
   */
  mostWindows?: number;
  /** Message shown when the window is closed; undefined if no message is needed. */
  closingNote?: string | undefined;
}

/** Props of a window's content. */
export interface WindowContentProps {
  slug: string;
  /** Drag handlers of the title bar; null if the window cannot move. */
  drag: TitleDrag | null;
  /** Returns the drag handle at the start of the title bar; null if the window cannot move. */
  gripOf: (name: string) => ReactNode;
  /** Returns the buttons at the end of the title bar, such as minimise and close. */
  toolsOf: (name: string) => ReactNode;
  /** Called when the data that the window reports has changed. */
  onShown: (slug: string, game: ShownGame) => void;
  onClose: () => void;
}

type Content = ComponentType<WindowContentProps>;

const files = import.meta.glob<{ default: Content }>('../../*/window-contents/*.tsx');

const contents = new Map(
  Object.entries(files).map(([file, load]) => [/([^/]+)\.tsx$/.exec(file)?.[1], lazy(load)]),
);

/** Returns the content of a category's windows; undefined if they show a game. */
export const contentOf = (category: string): Content | undefined => contents.get(category);
