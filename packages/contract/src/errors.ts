/**
 * Every expected failure: its code, HTTP status, English text and the screen that shows it. The English text is what the
 * API sends as `message`; the clients word the code in the member's language (`wordings/`). Texts quoted in specification
 * §5 and §8 stand here word for word. `{name}` is filled from the error's `params`.
 */
export const errors = {
  // request
  'request.invalid': [422, 'Please check the marked fields.', 'every form'],
  'request.not_found': [404, 'This page or item does not exist.', 'not-found'],
  'request.csrf': [403, 'Your session could not be checked. Reload the page and try again.', 'any'],
  'request.origin': [403, 'This request came from another site.', 'any'],
  'request.too_many': [429, 'Too many attempts. Please wait a moment and try again.', 'any'],
  'request.unexpected': [500, 'There has been an error.', 'any'],
  'request.maintenance': [503, 'We are doing maintenance and will be back shortly.', 'maintenance'],
  'request.overloaded': [503, 'We are very busy. Nothing was booked; please try again.', 'any'],
  'request.country_blocked': [
    451,
    'Our service is not available in your country.',
    'restricted-access',
  ],
  // auth
  'auth.signed_out': [401, 'Please sign in to continue.', 'sign-in HUD'],
  'auth.forbidden': [403, 'You are not allowed to do this.', 'any'],
  'auth.wrong_credentials': [422, 'Your email or password is incorrect', 'sign-in HUD'],
  'auth.wrong_password': [422, 'Incorrect password', 'settings'],
  'auth.locked': [
    423,
    'Your account is locked after too many incorrect passwords. We sent you an e-mail to reset it.',
    'password-locked-player',
  ],
  'auth.code_wrong': [
    422,
    'Your code is incorrect',
    'recovery, e-mail confirmation, staff sign-in',
  ],
  'auth.code_expired': [
    422,
    'This code has expired. Ask for a new one.',
    'recovery, e-mail confirmation',
  ],
  'auth.totp_required': [
    401,
    'Enter the code from your authenticator app.',
    'sign-in HUD, office sign-in',
  ],
  // member
  'member.email_taken': [422, 'Email Already Exists', 'acquire passport'],
  'member.email_unverified': [
    403,
    'Please confirm your e-mail address first.',
    'unverified-email-access',
  ],
  'member.too_young': [422, 'You have to be 20 years old to gamble', 'acquire passport'],
  'member.excluded': [423, 'You have excluded yourself from play.', 'locked-out-player'],
  'member.on_break': [423, 'You are taking a break from play.', 'locked-out-player'],
  'member.balance_left': [
    409,
    'You still have {left} with us. Withdraw it first; a cash-out has to arrive.',
    'settings',
  ],
  'member.closed': [423, 'This account is closed.', 'sign-in HUD'],
  'member.already_registered': [
    409,
    'You already have an account with us. Sign in or contact support.',
    'acquire passport',
  ],
  'member.postcode_unknown': [
    404,
    'We do not know this post code. Please type your city.',
    'acquire passport',
  ],
  // wallet
  'wallet.insufficient_funds': [409, 'Insufficient funds', 'wallet, play'],
  'wallet.exceeds_cash': [422, 'The amount exceeds your available cash.', 'cash-out'],
  'wallet.below_minimum': [422, 'The minimum amount is {minimum}.', 'top-up, cash-out'],
  'wallet.above_transaction_limit': [
    422,
    'The maximum amount per transaction is {maximum}.',
    'top-up, cash-out',
  ],
  'wallet.above_daily_limit': [
    422,
    'This amount is above your daily limit. You have {left} left today.',
    'top-up, cash-out',
  ],
  'wallet.above_monthly_limit': [
    422,
    'This amount is above your monthly limit. You have {left} left this month.',
    'top-up, cash-out',
  ],
  'wallet.cash_out_limit_reached': [422, 'Withdrawal limit reached', 'cash-out'],
  'wallet.verification_required': [
    403,
    'Your passport has to be verified before you can cash out.',
    'cash-out',
  ],
  'wallet.method_unused': [
    422,
    'You can only cash out to a method you have already used for a top-up.',
    'cash-out',
  ],
  'wallet.ewallet_needs_deposit': [
    422,
    'E-wallet withdrawals need a prior successful deposit with that method.',
    'cash-out',
  ],
  'wallet.cash_out_not_pending': [
    409,
    'This cash-out can no longer be changed.',
    'wallet, payments desk',
  ],
  'wallet.cash_out_failed': [502, 'Cash Out Failed (check payment information)', 'wallet'],
  'wallet.cash_outs_unavailable': [
    503,
    'Withdrawals currently not available, contact support',
    'wallet',
  ],
  'wallet.provider_unavailable': [
    503,
    'The payment provider does not answer. Nothing was booked; please try again.',
    'wallet',
  ],
  'wallet.key_reused': [409, 'This request was already made with other details.', 'wallet'],
  'wallet.too_many_failed': [
    429,
    'Too many payments have failed. Please try again in {minutes} minutes.',
    'top-up',
  ],
  'wallet.top_ups_suspended': [
    423,
    'Top-ups are suspended for your account after many failed payments. Please contact support.',
    'top-up',
  ],
  'wallet.same_clerk': [403, 'A second clerk has to approve this.', 'payments desk'],
  'wallet.claimed': [409, 'Another clerk is working on this case.', 'payments desk'],
  'wallet.difference_closed': [409, 'This difference is already settled.', 'reconciliation'],
  'wallet.correction_needs_member': [
    422,
    'Name the member whose books this correction belongs to.',
    'reconciliation',
  ],
  // limits
  'limits.deposit_reached': [
    422,
    'This amount is above your own deposit limit. You have {left} left.',
    'top-up',
  ],
  'limits.wager_reached': [
    409,
    'This stake is above your own wager limit. You have {left} left.',
    'play',
  ],
  'limits.loss_reached': [
    409,
    'This stake is above your own loss limit. You have {left} left.',
    'play',
  ],
  'limits.session_time_reached': [
    409,
    'You have reached your own time limit for today. Play opens again at midnight UTC.',
    'play',
  ],
  'limits.reality_check_due': [
    409,
    'Time for a look at your session: please answer the reality check before the next round.',
    'play, limits',
  ],
  'limits.too_early': [
    409,
    'A higher limit can be confirmed 24 hours after you asked for it.',
    'limits',
  ],
  'limits.nothing_pending': [409, 'There is no change waiting to be confirmed.', 'limits'],
  'exclusion.shorter': [
    409,
    'A longer one holds already. It cannot be made shorter.',
    'safe-travel desk',
  ],
  'exclusion.too_early': [
    409,
    'An indefinite exclusion can be reopened seven days after it began at the earliest.',
    'locked-out-player',
  ],
  'exclusion.not_reopenable': [409, 'This exclusion cannot be reopened.', 'locked-out-player'],
  'limits.unknown': [404, 'There is no such limit.', 'limits'],
  // play
  'play.game_unknown': [404, 'We do not have this game.', 'game profile, play'],
  'play.game_maintenance': [503, 'This game is under maintenance.', 'play'],
  'play.not_free': [
    403,
    'This game is not available for free play. Join or sign in to play.',
    'play',
  ],
  'play.stake_off_ladder': [
    422,
    'This stake is not offered. Choose one of the listed stakes.',
    'play',
  ],
  'play.unknown_bet': [422, 'This bet does not exist in this game.', 'play'],
  'play.empty_bet': [422, 'Place a bet first.', 'play'],
  'play.below_minimum': [422, 'Your bet is below the minimum of this game.', 'play'],
  'play.above_maximum': [422, 'Your bet is above the maximum of this game.', 'play'],
  'play.round_mismatch': [409, 'This round was already played with another bet.', 'play'],
  'play.too_many_open': [429, 'Too many rounds at once. Wait for the last one to finish.', 'play'],
  'play.too_fast': [429, 'That was too fast. You can play the next round in a moment.', 'play'],
  'play.round_open': [
    409,
    'You have an open round in this game. Finish it before you start a new one.',
    'play',
  ],
  'play.action_illegal': [422, 'This decision is not possible now.', 'play'],
  'play.action_late': [
    409,
    'This round has gone on in another window. It was loaded again.',
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
    'Your seed pair has changed in another window. It was loaded again.',
    'fairness',
  ],
  // playlists
  'playlists.name_unfit': [
    422,
    'This name cannot be shown to others. Please choose another one.',
    'playlists',
  ],
  'playlists.too_many': [
    409,
    'You have {most} playlists. Delete one to make another.',
    'playlists',
  ],
  'playlists.full': [
    409,
    'This playlist holds {most} games already. Remove one first.',
    'playlists',
  ],
  'playlists.changed': [
    409,
    'This playlist has changed in another window. It was loaded again.',
    'playlists',
  ],
  // lobby: the application's own, no call answers them
  'lobby.update_failed': [500, 'Failed to update filter state', 'casino-floor'],
  'lobby.set_failed': [500, 'Failed to set filter', 'casino-floor'],
  'lobby.add_failed': [500, 'Failed to add active filter', 'casino-floor'],
  'lobby.remove_failed': [500, 'Failed to remove active filter', 'casino-floor'],
  'lobby.clear_failed': [500, 'Failed to clear filters', 'casino-floor'],
  // floor: its order, at the office
  'floor.changed': [
    409,
    'Somebody else has arranged the floor meanwhile. Nothing of yours was saved.',
    'office floor',
  ],
  'floor.unknown': [422, 'The house has nothing called “{name}”.', 'office floor'],
  'floor.twice': [422, '“{name}” stands in one list twice.', 'office floor'],
  // staff
  'staff.wrong_credentials': [422, 'Your email, password or code is incorrect', 'office sign-in'],
  'staff.member_unknown': [404, 'Email Does not Exist', 'office member look-up'],
} as const satisfies Record<string, readonly [status: number, english: string, screen: string]>;

export type ErrorCode = keyof typeof errors;

/** The JSON body of every failed call. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
  params?: Record<string, string | number>;
}
