/**
 * Realtime message handlers of the HUD and of all features, for signed-in members. They are bundled as one script,
 * because every member page needs all of them.
 */
import * as hud from '../hud/realtime.ts';
import type { NewsContext, NewsHandler } from './news.ts';

/** Exports of a feature's `realtime.ts`: the handlers `news` and, optionally, `reconnected`. */
interface NewsModule {
  news: readonly NewsHandler[];
  /** Called after a reconnection to reload data, because messages about changes may have been missed. */
  reconnected?: (context: NewsContext) => void;
}

const ofFeatures = import.meta.glob<NewsModule>('../../features/*/realtime.ts', { eager: true });

export const newsModules: readonly NewsModule[] = [hud, ...Object.values(ofFeatures)];
