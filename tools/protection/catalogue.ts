/**
 * Rules that protect members: gates and limits. docs/protection.md lists them together with the switches of the
 * protection profiles. For each rule, `readers` names the files that apply it, and a word that each of these files must
 * contain. A test checks that the words and the rule's tests exist.
 */

/** File below `packages/server/src` that applies a rule, and a word that must occur in this file. */
export type Reader = readonly [file: string, word: string];
/** Test that covers a rule: its path below `packages/server/src`, and its title. */
export type TestName = readonly [file: string, title: string];

export interface Rule {
  name: string;
  /** Error code that rejected calls return, or the values that the rule sets. */
  effect: string;
  readers: readonly Reader[];
  tests: readonly TestName[];
}

const MATRIX = 'features/limits/protection-matrix.test.ts';
const GATE = 'features/limits/gate.test.ts';
const BLOCKED = 'features/members/jurisdiction/blocked-address.test.ts';
const EXCLUSIONS = 'features/exclusions/exclusions.test.ts';
const PLAY_LIMITS = 'features/limits/play-limits.test.ts';

const everyCall: TestName = [
  MATRIX,
  'every state-changing call has a row in the protection matrix, and every row names such a call',
];
const gateTest: TestName = [
  GATE,
  'every state-changing call asks the gate or is listed with the reason why not',
];

/** Gates that API calls must pass before they change data, in the order in which the server checks the gates. */
export const gates: readonly Rule[] = [
  {
    name: 'Blocked address',
    effect:
      '451 `request.country_blocked` at every call outside the table; pages lead to `/restricted-access`.',
    readers: [
      ['app.ts', 'isBlockedAddress'],
      ['platform/http/fast-path.ts', 'isBlockedAddress'],
      ['platform/http/static.ts', 'isBlockedAddress'],
    ],
    tests: [
      [BLOCKED, 'a %s at a blocked address is rejected by every call outside the table'],
      [
        'platform/http/fast-path.test.ts',
        'a connection that changes its forwarded IP address: uses the new address',
      ],
      [
        'platform/http/static.test.ts',
        'member pages other than information and support redirect visitors from a blocked country',
      ],
      everyCall,
    ],
  },
  {
    name: 'Blocked residence',
    effect: '451 `request.country_blocked` at registration and at a change of address.',
    readers: [
      ['features/members/registration/register-member.ts', 'isBlocked'],
      ['features/details/change-address.ts', 'isBlocked'],
    ],
    tests: [
      [
        'features/members/registration/registering.test.ts',
        'rejects residents of blocked countries',
      ],
    ],
  },
  {
    name: 'Minimum age',
    effect: '20 years, or more where the country asks for more.',
    readers: [['features/members/rules.ts', 'minimumAge']],
    tests: [
      [
        'features/members/registration/registering.test.ts',
        'rejects an applicant under 20 with an error code of its own',
      ],
      [
        'features/members/registration/registering.test.ts',
        'names the minimum age of %s to an applicant who is too young there',
      ],
    ],
  },
  {
    name: 'Closed or locked account',
    effect: '`member.closed` at every call; `auth.locked` at every gated action.',
    readers: [
      ['platform/gates.ts', 'member.closed'],
      ['features/limits/rules.ts', 'LOCKED'],
    ],
    tests: [[GATE, 'gets from each call exactly the decision of the gate']],
  },
  {
    name: 'Break or self-exclusion',
    effect: '`member.on_break` or `member.excluded` at every gated action but `login`.',
    readers: [['features/limits/rules.ts', 'isExcluded']],
    tests: [
      gateTest,
      [EXCLUSIONS, 'ends every session at once and rejects play after a new sign-in'],
      [EXCLUSIONS, 'of permanent length cannot be ended, even after five years'],
      [EXCLUSIONS, 'rejects every statement that would end, shorten or delete an exclusion early'],
      everyCall,
    ],
  },
  {
    name: 'Confirmed e-mail address',
    effect:
      '`member.email_unverified` at calls for confirmed members and at every gated action but `login`.',
    readers: [
      ['platform/gates.ts', 'needsConfirmed'],
      ['features/limits/rules.ts', 'UNCONFIRMED'],
    ],
    tests: [[GATE, 'gets from each call exactly the decision of the gate'], everyCall],
  },
  {
    name: 'Verified passport',
    effect: '`wallet.verification_required` at a cash-out; before play, see `verifyBefore`.',
    readers: [['features/wallet/cash-outs/request-cash-out.ts', 'isVerified']],
    tests: [
      [
        'features/wallet/cash-outs/cash-out.test.ts',
        'is refused without a verified passport or to a method the member has not paid in with',
      ],
      everyCall,
    ],
  },
  {
    name: 'Reality check',
    effect:
      '`limits.reality_check_due` before a new round: 60 minutes by default, 15, 30, 60 or 120 by choice.',
    readers: [
      ['features/play/bets/place-bet.ts', 'isRealityCheckDue'],
      ['features/play/open-rounds/open-round.ts', 'isRealityCheckDue'],
      ['features/play/bets/play-free-spin.ts', 'isRealityCheckDue'],
    ],
    tests: [
      [
        'features/limits/reality-check.test.ts',
        'once a reality check is due, no round starts and no money is taken until it is answered',
      ],
    ],
  },
];

