import { discoverFeatures, type Feature } from '../platform/features.ts';

/** Every feature of the server, found by its folder (platform/features.ts tells which files count). */
export function allFeatures(): Promise<Feature[]> {
  return discoverFeatures();
}
