import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { port } from '../../platform/port.ts';

/** Returns the number of a member's unread notifications for the HUD, and the version of that number. */
export const bellOf = port<
  [deps: Deps, memberId: string, db: Db],
  Promise<{ unread: number; version: number }>
>('the unread notifications of a member');
