import type { Texts } from '../languages.ts';
import { barcelonaArrival } from './barcelona/arrival.ts';
import { honoluluArrival } from './honolulu/arrival.ts';
import { istanbulArrival } from './istanbul/arrival.ts';
import { lasVegasArrival } from './las-vegas/arrival.ts';
import { londonArrival } from './london/arrival.ts';
import { macauArrival } from './macau/arrival.ts';
import { parisArrival } from './paris/arrival.ts';
import { rioDeJaneiroArrival } from './rio-de-janeiro/arrival.ts';
import { sydneyArrival } from './sydney/arrival.ts';
import { tokyoArrival } from './tokyo/arrival.ts';

/** Arrival texts by city. They are in separate files because they are long and only the arrival ceremony needs them. */
const arrivals: Readonly<Record<string, Texts>> = {
  tokyo: tokyoArrival,
  sydney: sydneyArrival,
  london: londonArrival,
  honolulu: honoluluArrival,
  'las-vegas': lasVegasArrival,
  macau: macauArrival,
  barcelona: barcelonaArrival,
  paris: parisArrival,
  'rio-de-janeiro': rioDeJaneiroArrival,
  istanbul: istanbulArrival,
};

/** Returns the arrival text of a city in five languages; undefined for an unknown city. */
export function cityArrival(slug: string): Texts | undefined {
  return arrivals[slug];
}
