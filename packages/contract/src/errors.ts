/**
 * Every expected failure: its code, HTTP status, English text and the screen that shows it. The API sends the English
 * text as `message`; clients show the code's text in the member's language (`wordings/`). Texts quoted in
 * specification §5 and §8 are used word for word. `{name}` is filled from the error's `params`.
 */
export const errors = {
  // request
  'request.invalid': [422, 'Please correct the highlighted fields.', 'every form'],
  'request.not_found': [404, 'This page or item does not exist.', 'not-found'],
  'request.csrf': [
    403,
    'Your session could not be verified. Reload the page and try again.',
    'any',
  ],
  'request.origin': [403, 'This request was rejected because it came from another website.', 'any'],
  'request.too_many': [429, 'Too many attempts. Please wait a moment and try again.', 'any'],
  'request.unexpected': [500, 'There has been an error.', 'any'],
  'request.maintenance': [
    503,
    'We are carrying out maintenance and will be back soon.',
    'maintenance',
  ],
  'request.overloaded': [
    503,
    'Our service is very busy. You were not charged. Please try again.',
    'any',
  ],
  'request.country_blocked': [
    451,
    'Our service is not available in your country.',
    'restricted-access',
  ],
  // auth
  'auth.signed_out': [401, 'Please sign in to continue.', 'sign-in HUD'],
  'auth.forbidden': [403, 'You do not have permission to do this.', 'any'],
  'auth.wrong_credentials': [422, 'Your email or password is incorrect', 'sign-in HUD'],
  'auth.wrong_password': [422, 'Incorrect password', 'settings'],
  'auth.locked': [
    423,
    'Your account is locked after too many incorrect passwords. To set a new password, see the e-mail we sent you.',
    'password-locked-player',
  ],
  'auth.code_wrong': [
    422,
    'Your code is incorrect',
    'recovery, e-mail confirmation, sign-in HUD, settings, staff sign-in, office first owner, office invitation',
  ],
  'auth.code_expired': [
    422,
    'This code has expired. Request a new one.',
    'recovery, e-mail confirmation',
  ],
  'auth.code_asked_elsewhere': [
    422,
    'This six-digit code is valid only in the browser that requested it. Enter the code there, or request a new one here.',
    'recovery',
  ],
  'auth.recoveries_spent': [
    429,
    'Too many six-digit codes were requested today. Try again in {hours} h, or use a browser where you have signed in before.',
    'recovery',
  ],
  'auth.totp_required': [
    401,
    'Enter the code from your authenticator app.',
    'sign-in HUD, office sign-in',
  ],
  // second factor
  'second_factor.already_on': [
    409,
    'Two-factor authentication is already on. To set up another app, turn it off first.',
    'settings',
  ],
  'second_factor.not_begun': [409, 'The set-up has timed out. Please start it again.', 'settings'],
  'second_factor.not_on': [
    409,
    'Two-factor authentication is not set up, so there is nothing to change.',
    'settings, member file',
  ],
  // personal data
  'personal_data.too_soon': [
    409,
    'You have already requested a copy in the last 24 hours. Please use that copy, or request another one tomorrow.',
    'settings',
  ],
  // member
  'member.email_taken': [422, 'Email Already Exists', 'acquire passport'],
  'member.email_unverified': [
    403,
    'Please confirm your e-mail address first.',
    'unverified-email-access',
  ],
  'member.too_young': [422, 'You have to be 20 years old to gamble', 'acquire passport'],
  'member.too_young_there': [
    422,
    'You must be at least {age} years old to gamble in this country',
    'acquire passport, my-passport',
  ],
  'member.excluded': [423, 'You have excluded yourself from play.', 'locked-out-player'],
  'member.on_break': [423, 'You are taking a break from play.', 'locked-out-player'],
  'member.balance_left': [
    409,
    'You still have a balance of {left}. Cash it out first, and wait until the cash-out is paid.',
    'settings',
  ],
  'member.top_up_open': [
    409,
    'One of your top-ups is still pending. Wait until it is credited or fails. An abandoned top-up expires within an hour.',
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
    'We could not find this postcode. Please enter your city.',
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
    'Your passport must be verified before you can cash out.',
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
    'wallet, office cash-outs',
  ],
  'wallet.cash_out_failed': [502, 'Cash Out Failed (check payment information)', 'wallet'],
  'wallet.cash_outs_unavailable': [
    503,
    'Withdrawals currently not available, contact support',
    'wallet',
  ],
  'wallet.provider_unavailable': [
    503,
    'The payment provider is not responding. You were not charged. Please try again.',
    'wallet',
  ],
  'wallet.key_reused': [
    409,
    'This request has already been made with different details.',
    'wallet',
  ],
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
  'wallet.same_clerk': [403, 'A second clerk must approve this action.', 'office cash-outs'],
  'wallet.claimed': [409, 'Another clerk is working on this case.', 'office cash-outs'],
  'wallet.difference_closed': [409, 'This difference has already been resolved.', 'reconciliation'],
  'wallet.correction_needs_member': [
    422,
    'Enter the member this correction applies to.',
    'reconciliation',
  ],
  // limits
  'limits.deposit_reached': [
    422,
    'This amount is above the deposit limit you set. You have {left} left.',
    'top-up',
  ],
  'limits.wager_reached': [
    409,
    'This stake is above the wager limit you set. You have {left} left.',
    'play',
  ],
  'limits.loss_reached': [
    409,
    'This stake is above the loss limit you set. You have {left} left.',
    'play',
  ],
  'limits.session_time_reached': [
    409,
    'You have reached the daily time limit you set. You can play again after midnight UTC.',
    'play',
  ],
  'limits.reality_check_due': [
    409,
    'Time to review your session: please answer the reality check before the next round.',
    'play, limits',
  ],
  'limits.too_early': [
    409,
    'You can confirm a higher limit 24 hours after you request it.',
    'limits',
  ],
  'limits.nothing_pending': [409, 'There is no change to confirm.', 'limits'],
  'exclusion.shorter': [
    409,
    'A longer exclusion is already active. It cannot be shortened.',
    'safe travel',
  ],
  'exclusion.too_early': [
    409,
    'An indefinite exclusion must last at least seven days before you can end it.',
    'locked-out-player',
  ],
  'exclusion.not_reopenable': [409, 'This exclusion cannot be ended.', 'locked-out-player'],
  'limits.unknown': [404, 'This limit does not exist.', 'limits'],
  // passport
  'document.wrong_format': [422, 'We accept only PNG, JPEG or PDF files.', 'my-passport'],
  'document.too_large': [
    422,
    'This file is too large. It must be smaller than 10 MB.',
    'my-passport',
  ],
  'document.damaged': [
    422,
    'We could not open this file. Please take the picture again or save the document again.',
    'my-passport',
  ],
  'document.infected': [
    422,
    'Our virus scanner rejected this file. Send another one.',
    'my-passport',
  ],
  'document.encrypted': [
    422,
    'This PDF is locked. Please save it without a password or send a picture.',
    'my-passport',
  ],
  'document.active': [
    422,
    'This PDF contains scripts or embedded files. Please print it to a new PDF or send a picture.',
    'my-passport',
  ],
  'document.too_many_pages': [
    422,
    'A PDF can have at most twelve pages. Please send only the pages that we need.',
    'my-passport',
  ],
  'document.no_file': [422, 'Please choose a file first.', 'my-passport'],
  'document.too_many_files': [422, 'A document can have at most four files.', 'my-passport'],
  'document.too_old': [
    422,
    'Proof of address must have been issued within the last 3 months.',
    'my-passport',
  ],
  'document.waiting': [
    409,
    'We are already reviewing a document of this type. Please wait for our decision.',
    'my-passport',
  ],
  'document.key_reused': [
    409,
    'This upload has already been sent with different content.',
    'my-passport',
  ],
  'document.claimed': [409, 'Another clerk is reviewing this document.', 'office documents'],
  'document.not_claimed': [
    409,
    'Claim this document before you approve or reject it.',
    'office documents',
  ],
  'document.decided': [
    409,
    'A decision on this document has already been made.',
    'office documents',
  ],
  // details: a member's own changes
  'details.nickname_taken': [
    409,
    'This nickname is taken. {suggestion} is available.',
    'my-passport',
  ],
  'details.no_email_waiting': [
    409,
    'No new e-mail address is waiting to be confirmed. Request the change again.',
    'my-passport',
  ],
  'document.details_changed': [
    409,
    'The member has changed their address. Check the new address and start again.',
    'office documents, office member file',
  ],
  'override.waiting': [
    409,
    'An override for this passport is already waiting for a second clerk.',
    'office member file',
  ],
  'override.same_clerk': [403, 'A second clerk must confirm this action.', 'office member file'],
  'override.decided': [
    409,
    'A decision on this override has already been made.',
    'office member file',
  ],
  // support tickets
  'ticket.key_reused': [
    409,
    'This message has already been sent with different text.',
    'contact, complaints',
  ],
  'ticket.too_many': [
    429,
    'You have written to us several times today. Please wait for our answer, or write again tomorrow.',
    'contact, complaints',
  ],
  'ticket.no_review': [409, 'This complaint can no longer be reviewed.', 'complaints'],
  'ticket.claimed': [409, 'Another clerk is answering this ticket.', 'office tickets'],
  'ticket.answered': [409, 'This ticket has already been answered.', 'office tickets'],
  'ticket.other_clerk': [
    409,
    'The second review must be done by a clerk who did not do the first.',
    'office tickets',
  ],
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
    'Your jurisdiction requires a verified passport before you can play. Upload your documents on the My Passport page.',
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
  // bag and market
  'market.edited': [
    409,
    'Somebody else has changed this item, so it has been reloaded.',
    'office market',
  ],
  'market.kind_fixed': [
    409,
    'The type of an item cannot be changed. To use another type, create a new item.',
    'office market',
  ],
  // editions of the journey
  'editions.edited': [
    409,
    'Somebody else has published a new version. Your changes were not saved.',
    'office journey',
  ],
  'editions.unchanged': [409, 'There are no changes to publish.', 'office journey'],
  'editions.name_taken': [
    409,
    'Another entry already uses this name in the same language.',
    'office journey',
  ],
  'editions.city_closed': [
    409,
    'This would leave too few missions for members to earn the city’s stamp.',
    'office journey',
  ],
  'bag.full': [
    409,
    'Your Travel Bag is full please activate or delete items to make your purchase.',
    'marketplace, bonus bag',
  ],
  'bag.purchase_failed': [
    409,
    'Sorry! you could not purchase this travel bag',
    'bags of the marketplace',
  ],
  'bag.second_time': [
    409,
    'Sorry! you could not purchase this travel bag for the second time',
    'bags of the marketplace',
  ],
  'bag.item_not_in_bag': [409, 'This item is no longer waiting in your bag.', 'bonus bag'],
  'bag.item_ended': [409, 'This item has already ended.', 'bonus bag, office member file'],
  'bag.item_changed': [
    409,
    'This item has just changed. Check it again before you delete it.',
    'bonus bag',
  ],
  'bag.wagering_too_high': [
    403,
    'The rules of this country do not allow a bonus with such a high wagering requirement.',
    'bonus bag, campaign, office member file, office campaigns',
  ],
  'bag.another_waits': [
    409,
    'Another bonus is already waiting for your next deposit. Use or delete it first.',
    'bonus bag',
  ],
  'bag.another_watched': [
    409,
    'Another cashback is already tracking one of your deposits. You can activate this cashback when the other one has ended.',
    'bonus bag',
  ],
  'bag.no_spins_left': [409, 'This item has no free spins or credit left.', 'play'],
  'bag.grant_decided': [409, 'A decision on this grant has already been made.', 'office bonuses'],
  'bag.member_may_not': [409, 'This member cannot receive bonuses.', 'office member file'],
  'market.item_unknown': [404, 'This item is not on sale.', 'marketplace'],
  'market.changed': [
    409,
    'The price or the terms have changed. Please check them before you buy.',
    'marketplace',
  ],
  'market.not_open': [409, 'This item is not on sale.', 'marketplace'],
  'market.sold_out': [409, 'This item has just sold out.', 'marketplace'],
  'market.limit_reached': [
    409,
    'You have already bought this item as many times as allowed within {days} days.',
    'marketplace',
  ],
  'market.not_enough_coins': [
    409,
    'You do not have enough Coins to complete this purchase (level up or complete missions).',
    'marketplace',
  ],
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
    'Somebody has just changed this tournament. Please check it again.',
    'office tournaments',
  ],
  'tournaments.started': [
    409,
    'This tournament has started. It can no longer be edited, only cancelled.',
    'office tournaments',
  ],
  'tournaments.terms_fixed': [
    409,
    'Members have already entered this tournament. You can only change its name and seats or increase its prizes.',
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
    'Some of your bonuses require you to stake the qualifying deposit once before you cash out. This cash-out will end them. Confirm the cash-out to continue.',
    'wallet',
  ],
  // playlists
  'playlists.name_unfit': [
    422,
    'This name is not allowed. Please choose another one.',
    'playlists',
  ],
  'playlists.too_many': [
    409,
    'You already have {most} playlists, the maximum. Delete one to create another.',
    'playlists',
  ],
  'playlists.full': [
    409,
    'This playlist already contains {most} games. Remove one first.',
    'playlists',
  ],
  'playlists.changed': [
    409,
    'This playlist was changed in another window and has been reloaded.',
    'playlists',
  ],
  // lobby: raised by the application itself, not returned by any call
  'lobby.update_failed': [500, 'Failed to update filter state', 'casino-floor'],
  'lobby.set_failed': [500, 'Failed to set filter', 'casino-floor'],
  'lobby.add_failed': [500, 'Failed to add active filter', 'casino-floor'],
  'lobby.remove_failed': [500, 'Failed to remove active filter', 'casino-floor'],
  'lobby.clear_failed': [500, 'Failed to clear filters', 'casino-floor'],
  // lobby order of the back office
  'floor.changed': [
    409,
    'Somebody else has changed the casino floor. Your changes were not saved.',
    'office floor',
  ],
  'floor.unknown': [422, '“{name}” does not exist in the casino.', 'office floor'],
  'floor.twice': [422, '“{name}” appears twice in the same list. Remove one.', 'office floor'],
  // affiliates and campaigns
  'affiliates.token_taken': [409, 'This token is taken. Choose another one.', 'office affiliates'],
  'affiliates.email_taken': [
    409,
    'Another affiliate already uses this e-mail address.',
    'office affiliates',
  ],
  'affiliates.changed': [
    409,
    'Somebody else has changed this affiliate. Your changes were not saved.',
    'office affiliates',
  ],
  'affiliates.payout_waits': [
    409,
    'A payout to this affiliate is already waiting for a second clerk.',
    'office affiliates',
  ],
  'affiliates.nothing_due': [
    409,
    'No commission is currently due to this affiliate.',
    'office affiliates',
  ],
  'affiliates.figures_changed': [
    409,
    'The figures have changed. Check them again. If a payout is already pending, it must be declined and requested again.',
    'office affiliates',
  ],
  'affiliates.payout_decided': [
    409,
    'A decision on this payout has already been made.',
    'office affiliates',
  ],
  'campaigns.not_open': [409, 'This offer is not available.', 'campaign'],
  'campaigns.taken_by_person': [
    409,
    'Each person can claim this offer only once. You have already claimed it with another account.',
    'campaign',
  ],
  'campaigns.none_left': [
    409,
    'This offer has run out. The last one has just been claimed.',
    'campaign',
  ],
  'campaigns.new_members_only': [
    409,
    'This offer is for new members only. Your passport was issued too long ago.',
    'campaign',
  ],
  'campaigns.slug_taken': [409, 'Another campaign already uses this address.', 'office campaigns'],
  'campaigns.changed': [
    409,
    'Somebody else has changed this campaign. Your changes were not saved.',
    'office campaigns',
  ],
  'campaigns.gift_given': [
    409,
    'This member already has a gift from this campaign.',
    'office campaigns',
  ],
  'campaigns.gift_too_large': [
    409,
    'The cost of this grant may exceed the amount that a single clerk can approve. Make the grant in the member’s file, where a second clerk can confirm it.',
    'office campaigns',
  ],
  'campaigns.mail_sent': [
    409,
    'The e-mails of this campaign are already being sent.',
    'office campaigns',
  ],
  // staff
  'staff.link_over': [
    410,
    'This link no longer works. Request a new one.',
    'office first owner, office invitation',
  ],
  'staff.email_taken': [
    409,
    'A staff account with this e-mail address already exists. The account might be deactivated.',
    'office staff',
  ],
  'staff.invitation_open': [
    409,
    'This e-mail address has an open invitation. Send the invitation again or withdraw it first.',
    'office staff',
  ],
  'staff.invitation_over': [
    409,
    'This invitation has already been used or withdrawn.',
    'office staff',
  ],
  'staff.own_account': [
    403,
    'This is your own account, so another owner must make this change.',
    'office staff',
  ],
  'staff.request_open': [
    409,
    'A request about this account is already waiting for a second owner.',
    'office staff',
  ],
  'staff.same_owner': [403, 'A second owner must approve this request.', 'office staff'],
  'staff.request_decided': [
    409,
    'A decision on this request has already been made.',
    'office staff',
  ],
  'staff.request_outdated': [
    409,
    'The accounts have changed since this request was made. Decline it and make a new one.',
    'office staff',
  ],
  'staff.passkey_refused': [
    422,
    'This passkey could not be verified. Try again.',
    'office account',
  ],
  'staff.passkeys_full': [
    409,
    'An account can have at most ten passkeys. Remove one first.',
    'office account',
  ],
  'staff.wrong_credentials': [422, 'Your email, password or code is incorrect', 'office sign-in'],
  'staff.member_unknown': [404, 'Email Does not Exist', 'office member look-up'],
} as const satisfies Record<string, readonly [status: number, english: string, screen: string]>;

export type ErrorCode = keyof typeof errors;

/** JSON body of every error response. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
  params?: Record<string, string | number>;
}
