/**
 * Function that one feature provides at setup and another feature calls, used where a direct import is not allowed
 * (docs/architecture.md). All applications in a process share the provided function, so that function must depend only
 * on its arguments.
 */
export interface Port<Args extends unknown[], Result> {
  (...args: Args): Result;
  provide(provided: (...args: Args) => Result): void;
}

/**
 * Creates a port. A call throws an error until a feature has provided the function.
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
