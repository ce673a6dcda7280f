import type { ErrorTable } from './error-table.ts';

/** Errors for decisions at shared blackjack tables. */
export const tablesDecisionsErrors = {
  'tables.no_decision': [409, 'This bet does not need a decision.', 'table'],
  'tables.decision_early': [
    409,
    'It is too early for this decision. Wait a moment, then try again.',
    'table',
  ],
  'tables.decision_late': [
    409,
    'Your decision arrived after the deadline, so you stand. Nothing was debited.',
    'table',
  ],
  'tables.decision_taken': [
    409,
    'You have already decided, for example in another window. Your first decision counts.',
    'table',
  ],
} as const satisfies ErrorTable;
