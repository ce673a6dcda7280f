import type { Deps } from '../../platform/deps.ts';
import { MAIL_CAMPAIGN, mailOn } from './mail-campaign.ts';

/** Registers the job that sends a campaign's e-mails. */
export function setup(deps: Deps): void {
  deps.jobs.task<{ campaignId: string }>(MAIL_CAMPAIGN, ({ campaignId }) =>
    mailOn(deps, campaignId),
  );
}
