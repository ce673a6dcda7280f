import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Subscriber } from './events/events.ts';
import { featuresFolder } from './features-folder.ts';

/**
 * Feature files that the platform loads, and the function that each file exports:
 * - `setup.ts`: `setup(deps)`, which adds gates, channels and jobs; called before the routes are added.
 * - `routes.ts` and `staff-routes.ts`: `routes(app, deps)`.
 * - `subscribers.ts`: `subscribers(deps)`, which returns the list of subscribers.
 * - `seed.ts`: `seed(deps)`, which is idempotent; called at each start, after the migrations.
 *
 * `staff-permissions.ts` and the reports are data and are found separately (`findPermissions`, `findReports`).
 */
const PARTS = {
  'setup.ts': 'setup',
  'routes.ts': 'routes',
  'staff-routes.ts': 'routes',
  'subscribers.ts': 'subscribers',
  'seed.ts': 'seed',
} as const;

type Part = keyof typeof PARTS;

export interface Feature {
  name: string;
  parts: Partial<Record<Part, (...args: never[]) => unknown>>;
}

/**
 * Finds features by their folders, so that a new feature needs no registration.
 * @throws Error if a file does not export the function that its name requires
 */
export async function discoverFeatures(folder = featuresFolder): Promise<Feature[]> {
  const names = fs.existsSync(folder)
    ? fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const features: Feature[] = [];
  for (const { name } of names.sort((a, b) => a.name.localeCompare(b.name))) {
    const feature: Feature = { name, parts: {} };
    for (const part of Object.keys(PARTS) as Part[]) {
      const file = path.join(folder, name, part);
      if (!fs.existsSync(file)) continue;
      const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
        string,
        unknown
      >;
      const found = module[PARTS[part]];
      if (typeof found !== 'function')
        throw new Error(`features/${name}/${part} must export a function "${PARTS[part]}".`);
      feature.parts[part] = found as (...args: never[]) => unknown;
    }
    features.push(feature);
  }
  return features;
}

/** Calls the function of a part (such as `setup.ts`) in every feature that has this part, in order of feature name. */
async function each(features: Feature[], part: Part, ...args: unknown[]): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const { parts } of features)
    if (parts[part]) results.push(await parts[part](...(args as never[])));
  return results;
}

export async function setUpFeatures(features: Feature[], deps: Deps): Promise<void> {
  await each(features, 'setup.ts', deps);
  for (const list of await each(features, 'subscribers.ts', deps))
    deps.events.subscribe(...(list as Subscriber[]));
}

export async function routeFeatures(
  features: Feature[],
  app: FastifyInstance,
  deps: Deps,
): Promise<void> {
  await each(features, 'routes.ts', app, deps);
  await each(features, 'staff-routes.ts', app, deps);
}

export async function seedFeatures(features: Feature[], deps: Deps): Promise<void> {
  await each(features, 'seed.ts', deps);
}
