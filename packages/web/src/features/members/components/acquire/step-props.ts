import type { Draft, FieldName } from './draft.ts';

/** Props of every wizard step: the draft, how to change it, and the texts under a field. */
export interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Returns the error of a field in the member's language. */
  errorOf: (name: FieldName) => string | undefined;
  /** Reports that the member has left a field, so that its error may be shown. */
  leave: (name: FieldName) => void;
}
