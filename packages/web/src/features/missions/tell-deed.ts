import { type guides, tellDeed } from '@wl/contract/missions';
import { request } from '../../app/request.ts';
import { useSession } from '../../app/session.ts';

/**
 * Actions already reported since the page was loaded. Missions count each action once, so a repeated report is only
 * traffic. Another city has its own missions, and so has the next member in this browser.
 */
const told = new Set<string>();

/** Reports an action. A failure is silent: the member is not interrupted, and may do it again. */
function tell(deed: string, body: Parameters<typeof request<typeof tellDeed>>[1]['body']): void {
  const { player, city } = useSession.getState();
  const key = [player?.id, city?.id, deed].join(' ');
  if (told.has(key)) return;
  told.add(key);
  request(tellDeed, { body }).catch(() => {
    told.delete(key);
  });
}

/** Reports that a signed-in member has read this guide to its end. */
export const tellGuideRead = (guide: (typeof guides)[number]): void =>
  tell(guide, { deed: 'how_to_read', guide });

/** Reports that a signed-in member has checked the proof of this settled round of their own. */
export const tellProofChecked = (roundId: string): void =>
  tell(roundId, { deed: 'proof_checked', round_id: roundId });
