import { type guides, tellDeed } from '@wl/contract/missions';
import { request } from '../../app/request.ts';
import { useSession } from '../../app/session.ts';

/**
 * Told already since the page was loaded: missions count each once, so another word of it is only traffic. Another city has
 * missions of its own, and so has the next member in this browser.
 */
const told = new Set<string>();

/** Silent when it fails: what the member was doing goes on, and may be done again. */
function tell(deed: string, body: Parameters<typeof request<typeof tellDeed>>[1]['body']): void {
  const { player, city } = useSession.getState();
  const key = [player?.id, city?.id, deed].join(' ');
  if (told.has(key)) return;
  told.add(key);
  request(tellDeed, { body }).catch(() => {
    told.delete(key);
  });
}

/** A signed-in member has read this guide to its end. */
export const tellGuideRead = (guide: (typeof guides)[number]): void =>
  tell(guide, { deed: 'how_to_read', guide });

/** A signed-in member has checked the proof of this own, settled round. */
export const tellProofChecked = (roundId: string): void =>
  tell(roundId, { deed: 'proof_checked', round_id: roundId });
