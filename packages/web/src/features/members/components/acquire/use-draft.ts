import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../../../app/session/storage.ts';
import { type Draft, emptyDraft, keepable, type StepName, stepNames } from './draft.ts';

interface Kept {
  step: StepName;
  draft: Draft;
}

/**
 * Returns the draft and the current step, which survive a reload until the registration is complete. The password is
 * not stored.
 */
export function useDraft() {
  const [kept, setKept] = useState<Kept>(() => {
    const stored = readSession<Kept>('passport-draft');
    if (!stored) return { step: 'identity', draft: emptyDraft };
    // The password is not stored. If the member had passed the password step before the reload, return to that step.
    const behindLogin = stepNames.indexOf(stored.step) > stepNames.indexOf('login');
    return {
      step: behindLogin ? 'login' : stored.step,
      draft: { ...emptyDraft, ...stored.draft },
    };
  });
  useEffect(() => {
    writeSession('passport-draft', { step: kept.step, draft: keepable(kept.draft) });
  }, [kept]);
  return {
    step: kept.step,
    draft: kept.draft,
    change: (part: Partial<Draft>) =>
      setKept((old) => ({ ...old, draft: { ...old.draft, ...part } })),
    go: (step: StepName) => setKept((old) => ({ ...old, step })),
  };
}
