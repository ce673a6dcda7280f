import type { MissionTexts } from '../mission.ts';

/** Loaders for the mission names, one per city, so that a page loads only the names for the cities that it shows. */
const loaders: Readonly<Record<string, () => Promise<MissionTexts>>> = {
  tokyo: () => import('./tokyo/mission-texts.ts').then((module) => module.tokyoMissionTexts),
  sydney: () => import('./sydney/mission-texts.ts').then((module) => module.sydneyMissionTexts),
  london: () => import('./london/mission-texts.ts').then((module) => module.londonMissionTexts),
  honolulu: () =>
    import('./honolulu/mission-texts.ts').then((module) => module.honoluluMissionTexts),
  'las-vegas': () =>
    import('./las-vegas/mission-texts.ts').then((module) => module.lasVegasMissionTexts),
  macau: () => import('./macau/mission-texts.ts').then((module) => module.macauMissionTexts),
  barcelona: () =>
    import('./barcelona/mission-texts.ts').then((module) => module.barcelonaMissionTexts),
  paris: () => import('./paris/mission-texts.ts').then((module) => module.parisMissionTexts),
  'rio-de-janeiro': () =>
    import('./rio-de-janeiro/mission-texts.ts').then((module) => module.rioDeJaneiroMissionTexts),
  istanbul: () =>
    import('./istanbul/mission-texts.ts').then((module) => module.istanbulMissionTexts),
};

/** Returns the names of a city's missions in five languages, by mission id; empty for an unknown city. */
export async function missionTextsOf(city: string): Promise<MissionTexts> {
  return (await loaders[city]?.()) ?? {};
}
