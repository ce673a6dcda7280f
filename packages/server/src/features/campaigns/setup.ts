import type { Deps } from '../../platform/deps.ts';
import { MAIL_CAMPAIGN, mailOn } from './mail-campaign.ts';

/** The job that writes a campaign's letters. */
export function setup(deps: Deps): void {
  deps.jobs.task<{ campaignId: string }>(MAIL_CAMPAIGN, ({ campaignId }) =>
    mailOn(deps, campaignId),
  );
}
