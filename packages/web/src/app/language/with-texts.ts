import type { Feature } from '../feature.ts';
import { needTexts } from './language.ts';

/**
 * Waits for another feature's component and that feature's texts, which load in parallel, and returns the component's
 * module. If the texts fail to load, the English texts are used.
 */
export async function withTexts<Module>(
  component: Promise<Module>,
  feature: Feature,
): Promise<Module> {
  const [module] = await Promise.all([component, needTexts(feature).catch(() => undefined)]);
  return module;
}
