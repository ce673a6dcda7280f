import { createContext, type ReactNode } from 'react';
import type { TitleDrag } from '../../play/index.ts';

/** Parts of a game window that a table shows in its title bar. */
export interface TableWindow {
  /** Drag handlers of the title bar; null if the window cannot move. */
  drag: TitleDrag | null;
  grip: ReactNode;
  tools: ReactNode;
}

/** Window in which a table is shown; null on the table's own page. */
export const TableWindowContext = createContext<TableWindow | null>(null);
