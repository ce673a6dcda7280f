import type { PlayerLevel } from '@wl/contract/journey-levels';
import { experienceSources, type ExperienceSourceName } from '@wl/world/casino/experience';
import { experienceNeeded, experienceToReach } from '@wl/world/casino/levels';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { depositsCount } from './deposits-count.ts';
import { findJourney, findUses } from './repository.ts';
import { usesAt } from './rules.ts';

const sources = Object.keys(experienceSources) as ExperienceSourceName[];

/**
 * Returns a member's level and experience and, for each experience source, how often it was used and its limit. Omits
 * sources that earn no experience in the member's jurisdiction.
 * @throws DomainError request.not_found if the member has no journey
 */
export async function readLevel(deps: Deps, memberId: string): Promise<PlayerLevel> {
  const [row, uses, withDeposits] = await Promise.all([
    findJourney(deps.db, memberId),
    findUses(deps.db, memberId),
    depositsCount(deps, memberId),
  ]);
  if (!row) throw new DomainError('request.not_found');
  const now = deps.clock.now();
  return {
    level: row.level,
    experience: row.experience,
    experience_needed: experienceNeeded(row.level),
    experience_total: experienceToReach(row.level) + row.experience,
    sources: sources
      .filter((source) => withDeposits || !source.startsWith('deposit_'))
      .map((source) => {
        const { points, perHour, perDay, perMonth } = experienceSources[source];
        const used = usesAt(uses.get(source), now);
        return {
          source,
          points,
          hour: { used: used.hour, limit: perHour },
          day: { used: used.day, limit: perDay },
          month: { used: used.month, limit: perMonth },
        };
      }),
    server_now: now.toISOString(),
  };
}
