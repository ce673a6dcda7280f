/**
 * Rules that protect members but are not switches of a protection profile: gates and limits. docs/protection.md lists
 * these rules. A test checks that the file of every reader contains the given word and that every listed test exists.
 */

/**
 * Place where the server applies a rule: a file below `packages/server/src`, and the word in this file that refers to
 * the rule.
 */
export type Reader = readonly [file: string, word: string];
/** Test that covers a rule: its file below `packages/server/src`, and its title. */
export type TestName = readonly [file: string, title: string];

export interface Rule {
  name: string;
  /** Error with which the rule rejects a call, or the values of the rule. */
  effect: string;
  readers: readonly Reader[];
  tests: readonly TestName[];
}

const MATRIX = 'features/limits/protection-matrix.test.ts';
const GATE = 'features/limits/gate.test.ts';
const BLOCKED = 'features/members/blocked-address.test.ts';
const EXCLUSIONS = 'features/exclusions/exclusions.test.ts';
const PLAY_LIMITS = 'features/limits/play-limits.test.ts';

const everyCall: TestName = [
  MATRIX,
  'every call that changes something has a row, and every row is such a call',
];
const gateTest: TestName = [
  GATE,
  'every call that changes something asks the gate or says why it need not',
];

/** Gates, in the order in which a call passes them. */
export const gates: readonly Rule[] = [
  {
    name: 'Blocked address',
    effect:
      '451 `request.country_blocked` at every call outside the table; pages lead to `/restricted-access`.',
    readers: [
      ['app.ts', 'isBlockedAddress'],
      ['platform/short-way.ts', 'isBlockedAddress'],
      ['platform/static.ts', 'isBlockedAddress'],
    ],
    tests: [
      [BLOCKED, 'a %s at a blocked address is refused by every call outside the table'],
      [
        'platform/short-way.test.ts',
        'one connection that changes its address is judged by the new one',
      ],
      [
        'platform/static.test.ts',
        'an address in a blocked country gets the pages of information and support, and else the page that says why',
      ],
      everyCall,
    ],
  },
  {
    name: 'Blocked residence',
    effect: '451 `request.country_blocked` at registration and at a change of address.',
    readers: [
      ['features/members/register-member.ts', 'isBlocked'],
      ['features/details/change-address.ts', 'isBlocked'],
    ],
    tests: [
      ['features/members/registering.test.ts', 'is closed to residents of blocked countries'],
    ],
  },
  {
    name: 'Minimum age',
    effect: '20 years, or more where the country asks for more.',
    readers: [['features/members/rules.ts', 'minimumAge']],
    tests: [
      ['features/members/registering.test.ts', 'refuses who is too young with a code of its own'],
      ['features/members/registering.test.ts', 'names the age that %s asks for'],
    ],
  },
  {
    name: 'Closed or locked account',
    effect: '`member.closed` at every call; `auth.locked` at every gated action.',
    readers: [
      ['platform/gates.ts', 'member.closed'],
      ['features/limits/rules.ts', 'LOCKED'],
    ],
    tests: [[GATE, 'is refused by each call exactly what the gate refuses']],
  },
  {
    name: 'Break or self-exclusion',
    effect: '`member.on_break` or `member.excluded` at every gated action but `login`.',
    readers: [['features/limits/rules.ts', 'isExcluded']],
    tests: [
      gateTest,
      [EXCLUSIONS, 'ends every session at once and lets nobody play who signs in again'],
      [EXCLUSIONS, 'for good is for good'],
      [EXCLUSIONS, 'lets no exclusion end before its time, whoever asks'],
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
    tests: [[GATE, 'is refused by each call exactly what the gate refuses'], everyCall],
  },
  {
    name: 'Verified passport',
    effect: '`wallet.verification_required` at a cash-out; before play, see `verifyBefore`.',
    readers: [['features/wallet/request-cash-out.ts', 'isVerified']],
    tests: [
      [
        'features/wallet/cash-out.test.ts',
        'without a verified passport, and to a method that is not their own or unused',
      ],
      everyCall,
    ],
  },
  {
    name: 'Reality check',
    effect:
      '`limits.reality_check_due` before a new round: 60 minutes by default, 15, 30, 60 or 120 by choice.',
    readers: [
      ['features/play/place-bet.ts', 'isRealityCheckDue'],
      ['features/play/open-round.ts', 'isRealityCheckDue'],
      ['features/play/play-free-spin.ts', 'isRealityCheckDue'],
    ],
    tests: [
      [
        'features/limits/reality-check.test.ts',
        'after an hour no round begins until the check is answered, and nothing is taken',
      ],
    ],
  },
];

export const limits: readonly Rule[] = [
  {
    name: 'Own deposit limit (day, week, month)',
    effect: '`limits.deposit_reached` at a top-up.',
    readers: [['features/wallet/start-top-up.ts', 'depositRoom']],
    tests: [
      [
        'features/limits/deposit-limit.test.ts',
        'deposit, withdraw, deposit: the second deposit is still above the limit',
      ],
      ['features/limits/deposit-limit.test.ts', 'sixteen top-ups at once share one limit'],
      everyCall,
    ],
  },
  {
    name: 'Own wager limit (day, week, month)',
    effect: '`limits.wager_reached` where a stake is booked.',
    readers: [
      ['features/play/bet-batcher.ts', 'refusalAtBet'],
      ['features/play/open-round.ts', 'judgeStake'],
      ['features/play/act-in-round.ts', 'judgeStake'],
    ],
    tests: [
      [PLAY_LIMITS, 'lets five of sixteen bets at once through, when it is for five'],
      [PLAY_LIMITS, 'is held to the limits when it opens, and its stake counts while it is open'],
      everyCall,
    ],
  },
  {
    name: 'Own loss limit (day, week, month)',
    effect: '`limits.loss_reached` where a stake is booked.',
    readers: [
      ['features/play/bet-batcher.ts', 'refusalAtBet'],
      ['features/play/open-round.ts', 'judgeStake'],
    ],
    tests: [['features/play/limits-at-bets.test.ts', 'a loss limit tells what may still be lost']],
  },
  {
    name: 'Own limit of time in play (day)',
    effect: '`limits.session_time_reached` where a stake is booked, spins of the bag included.',
    readers: [
      ['features/play/bet-batcher.ts', 'refusalAtBet'],
      ['features/play/play-free-spin.ts', 'judgeStake'],
    ],
    tests: [
      ['features/play/limits-at-bets.test.ts', 'a time limit closes play until midnight UTC'],
      [PLAY_LIMITS, 'of nothing takes no bet at all'],
    ],
  },
  {
    name: 'Change of an own limit',
    effect: 'Stricter at once; weaker after 24 hours and a confirmation.',
    readers: [['features/limits/rules.ts', 'LIMIT_WEAKENING_DELAY_MS']],
    tests: [
      [
        'features/limits/limits.test.ts',
        'holds at once when it is first set, and when it is lowered',
      ],
      ['features/limits/limits.test.ts', 'weakens no limit without its wait, whoever asks'],
    ],
  },
  {
    name: 'Review of the limits',
    effect: 'Due six months after the member last touched them.',
    readers: [['features/limits/rules.ts', 'LIMIT_REVIEW_MONTHS']],
    tests: [
      [
        'features/limits/limits.test.ts',
        'a review of the limits is due six months after they were last touched',
      ],
    ],
  },
  {
    name: 'Top-ups of the casino',
    effect: '$10 to $2,000 at a time, $5,000 a day, $20,000 a month.',
    readers: [
      ['features/wallet/rules.ts', 'TOP_UP_MIN_CENTS'],
      ['features/wallet/rules.ts', 'TOP_UP_MAX_CENTS'],
      ['features/wallet/rules.ts', 'TOP_UP_DAY_CENTS'],
      ['features/wallet/rules.ts', 'TOP_UP_MONTH_CENTS'],
    ],
    tests: [
      [
        'features/wallet/top-up.test.ts',
        'each broken limit has its own code, also for requests at once',
      ],
    ],
  },
  {
    name: 'Cash-outs of the casino',
    effect:
      '$10 to $2,000 at a time, $10,000 a day, $50,000 a month; two clerks above $1,000 in 24 hours.',
    readers: [
      ['features/wallet/rules.ts', 'CASH_OUT_MIN_CENTS'],
      ['features/wallet/rules.ts', 'CASH_OUT_MAX_CENTS'],
      ['features/wallet/rules.ts', 'CASH_OUT_DAY_CENTS'],
      ['features/wallet/rules.ts', 'CASH_OUT_MONTH_CENTS'],
      ['features/wallet/rules.ts', 'CASH_OUT_FOUR_EYES_CENTS'],
    ],
    tests: [
      ['features/wallet/cash-out.test.ts', 'with the code of the limit it breaks'],
      ['features/wallet/cash-out.test.ts', 'when the day or the month is used up, by UTC'],
      ['features/wallet/rules.test.ts', 'begin above $1,000, not at it, and with any risk flag'],
    ],
  },
];
