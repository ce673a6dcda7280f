/**
 * Functions that read settings from the environment. Each reads one setting and rejects an invalid value with a
 * one-sentence error.
 */

/** Error for a missing or invalid setting. It aborts startup, and its message is one sentence for the operator. */
export class ConfigError extends Error {}

export type Env = Record<string, string | undefined>;

export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Reads a comma-separated list. Returns an empty list if the setting is unset. */
export function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

export function integer(
  env: Env,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  return number;
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'on', 'yes'].includes(value)) return true;
  if (['0', 'false', 'off', 'no'].includes(value)) return false;
  throw new ConfigError(`${name} must be "true" or "false", not "${value}".`);
}

export function choice<T extends string>(
  env: Env,
  name: string,
  options: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (options.includes(value as T)) return value as T;
  throw new ConfigError(`${name} must be one of ${options.join(', ')}, not "${value}".`);
}

export function url(
  env: Env,
  name: string,
  protocols: string[],
  example: string,
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const good = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  // The value may contain a password, so the error does not include it.
  if (!good) throw new ConfigError(`${name} must be an address such as ${example}.`);
  return value;
}
