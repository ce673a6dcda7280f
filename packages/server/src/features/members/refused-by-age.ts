import { DomainError } from '../../platform/errors.ts';
import { textsOf, type FieldFaults, type TooYoung } from './rules.ts';

/**
 * Returns the error for a person who is too young. The error contains the required age if the country's is higher than
 * the operator's.
 */
export function refusedByAge(tooYoung: TooYoung, faults: FieldFaults): DomainError {
  return new DomainError(tooYoung.code, {
    fields: textsOf(faults),
    ...('age' in tooYoung && { params: { age: tooYoung.age } }),
  });
}
