/** Level ring, experience limits, city and the bell: the HUD's status, versioned like the wallet. */
import { hudStatus, type HudStatus } from '@wl/contract/journey';
import { create } from 'zustand';
import { request } from '../request.ts';
import { storeCity, useSession } from '../session.ts';
import { readSession, writeCached, writeSession } from '../storage.ts';

export type { HudStatus } from '@wl/contract/journey';

const useShown = create<{ hud: HudStatus | undefined }>(() => ({ hud: undefined }));

/** Takes in a status; an older version is dropped. The city tints the application. */
export function receiveHud(hud: HudStatus): void {
  const known = useShown.getState().hud;
  if (known && hud.version < known.version) return;
  useShown.setState({ hud });
  writeSession('playerHudStatus', hud);
  writeCached('playerHudStatus', hud);
  if (hud.city.id !== useSession.getState().city?.id) storeCity(hud.city);
}

let asking: Promise<void> | undefined;

export function refreshHud(): Promise<void> {
  asking ??= request(hudStatus, {})
    .then((reply) => {
      receiveHud(reply.data);
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

function takeUp(): void {
  const kept = readSession<HudStatus>('playerHudStatus');
  if (kept) receiveHud(kept);
  else void refreshHud().catch(() => undefined);
}

useSession.subscribe((now, before) => {
  if (now.status === 'visitor' && before.status === 'member') {
    useShown.setState({ hud: undefined });
  } else if (now.status === 'member' && before.status === 'visitor') takeUp();
});
if (useSession.getState().status === 'member') takeUp();

/** The status to show, or undefined until the first answer. */
export const useHud = (): HudStatus | undefined => useShown((shown) => shown.hud);
