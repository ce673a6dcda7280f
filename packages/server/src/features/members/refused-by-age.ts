import { DomainError } from '../../platform/errors.ts';
import { textsOf, type FieldFaults, type TooYoung } from './rules.ts';

/** Returns the error for a person who is too young. It names the required age if a country requires more than the operator. */
export function refusedByAge(tooYoung: TooYoung, faults: FieldFaults): DomainError {
  return new DomainError(tooYoung.code, {
    fields: textsOf(faults),
    ...('age' in tooYoung && { params: { age: tooYoung.age } }),
  });
}
