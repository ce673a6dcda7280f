/** Information pages whose texts clerks can edit (decision 104). The original texts are in `pages/<page>/<language>.md`. */
import { infoPaths } from '../casino/public-pages.ts';

type NameOf<Path> = Path extends `/${infer Name}` ? Name : never;

/** Name of an information page: its path without the leading slash. */
export type PageName = NameOf<(typeof infoPaths)[number]>;

export const pageNames = infoPaths.map((path) => path.slice(1)) as readonly PageName[];
