/**
 * Status shown in the HUD: level ring, experience limits, city and bell. Each status has a version, so that an outdated
 * status can be ignored.
 */
import type { HudStatus } from '@wl/contract/journey';
import { create } from 'zustand';
import { request } from '../request.ts';
import { storeCity, useSession } from '../session/session.ts';
import { readSession, writeCached, writeSession } from '../session/storage.ts';
import { askHud } from './calls.ts';
import { refresher } from './refresher.ts';
import { clearBell, receiveBell } from './unread.ts';

export type { HudStatus } from '@wl/contract/journey';

const useShown = create<{ hud: HudStatus | undefined }>(() => ({ hud: undefined }));

/**
 * Stores a HUD status and its city. Ignores a status that is older than the stored status, or that arrives after
 * sign-out.
 */
export function receiveHud(hud: HudStatus): void {
  if (useSession.getState().status === 'visitor') return;
  const known = useShown.getState().hud;
  if (known && hud.version < known.version) return;
  useShown.setState({ hud });
  receiveBell({ unread: hud.unread_notifications, version: hud.notifications_version });
  writeSession('playerHudStatus', hud);
  writeCached('playerHudStatus', hud);
  if (hud.city.id !== useSession.getState().city?.id) storeCity(hud.city);
}

export const refreshHud = refresher(async () => receiveHud((await request(askHud, {})).data));

function takeUp(): void {
  const kept = readSession<HudStatus>('playerHudStatus');
  if (kept) receiveHud(kept);
  else void refreshHud().catch(() => undefined);
}

useSession.subscribe((now, before) => {
  if (now.status === 'visitor' && before.status === 'member') {
    useShown.setState({ hud: undefined });
    clearBell();
  } else if (now.status === 'member' && before.status === 'visitor') takeUp();
});
if (useSession.getState().status === 'member') takeUp();

/** Returns the HUD status to show; undefined until the server's first response. */
export const useHud = (): HudStatus | undefined => useShown((shown) => shown.hud);
