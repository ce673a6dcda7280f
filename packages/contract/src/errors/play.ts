import type { ErrorTable } from './error-table.ts';

/** Errors related to games, fairness and wagers. */
export const playErrors = {
  // play
  'play.game_unknown': [404, 'We do not offer this game.', 'game profile, play'],
  'play.game_maintenance': [503, 'This game is under maintenance.', 'play'],
  'play.not_free': [
    403,
    'This game is not available for free play. Join or sign in to play.',
    'play',
  ],
  'play.stake_off_ladder': [
    422,
    'This stake is not available. Choose one of the listed stakes.',
    'play',
  ],
  'play.unknown_bet': [422, 'This game does not offer this bet.', 'play'],
  'play.empty_bet': [422, 'Place a bet first.', 'play'],
  'play.below_minimum': [422, 'Your bet is below the minimum for this game.', 'play'],
  'play.above_maximum': [422, 'Your bet is above the maximum for this game.', 'play'],
  'play.round_mismatch': [409, 'This round has already been played with a different bet.', 'play'],
  'play.too_many_open': [
    429,
    'You are playing too many rounds at once. Wait for the last round to finish.',
    'play',
  ],
  'play.too_fast': [429, 'You are playing too fast. Wait a moment before the next round.', 'play'],
  'play.verification_required': [
    403,
    'The rules of your country require a verified passport before you can play. Upload your documents on the My Passport page.',
    'play',
  ],
  'play.round_open': [
    409,
    'You have an open round in this game. Finish it before you start a new one.',
    'play',
  ],
  'play.round_stuck': [
    409,
    'Your open round cannot continue. Our team has been notified. If the round cannot be resumed, your stake is returned to your cash balance.',
    'play',
  ],
  'play.action_illegal': [422, 'This action is not available at this point in the round.', 'play'],
  'play.action_late': [
    409,
    'This round was continued in another window and has been reloaded.',
    'play',
  ],
  'fairness.round_open': [409, 'Finish your open round before you change your seeds.', 'fairness'],
  'play.bonus_refused': [409, 'Bonus money is unavailable for some games (play with cash)', 'play'],
  'fairness.client_seed_invalid': [
    422,
    'Use 1 to 32 letters, digits, hyphens or underscores.',
    'fairness',
  ],
  'fairness.stale_pair': [
    409,
    'Your seed pair was changed in another window and has been reloaded.',
    'fairness',
  ],
  // wagers
  'wagers.not_found': [404, 'This wager does not exist.', 'journey replay'],
  'wagers.already_voided': [409, 'This wager has already been voided.', 'journey replay'],
  'wagers.not_settled': [
    409,
    'This wager has no result yet, so there is nothing to void.',
    'journey replay',
  ],
} as const satisfies ErrorTable;
