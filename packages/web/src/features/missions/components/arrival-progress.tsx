import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../app/use-texts.ts';
import { missionsQuery } from '../api.ts';
import { feature } from '../feature.ts';
import { StampProgress } from './stamp-progress.tsx';

/** How far the stamp of a city is, for who arrives there. A failure shows nothing: the board of the city says more. */
export function ArrivalProgress({ city, name }: { city: string; name: string }) {
  const hasTexts = useTexts(feature);
  const { data, isError } = useQuery(missionsQuery(city));
  if (isError) return null;
  // No skeleton: nothing may still move when the ceremony is over.
  if (!hasTexts || !data) return <div className="min-h-28" aria-busy="true" />;
  return <StampProgress progress={data.meta.progress} name={name} />;
}
