import { DomainError } from '../../platform/errors.ts';
import { textsOf, type FieldFaults, type TooYoung } from './rules.ts';

/** The refusal of somebody who is too young: it names the years where a country asks for more than the house does. */
export function refusedByAge(tooYoung: TooYoung, faults: FieldFaults): DomainError {
  return new DomainError(tooYoung.code, {
    fields: textsOf(faults),
    ...('age' in tooYoung && { params: { age: tooYoung.age } }),
  });
}
