import { discoverFeatures, type Feature } from '../platform/features.ts';

/** Returns every feature of the server, one per folder (platform/features.ts lists the file names that count). */
export function allFeatures(): Promise<Feature[]> {
  return discoverFeatures();
}
