import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../app/language/use-texts.ts';
import { missionsQuery } from '../api.ts';
import { feature } from '../feature.ts';
import { StampProgress } from './stamp-progress.tsx';

/**
 * Shows members their progress towards a city's stamp when they arrive in the city. Renders nothing if the progress
 * cannot be loaded, because the city's board also shows the progress.
 */
export default function ArrivalProgress({ city, name }: { city: string; name: string }) {
  const hasTexts = useTexts(feature);
  const { data, isError } = useQuery(missionsQuery(city));
  if (isError) return null;
  // Reserve the height of the progress display, so that the layout does not shift when the data arrives.
  if (!hasTexts || !data) return <div className="min-h-28" aria-busy="true" />;
  return <StampProgress progress={data.meta.progress} name={name} />;
}
