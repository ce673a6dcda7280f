import type { Draft, FieldName } from './draft.ts';

/** What every step of the wizard gets: the draft, how to change it, and the words under a field. */
export interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The complaint under a field, already in the member's language. */
  errorOf: (name: FieldName) => string | undefined;
  /** Tells that the member has left a field, so that its complaint may show. */
  leave: (name: FieldName) => void;
}
