import type { Feature } from '../feature.ts';
import { needTexts } from './language.ts';

/**
 * Waits until a component of another feature and that feature's texts have loaded; both load at the same time. If the
 * texts fail to load, the English ones are used.
 */
export async function withTexts<Module>(
  component: Promise<Module>,
  feature: Feature,
): Promise<Module> {
  const [module] = await Promise.all([component, needTexts(feature).catch(() => undefined)]);
  return module;
}
