import type { HudStatus } from '@wl/contract/journey';
import { experienceSources, type ExperienceSourceName } from '@wl/world/casino/experience';
import { experienceNeeded } from '@wl/world/casino/levels';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { knownEditions } from '../editions/index.ts';
import { wireCity } from '../members/index.ts';
import { depositsCount } from './deposits-count.ts';
import { bellOf } from './bell.ts';
import { findJourney, findUses } from './repository.ts';
import { usesAt } from './rules.ts';

/** Experience limits that the HUD shows. Deposits of all sizes are combined in one entry. */
const lines: readonly {
  source: HudStatus['limits'][number]['source'];
  of: ExperienceSourceName[];
}[] = [
  { source: 'login', of: ['login'] },
  { source: 'deposit', of: ['deposit_small', 'deposit_medium', 'deposit_large'] },
  { source: 'wager', of: ['wager'] },
];

/**
 * Returns a member's HUD: level, use of the hourly experience limits, city and unread notifications.
 * @param db transaction whose uncommitted changes should be included
 * @throws DomainError request.not_found if the member has no journey
 */
export async function hudOf(deps: Deps, memberId: string, db: Db = deps.db): Promise<HudStatus> {
  const row = await findJourney(db, memberId);
  if (!row) throw new DomainError('request.not_found');
  const uses = await findUses(db, memberId);
  const bell = await bellOf(deps, memberId, db);
  const now = deps.clock.now();
  const withDeposits = await depositsCount(deps, memberId);
  return {
    version: row.version,
    level: row.level,
    experience: row.experience,
    experience_needed: experienceNeeded(row.level),
    next_level_coins: knownEditions(deps).newest().book.levelUpReward(row.level).coins,
    limits: lines
      .filter(({ source }) => withDeposits || source !== 'deposit')
      .map(({ source, of }) => ({
        source,
        used: of.reduce((sum, name) => sum + usesAt(uses.get(name), now).hour, 0),
        limit: of.reduce((sum, name) => sum + experienceSources[name].perHour, 0),
      })),
    city: wireCity(row.city),
    unread_notifications: bell.unread,
    notifications_version: bell.version,
  };
}
