import { discoverFeatures, type Feature } from '../platform/features.ts';

/** Returns every server feature, one per folder (platform/features.ts lists the recognised file names). */
export function allFeatures(): Promise<Feature[]> {
  return discoverFeatures();
}
