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
 * Publishes demonstration articles if SEED_DEMO is set, so that the news of a new installation are not empty. Articles
 * that clerks have changed or withdrawn since then stay as they are.
 */
export async function seed(deps: Deps): Promise<void> {
  if (!deps.config.seedDemo) return;
  const clerkId = await demoClerkId(deps, AUTHOR);
  for (const article of demoArticles)
    await deps.transaction((tx) => publishDemoArticle(deps, tx, article, clerkId));
}
