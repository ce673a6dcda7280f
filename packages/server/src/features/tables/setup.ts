import { TABLE_CHAT_KEPT_DAYS } from '@wl/world/chat/table-chat';
import type { Deps } from '../../platform/deps.ts';
import { deleteMessagesBefore } from './chat/chat-repository.ts';
import { keepSalts } from './chains/keep-salts.ts';
import { announceCrowdsOften } from './crowd/announce-crowds.ts';
import {
  CARRY_OUT_CORRECTION,
  carryOutCorrection,
} from './dealing/corrections/carry-out-correction.ts';
import { createTableOwner, tickOften } from './owner/table-owner.ts';
import { followTables } from './titles.ts';
import { CARRY_OUT_VOID, carryOutVoid } from './voids/carry-out-void.ts';

export async function setup(deps: Deps): Promise<void> {
  await followTables(deps);
  deps.jobs.task<{ id: string }>(CARRY_OUT_VOID, ({ id }) => carryOutVoid(deps, id));
  deps.jobs.task<{ id: string }>(CARRY_OUT_CORRECTION, ({ id }) => carryOutCorrection(deps, id));
  deps.jobs.cron('tables.forget_chat', '41 3 * * *', () => forgetOldChat(deps));
  if (deps.isWorker) return;
  deps.jobs.whileRunning(() => {
    const owner = createTableOwner(deps);
    const stopCrowds = announceCrowdsOften(deps, owner);
    const stopTables = tickOften(deps, owner);
    const stopSalts = keepSalts(deps);
    return async () => {
      stopCrowds();
      await Promise.all([stopTables(), stopSalts()]);
    };
  });
}

const DAY_MS = 24 * 60 * 60_000;

/** Deletes table talk messages whose retention period has ended. */
export async function forgetOldChat(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - TABLE_CHAT_KEPT_DAYS * DAY_MS);
  const deleted = await deleteMessagesBefore(deps.db, before);
  if (deleted > 0) deps.log.info({ deleted }, 'old messages of the table talk deleted');
}
