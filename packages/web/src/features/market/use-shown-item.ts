import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * Keeps the slug of the open sheet's item in the URL. The sheet therefore stays open after a reload, and the back
 * button closes it.
 */
export function useShownItem(): [slug: string | undefined, show: (slug?: string) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const slug = typeof search['item'] === 'string' ? search['item'] : undefined;
  return [
    slug,
    (next) => {
      void navigate({
        to: '.',
        search: next === undefined ? {} : { item: next },
        replace: next === undefined,
        resetScroll: false,
      });
    },
  ];
}
