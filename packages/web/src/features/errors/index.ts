/** Error pages, which the application shell loads on demand. */
import { needTexts } from '../../app/language/language.ts';
import { feature } from './routes.tsx';

/** Loads the not-found page together with its texts. */
export async function notFoundPage() {
  const [page] = await Promise.all([import('./pages/not-found.tsx'), needTexts(feature)]);
  return page;
}

export const failurePage = () => import('./components/failure.tsx');
