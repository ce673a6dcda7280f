/**
 * Self-test (decisions §10): nine questions about the last twelve months, each answered on a scale from never (0) to
 * almost always (3). Subjects and bands follow the Problem Gambling Severity Index (Ferris and Wynne, 2001). The
 * wording is our own.
 */
export const selfTestQuestions = [
  'more_than_affordable',
  'larger_stakes',
  'chasing',
  'borrowed',
  'might_have_problem',
  'criticised',
  'guilt',
  'health',
  'household_money',
] as const;
export type SelfTestQuestion = (typeof selfTestQuestions)[number];

export const selfTestAnswers = ['never', 'sometimes', 'often', 'always'] as const;
export type SelfTestAnswer = (typeof selfTestAnswers)[number];

export type SelfTestBand = 'calm' | 'low' | 'raised' | 'high';

/** Returns the sum of all answers, from 0 to 27. The value of an answer is its position on the scale (0 to 3). */
export function scoreOf(answers: Readonly<Record<SelfTestQuestion, SelfTestAnswer>>): number {
  return selfTestQuestions.reduce(
    (sum, question) => sum + selfTestAnswers.indexOf(answers[question]),
    0,
  );
}

/** Returns the band of a score: 0 calm, 1–2 low, 3–7 raised, 8 or more high. */
export function bandOf(score: number): SelfTestBand {
  if (score <= 0) return 'calm';
  if (score <= 2) return 'low';
  return score <= 7 ? 'raised' : 'high';
}
