import { textsOf } from '../../../platform/http/field-issues.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type FieldFaults, type TooYoung } from '../rules.ts';

/**
 * Returns the error for a person who is too young. If the country's minimum age is higher than the operator's, the
 * error contains the country's minimum age.
 */
export function refusedByAge(tooYoung: TooYoung, faults: FieldFaults): DomainError {
  return new DomainError(tooYoung.code, {
    fields: textsOf(faults),
    ...('age' in tooYoung && { params: { age: tooYoung.age } }),
  });
}
