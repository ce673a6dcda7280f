import type { Feature } from '../feature.ts';
import { needTexts } from './language.ts';

/**
 * Waits for a component of another feature and for that feature's texts, which load at the same time. If the texts fail
 * to load, the English ones are used.
 */
export async function withTexts<Module>(
  component: Promise<Module>,
  feature: Feature,
): Promise<Module> {
  const [module] = await Promise.all([component, needTexts(feature).catch(() => undefined)]);
  return module;
}
