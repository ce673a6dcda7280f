/**
 * Function that one feature calls and another feature provides. A feature defines a port if it needs a function of a
 * feature that it must not import (docs/architecture.md). The setup of the other feature provides the function. All
 * applications in a process share it, so it must depend on nothing but its arguments.
 */
export interface Port<Args extends unknown[], Result> {
  (...args: Args): Result;
  provide(provided: (...args: Args) => Result): void;
}

/**
 * Creates a port. Calling it before a feature provides the function throws an error.
 * @param name description of the function's result, for the error message
 */
export function port<Args extends unknown[], Result>(name: string): Port<Args, Result> {
  let provided: ((...args: Args) => Result) | undefined;
  const call = (...args: Args) => {
    if (!provided) throw new Error(`no feature provides ${name}`);
    return provided(...args);
  };
  return Object.assign(call, {
    provide: (given: (...args: Args) => Result) => {
      provided = given;
    },
  });
}
