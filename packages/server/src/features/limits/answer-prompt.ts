import type { Deps } from '../../platform/deps.ts';
import { lockWallet } from '../ledger/index.ts';
import { readLimits } from './read-limits.ts';
import { findPrompt, savePrompt } from './repository.ts';

/** Stores the member's answer to the prompt that suggests a deposit limit. Idempotent. */
export async function answerPrompt(deps: Deps, memberId: string, answer: 'limit' | 'no_limit') {
  await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const prompt = await findPrompt(tx, memberId);
    if (prompt?.answer === answer) return;
    await savePrompt(tx, memberId, { answer, answered_at: deps.clock.now() });
  });
  return (await readLimits(deps, memberId)).prompt;
}

/** Records that the member has reviewed their limits (trust U9). The next reminder follows six months later. */
export async function reviewLimits(deps: Deps, memberId: string) {
  await deps.transaction((tx) => savePrompt(tx, memberId, { reviewed_at: deps.clock.now() }));
  return { review_due: (await readLimits(deps, memberId)).review_due };
}
