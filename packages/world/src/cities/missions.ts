import type { Mission } from '../mission.ts';
import { barcelonaMissions } from './barcelona/missions.ts';
import { honoluluMissions } from './honolulu/missions.ts';
import { istanbulMissions } from './istanbul/missions.ts';
import { lasVegasMissions } from './las-vegas/missions.ts';
import { londonMissions } from './london/missions.ts';
import { macauMissions } from './macau/missions.ts';
import { parisMissions } from './paris/missions.ts';
import { rioDeJaneiroMissions } from './rio-de-janeiro/missions.ts';
import { sydneyMissions } from './sydney/missions.ts';
import { tokyoMissions } from './tokyo/missions.ts';

/** Missions by city slug, in the order of the departures board. */
const missions: Readonly<Record<string, readonly Mission[]>> = {
  tokyo: tokyoMissions,
  sydney: sydneyMissions,
  london: londonMissions,
  honolulu: honoluluMissions,
  'las-vegas': lasVegasMissions,
  macau: macauMissions,
  barcelona: barcelonaMissions,
  paris: parisMissions,
  'rio-de-janeiro': rioDeJaneiroMissions,
  istanbul: istanbulMissions,
};

/** All 120 missions (decisions §8). */
export const allMissions: readonly Mission[] = Object.values(missions).flat();

const byId = new Map(allMissions.map((mission) => [mission.id, mission]));

/** Returns the twelve missions of a city, ordered by district; empty for an unknown city. */
export function missionsOf(city: string): readonly Mission[] {
  return missions[city] ?? [];
}

/** Returns the mission with this id (`tokyo.ginza.1`); undefined if there is none. */
export function missionById(id: string): Mission | undefined {
  return byId.get(id);
}

/** Returns the slug of a mission's city, which is the first part of the mission's id. */
export function cityOfMission(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
