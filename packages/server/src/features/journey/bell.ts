import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { port } from '../../platform/port.ts';

/** Returns a member's unread notification count and the version of the notification list, for the HUD. */
export const bellOf = port<
  [deps: Deps, memberId: string, db: Db],
  Promise<{ unread: number; version: number }>
>('the unread notifications of a member');
