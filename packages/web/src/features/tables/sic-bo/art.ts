/** Slug of the catalogue game whose dice, dome and chips the tables use. */
export const ART = 'cotai-sic-bo';
