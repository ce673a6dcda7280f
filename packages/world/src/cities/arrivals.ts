import type { Texts } from '../languages.ts';
import { barcelonaArrival } from './barcelona/texts.ts';
import { honoluluArrival } from './honolulu/texts.ts';
import { istanbulArrival } from './istanbul/texts.ts';
import { lasVegasArrival } from './las-vegas/texts.ts';
import { londonArrival } from './london/texts.ts';
import { macauArrival } from './macau/texts.ts';
import { parisArrival } from './paris/texts.ts';
import { rioDeJaneiroArrival } from './rio-de-janeiro/texts.ts';
import { sydneyArrival } from './sydney/texts.ts';
import { tokyoArrival } from './tokyo/texts.ts';

/** Apart from the other texts: only the page that arrives needs these, and they are the longest. */
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

/** What a city says to who arrives, in five languages, or undefined when there is no such city. */
export function cityArrival(slug: string): Texts | undefined {
  return arrivals[slug];
}
