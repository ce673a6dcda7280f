import type { ErrorTable } from './error-table.ts';

/** Errors related to skills, tournaments and trips. */
export const journeyErrors = {
  // journey
  'journey.skill_complete': [409, 'This skill is already at its highest level.', 'skills'],
  'journey.skill_changed': [
    409,
    'This skill has been upgraded on another device. Please check its level before you spend more points.',
    'skills',
  ],
  'journey.not_enough_points': [
    409,
    'You do not have enough skill points. Level up to earn more.',
    'skills',
  ],
  // tournaments
  'tournaments.not_open': [409, 'This tournament no longer accepts entries.', 'tournaments'],
  'tournaments.entered_already': [409, 'You have already entered this tournament.', 'tournaments'],
  'tournaments.full': [409, 'This tournament is full.', 'tournaments'],
  'tournaments.price_changed': [
    409,
    'The price of this tournament has changed. You were not charged. Please check the new price.',
    'tournaments',
  ],
  'tournaments.terms_changed': [
    409,
    'The terms of this tournament have changed. You were not charged. Please check the new terms.',
    'tournaments',
  ],
  'tournaments.not_enough_coins': [
    409,
    'You do not have enough Coins for this tournament.',
    'tournaments',
  ],
  'tournaments.ticket_unusable': [
    409,
    'This ticket can no longer be used. You were not charged.',
    'tournaments',
  ],
  'tournaments.impossible': [
    422,
    'This tournament cannot be set up with these details. Please check the times, slots, stake and prizes.',
    'office tournaments',
  ],
  'tournaments.changed': [
    409,
    'Another clerk has just changed this tournament. Check the new version, then try again.',
    'office tournaments',
  ],
  'tournaments.started': [
    409,
    'This tournament has started. It can no longer be edited, only cancelled.',
    'office tournaments',
  ],
  'tournaments.terms_fixed': [
    409,
    'Members have already entered this tournament. You can only change its name and number of seats or increase its prizes.',
    'office tournaments',
  ],
  'tournaments.start_fixed': [
    409,
    'The start time of this tournament is set by its series. You cannot change it here.',
    'office tournaments',
  ],
  'tournaments.ended': [409, 'This tournament has ended.', 'office tournaments'],
  // travel
  'travel.city_unknown': [404, 'We do not fly to this city.', 'flight map'],
  'travel.already_there': [409, 'You are already in this city.', 'flight map'],
  'travel.not_verified': [
    403,
    'Your passport must be verified before you can travel.',
    'flight map',
  ],
  'travel.not_enough_coins': [409, 'Sorry! You do not have enough coins to travel', 'flight map'],
  'travel.fare_changed': [
    409,
    'The fare has changed. It is now {fare} Coins. Please check the new fare before you board.',
    'flight map',
  ],
  'travel.moved_meanwhile': [
    409,
    'You have already left this city. Choose a flight from your current city.',
    'flight map',
  ],
  'travel.ticket_unusable': [
    409,
    'This ticket can no longer be used. Choose another way to pay.',
    'flight map',
  ],
  'wallet.cash_out_ends_bonuses': [
    409,
    'Some of your bonuses require you to wager the qualifying deposit once before you cash out. This cash-out will end them. Confirm the cash-out to continue.',
    'wallet',
  ],
} as const satisfies ErrorTable;
