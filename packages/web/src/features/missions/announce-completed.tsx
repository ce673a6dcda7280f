import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/feedback/toast';
import { missionTextsOf } from '@wl/world/cities/mission-texts';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage, needTexts } from '../../app/language/language.ts';
import { queryClient } from '../../app/api.ts';
import { useSession } from '../../app/session/session.ts';
import { namesQuery } from './api.ts';
import type { Completed } from './completed.ts';
import { feature } from './feature.ts';
import { useMissionWords } from './use-mission-words.ts';

/** Duration of the toast in ms, long enough to read it twice. */
const TOAST_MS = 8000;

/** Loads the feature's texts. If loading fails, the toast uses the texts in the source language. */
const texts = () => needTexts(feature).catch(() => undefined);

/**
 * Returns true if this member is still signed in. Another member can sign in while the texts and mission names are
 * being loaded.
 */
const isHere = (memberId: string): boolean => useSession.getState().player?.id === memberId;

export async function announceCompleted(completed: Completed, memberId: string): Promise<void> {
  const { mission, coins } = completed;
  await texts();
  const names = mission
    ? await queryClient.fetchQuery(namesQuery(mission.city)).catch(() => missionTextsOf(''))
    : {};
  const name = mission ? (names[mission.id]?.name[currentLanguage()] ?? null) : null;
  if (!isHere(memberId)) return;
  showToast({ text: <DoneText name={name} coins={coins} />, tone: 'good', forMs: TOAST_MS });
}

export async function announceStamp(city: string, memberId: string): Promise<void> {
  await texts();
  if (!isHere(memberId)) return;
  showToast({ text: <StampText city={city} />, tone: 'good', forMs: TOAST_MS });
}

/**
 * Shows the text that announces a completed mission or errand. `name` is the name of the mission; null for an itinerary
 * errand.
 */
export function DoneText({ name, coins }: { name: string | null; coins: number }) {
  const formats = useFormats();
  const sum = formats.coins(coins);
  return (
    <>
      {name === null ? <Trans>Errand completed.</Trans> : <Trans>Mission completed: {name}.</Trans>}{' '}
      <b className="num" style={{ whiteSpace: 'nowrap' }}>
        +{sum} <Icon name="coin" size={16} className="inline" />
        <span className="sr-only">
          <Trans>Coins</Trans>
        </span>
      </b>
    </>
  );
}

function StampText({ city }: { city: string }) {
  const name = useMissionWords().cityName(city);
  return (
    <>
      <Trans>The {name} stamp is in your passport.</Trans>{' '}
      <Link to="/my-journey/$status" params={{ status: 'stamps' }}>
        <Trans>View details</Trans>
      </Link>
    </>
  );
}
