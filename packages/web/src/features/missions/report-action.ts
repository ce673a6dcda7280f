import { type guides, reportAction } from '@wl/contract/missions';
import { request } from '../../app/request.ts';
import { useSession } from '../../app/session/session.ts';

/**
 * Keys of the actions reported since the page was loaded. Each key combines the member, city and action. Missions count
 * each action once, so repeated reports would only cause unnecessary traffic.
 */
const reported = new Set<string>();

/** Reports an action that may count towards missions. A failure is not shown; the member can repeat the action. */
function report(
  action: string,
  body: Parameters<typeof request<typeof reportAction>>[1]['body'],
): void {
  const { player, city } = useSession.getState();
  const key = [player?.id, city?.id, action].join(' ');
  if (reported.has(key)) return;
  reported.add(key);
  request(reportAction, { body }).catch(() => {
    reported.delete(key);
  });
}

/** Reports that a signed-in member has read a guide to the end. */
export const reportGuideRead = (guide: (typeof guides)[number]): void =>
  report(guide, { action: 'how_to_read', guide });

/** Reports that a signed-in member has checked the proof of one of their own settled rounds. */
export const reportProofChecked = (roundId: string): void =>
  report(roundId, { action: 'proof_checked', round_id: roundId });
