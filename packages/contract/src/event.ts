import type * as z from 'zod/mini';

/** Kind of event. A feature stores each event in the same transaction as the change that the event reports. */
export interface EventKind<
  Type extends string = string,
  Schema extends z.ZodMiniType<object> = z.ZodMiniType<object>,
> {
  /** Name under which events are stored: the feature, then a fact in the past tense, such as `travel.arrived`. */
  readonly type: Type;
  /** Schema that the data of new events must match. */
  readonly schema: Schema;
}

export type EventData<Kind extends EventKind> = z.infer<Kind['schema']>;

/**
 * Defines the events of a feature. TypeScript code uses the returned values instead of event names. SQL functions
 * cannot import these values, so they use the names as strings. The tidy rule `event name` checks the code in both
 * languages.
 * @param schemas data of each event, by the event's name within the feature
 */
export function defineEvents<
  Feature extends string,
  Schemas extends Record<string, z.ZodMiniType<object>>,
>(
  feature: Feature,
  schemas: Schemas,
): { readonly [Name in keyof Schemas & string]: EventKind<`${Feature}.${Name}`, Schemas[Name]> } {
  const kinds = Object.entries(schemas).map(([name, schema]) => [
    name,
    { type: `${feature}.${name}`, schema },
  ]);
  return Object.fromEntries(kinds) as never;
}
