import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './api.ts';
import { whenSomebodyIsThere } from './errors.tsx';

void whenSomebodyIsThere().then(async () => (await import('./kept-answers.ts')).keepAnswers());

/** The query cache for what stands inside; lazily around every page but the visitors' home. */
export default function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
