import type { Deps } from '../../platform/deps.ts';
import { EMAIL_CAMPAIGN, emailNextMembers } from './email-campaign.ts';

/** Registers the job that sends a campaign's e-mails. */
export function setup(deps: Deps): void {
  deps.jobs.task<{ campaignId: string }>(EMAIL_CAMPAIGN, ({ campaignId }) =>
    emailNextMembers(deps, campaignId),
  );
}
