import type { Draft, FieldName } from './draft.ts';

/** Props of every wizard step: the draft, a function to change it, and functions for the error texts of its fields. */
export interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Returns a field's error text in the member's language; undefined if there is no error to show. */
  errorOf: (name: FieldName) => string | undefined;
  /** Reports that the member has left a field, so that its error can be shown. */
  leave: (name: FieldName) => void;
}
