/** Functions that other features may use. */
export { forgetLists } from './repository.ts';
