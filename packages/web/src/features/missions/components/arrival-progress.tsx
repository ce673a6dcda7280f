import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../app/use-texts.ts';
import { missionsQuery } from '../api.ts';
import { feature } from '../feature.ts';
import { StampProgress } from './stamp-progress.tsx';

/**
 * Progress towards the stamp of a city, for members who arrive there. Shows nothing after a failure, because the city's
 * board has more.
 */
export function ArrivalProgress({ city, name }: { city: string; name: string }) {
  const hasTexts = useTexts(feature);
  const { data, isError } = useQuery(missionsQuery(city));
  if (isError) return null;
  // Without a skeleton, because nothing may move after the end of the ceremony.
  if (!hasTexts || !data) return <div className="min-h-28" aria-busy="true" />;
  return <StampProgress progress={data.meta.progress} name={name} />;
}
