import { gateReasons, type GateReason } from '@wl/contract/travel';
import { cityBySlug } from '@wl/world/cities/index';
import type { City } from '@wl/world/city';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { destinationTickets, type Ticket } from '../bag/index.ts';
import { cityOf, skillsOf } from '../journey/index.ts';
import { walletOf } from '../ledger/index.ts';
import { decide } from '../limits/index.ts';
import { gateStateOf, memberById, passportOf } from '../members/index.ts';
import { countTrips } from './repository.ts';
import type { Traveller } from './rules.ts';

export interface TravelState extends Traveller {
  here: City;
  backpacker: number;
  trips: number;
  usable: Ticket[];
}

/** Returns true if the error code is one of the reasons why a city gate can be closed. */
const isReason = (code: string): code is GateReason =>
  gateReasons.some((reason) => reason === code);

/**
 * Loads the data that determines where a member can fly and what each flight costs. The data can change until the
 * caller locks the wallet.
 * @throws DomainError request.not_found if there is no such member or journey
 */
export async function travelStateOf(deps: Deps, db: Db, memberId: string): Promise<TravelState> {
  // Run the queries one after another, because inside a transaction they share a single connection.
  const member = await memberById(db, memberId);
  const here = cityBySlug((await cityOf(db, memberId)) ?? '');
  const wallet = await walletOf(db, memberId);
  if (!member || !here || !wallet) throw new DomainError('request.not_found');
  const { backpacker } = await skillsOf(db, memberId);
  const trips = await countTrips(db, memberId);
  const now = deps.clock.now();
  const usable = await destinationTickets(db, memberId, now);
  const verdict = decide('travel', gateStateOf(member), now);
  return {
    here,
    backpacker,
    trips,
    usable,
    refused: !verdict.ok && isReason(verdict.code) ? verdict.code : undefined,
    isVerified: passportOf(member) === 'verified',
    isFirst: trips === 0,
    coins: wallet.coins,
    tickets: usable.length,
  };
}
