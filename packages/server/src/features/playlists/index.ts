/** Functions that other features can use. */
export { forgetLists } from './repository.ts';
