import type { Feature } from '../feature.ts';
import { needTexts } from './language.ts';

/**
 * Waits for a component that is being loaded for another feature's page, and for the texts of its own feature. Both load
 * at the same time. If the texts fail to load, the English ones are used.
 */
export async function withTexts<Module>(
  component: Promise<Module>,
  feature: Feature,
): Promise<Module> {
  const [module] = await Promise.all([component, needTexts(feature).catch(() => undefined)]);
  return module;
}
