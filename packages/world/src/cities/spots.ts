import type { Spots } from '../city.ts';
import { barcelonaSpots } from './barcelona/spots.ts';
import { honoluluSpots } from './honolulu/spots.ts';
import { istanbulSpots } from './istanbul/spots.ts';
import { lasVegasSpots } from './las-vegas/spots.ts';
import { londonSpots } from './london/spots.ts';
import { macauSpots } from './macau/spots.ts';
import { parisSpots } from './paris/spots.ts';
import { rioDeJaneiroSpots } from './rio-de-janeiro/spots.ts';
import { sydneySpots } from './sydney/spots.ts';
import { tokyoSpots } from './tokyo/spots.ts';

/**
 * Positions of the districts that light up on the city board's postcards, by city. They are separate from the other
 * city data, because only the city board needs them.
 */
const spots: Readonly<Record<string, Spots>> = {
  tokyo: tokyoSpots,
  sydney: sydneySpots,
  london: londonSpots,
  honolulu: honoluluSpots,
  'las-vegas': lasVegasSpots,
  macau: macauSpots,
  barcelona: barcelonaSpots,
  paris: parisSpots,
  'rio-de-janeiro': rioDeJaneiroSpots,
  istanbul: istanbulSpots,
};

/** Returns the positions of a city's districts on its postcard; undefined if there is no such city. */
export function spotsOf(city: string): Spots | undefined {
  return spots[city];
}
