declare const payload: unique symbol;

/** Kind of realtime message on a channel. Carries only the type of its data, so that pages do not load a schema. */
export interface NewsKind<Name extends string = string, Data = unknown> {
  /** Name of the message in the Pusher protocol, such as `wallet.changed`. */
  readonly name: Name;
  readonly [payload]?: Data;
}

/** Type of the data that a realtime message of the given kind contains. */
export type NewsData<Kind extends NewsKind> =
  Kind extends NewsKind<string, infer Data> ? Data : never;

/** Phantom type that carries the type of a message's data. It has no value at run time. */
interface DataType<Data> {
  readonly [payload]?: Data;
}

/** Returns a value that carries the type of a message's data for `defineNews`. At run time, it is an empty object. */
export const news = <Data>(): DataType<Data> => ({});

/**
 * Defines the realtime messages of a feature. Publishers and handlers use the returned values instead of message names.
 * Messages are only hints: the same data is also available through API calls.
 * @param kinds data of each message, by the message's name within the feature
 */
export function defineNews<Feature extends string, Kinds extends Record<string, DataType<unknown>>>(
  feature: Feature,
  kinds: Kinds,
): {
  readonly [Name in keyof Kinds & string]: Kinds[Name] extends DataType<infer Data>
    ? NewsKind<`${Feature}.${Name}`, Data>
    : never;
} {
  const named = Object.keys(kinds).map((name) => [name, { name: `${feature}.${name}` }]);
  return Object.fromEntries(named) as never;
}
