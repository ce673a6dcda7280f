import type { Deps } from '../../platform/deps.ts';
import { demoClerkId } from '../staff/index.ts';
import { type DemoArticle, publishDemoArticle } from './demo/publish-demo-article.ts';

/** Demo clerk who is shown as the author of the articles. */
const AUTHOR = 'marketing@wanderluck.example';

export const demoArticles: readonly DemoArticle[] = [
  { slug: 'check-a-round-yourself', category: 'games', city: 'paris' },
  { slug: 'ten-cities-one-journey', category: 'journey', city: 'tokyo' },
];

/**
 * Publishes demonstration articles if SEED_DEMO is set, so that the news page of a new installation is not empty.
 * Leaves existing demonstration articles unchanged, because clerks may have edited or withdrawn them.
 */
export async function seed(deps: Deps): Promise<void> {
  if (!deps.config.seedDemo) return;
  const clerkId = await demoClerkId(deps, AUTHOR);
  for (const article of demoArticles)
    await deps.transaction((tx) => publishDemoArticle(deps, tx, article, clerkId));
}
