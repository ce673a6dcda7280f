/** Ports and parts through which features above this one add to a member. */
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { port } from '../../platform/port.ts';
import type { Applicant } from './rules.ts';

/** Stores what a feature keeps about a new member, in the transaction that creates the member. */
type NewMemberPart = (
  deps: Deps,
  tx: Transaction,
  member: { id: string; applicant: Applicant },
) => Promise<void>;

const newMemberParts = new Map<string, NewMemberPart>();

/** Adds a feature's part. Called in the setup of the feature. */
export function addNewMemberPart(feature: string, part: NewMemberPart): void {
  newMemberParts.set(feature, part);
}

/** Runs the parts of all features, in the order in which they were added. */
export const storeNewMemberParts: NewMemberPart = async (deps, tx, member) => {
  for (const part of newMemberParts.values()) await part(deps, tx, member);
};

/**
 * Returns the slug of the member's city; undefined if the member has no journey. The city cannot change while the
 * caller holds the wallet lock.
 */
export const cityOf = port<[db: Db, memberId: string], Promise<string | undefined>>(
  'the city of a member',
);
