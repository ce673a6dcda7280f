/** Functions and ports through which other features add data to a new member or provide data about a member. */
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { port } from '../../platform/port.ts';
import type { Applicant } from './rules.ts';

/** Function that stores a feature's data about a new member, in the transaction that creates the member. */
type NewMemberPart = (
  deps: Deps,
  tx: Transaction,
  member: { id: string; applicant: Applicant },
) => Promise<void>;

const newMemberParts = new Map<string, NewMemberPart>();

/**
 * Registers the function with which a feature stores its data for each new member. Must be called in the feature's
 * setup.
 */
export function addNewMemberPart(feature: string, part: NewMemberPart): void {
  newMemberParts.set(feature, part);
}

/** Calls the functions that features have registered for new members, in the order in which they were registered. */
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
