import type { Deps } from '../../platform/deps.ts';
import { endTournaments } from './prizes/end-tournaments.ts';
import { PAY_DUE, payDue } from './prizes/pay-due.ts';
import { END_TOURNAMENTS, PUBLISH_SERIES, publishSeries } from './publish-series.ts';
import { notifyOfStarts } from './entries/remind-entrants.ts';

/**
 * Registers the jobs that publish tournaments, announce their starts, record their ends, and pay outstanding prizes and
 * refunds.
 */
export function setup(deps: Deps): void {
  deps.jobs.task(END_TOURNAMENTS, () => endTournaments(deps));
  deps.jobs.cron('tournaments.end_missed', '* * * * *', () => endTournaments(deps));
  deps.jobs.task(PAY_DUE, () => payDue(deps));
  deps.jobs.cron('tournaments.pay_missed', '* * * * *', () => payDue(deps));
  deps.jobs.cron('tournaments.tell_starts', '* * * * *', () => notifyOfStarts(deps));
  deps.jobs.cron(PUBLISH_SERIES, '*/10 * * * *', () => publishSeries(deps));
}
