import { homeCity } from '@wl/world/cities/index';
import { addNewMemberPart, cityOf as cityPort } from '../members/index.ts';
import { cityOf } from './index.ts';
import { insertJourney } from './repository.ts';

/** Makes registration start the member's journey at level 1, in the home city assigned to the chosen language. */
export function setup(): void {
  addNewMemberPart('journey', (_, tx, { id, applicant }) =>
    insertJourney(tx, id, homeCity(applicant.language).slug),
  );
  cityPort.provide(cityOf);
}