export const limits: readonly Rule[] = [
  {
    name: 'Own deposit limit (day, week, month)',
    effect: '`limits.deposit_reached` at a top-up.',
    readers: [['features/wallet/top-ups/start-top-up.ts', 'depositRoom']],
    tests: [
      [
        'features/limits/deposit-limit.test.ts',
        'a cash-out does not free any of a deposit limit for another top-up',
      ],
      [
        'features/limits/deposit-limit.test.ts',
        'sixteen concurrent top-ups share one deposit limit',
      ],
      everyCall,
    ],
  },
  {
    name: 'Own wager limit (day, week, month)',
    effect: '`limits.wager_reached` where a stake is booked.',
    readers: [
      ['features/play/batcher/bet-refusals.ts', 'refusalAtBet'],
      ['features/play/open-rounds/open-round.ts', 'admitStake'],
      ['features/play/open-rounds/act-in-round.ts', 'admitStake'],
    ],
    tests: [
      [PLAY_LIMITS, 'accepts only five of sixteen concurrent bets when it is enough for five'],
      [
        PLAY_LIMITS,
        'is checked against the limits when it opens, and its stake counts while it is open',
      ],
      everyCall,
    ],
  },
  {
    name: 'Own loss limit (day, week, month)',
    effect: '`limits.loss_reached` where a stake is booked.',
    readers: [
      ['features/play/batcher/bet-refusals.ts', 'refusalAtBet'],
      ['features/play/open-rounds/open-round.ts', 'admitStake'],
    ],
    tests: [
      [
        'features/play/bets/limits-at-bets.test.ts',
        'a bet above the loss limit reports the amount that may still be lost',
      ],
    ],
  },
  {
    name: 'Own limit of time in play (day)',
    effect: '`limits.session_time_reached` where a stake is booked, spins of the bag included.',
    readers: [
      ['features/play/batcher/bet-refusals.ts', 'refusalAtBet'],
      ['features/play/bets/play-free-spin.ts', 'admitStake'],
    ],
    tests: [
      [
        'features/play/bets/limits-at-bets.test.ts',
        'a bet is rejected once the time limit is used up',
      ],
      [PLAY_LIMITS, 'of zero minutes rejects every bet'],
    ],
  },
  {
    name: 'Change of an own limit',
    effect: 'Stricter at once; weaker after 24 hours and a confirmation.',
    readers: [['features/limits/rules.ts', 'LIMIT_WEAKENING_DELAY_MS']],
    tests: [
      [
        'features/limits/limits.test.ts',
        'applies immediately when it is first set and when it is lowered',
      ],
      [
        'features/limits/limits.test.ts',
        'rejects every statement that would weaken a limit early or change its history',
      ],
    ],
  },
  {
    name: 'Review of the limits',
    effect: 'Due six months after the member last touched them.',
    readers: [['features/limits/rules.ts', 'LIMIT_REVIEW_MONTHS']],
    tests: [
      ['features/limits/limits.test.ts', 'a limits review is due six months after the last change'],
    ],
  },
  {
    name: 'Top-ups of the casino',
    effect: '$10 to $2,000 at a time, $5,000 a day, $20,000 a month.',
    readers: [
      ['features/wallet/amount-rules.ts', 'TOP_UP_MIN_CENTS'],
      ['features/wallet/amount-rules.ts', 'TOP_UP_MAX_CENTS'],
      ['features/wallet/amount-rules.ts', 'TOP_UP_DAY_CENTS'],
      ['features/wallet/amount-rules.ts', 'TOP_UP_MONTH_CENTS'],
    ],
    tests: [
      [
        'features/wallet/top-ups/top-up.test.ts',
        'is refused with the code of the broken limit, even for concurrent requests',
      ],
    ],
  },
  {
    name: 'Cash-outs of the casino',
    effect:
      '$10 to $2,000 at a time, $10,000 a day, $50,000 a month; two clerks above $1,000 in 24 hours.',
    readers: [
      ['features/wallet/amount-rules.ts', 'CASH_OUT_MIN_CENTS'],
      ['features/wallet/amount-rules.ts', 'CASH_OUT_MAX_CENTS'],
      ['features/wallet/amount-rules.ts', 'CASH_OUT_DAY_CENTS'],
      ['features/wallet/amount-rules.ts', 'CASH_OUT_MONTH_CENTS'],
      ['features/wallet/cash-outs/review-rules.ts', 'CASH_OUT_FOUR_EYES_CENTS'],
    ],
    tests: [
      [
        'features/wallet/cash-outs/cash-out.test.ts',
        'is refused with the code of the limit it breaks',
      ],
      [
        'features/wallet/cash-outs/cash-out.test.ts',
        'is refused above the daily or monthly limit in UTC',
      ],
      [
        'features/wallet/cash-outs/review-rules.test.ts',
        'applies above $1,000, not at it, and with any risk flag',
      ],
    ],
  },
];
