import type { Clerk } from '@wl/contract/office/staff';
import type {
  EntrancePage,
  LinkGroup,
  OfficeFeature,
  OfficeGroups,
  OfficePage,
  PageLink,
} from './feature.ts';

/** Features, keyed by the path of each feature's `office.tsx`. */
export type Features = Readonly<Record<string, OfficeFeature>>;

/** All features of the back office. Each feature is found through its `office.tsx` file. */
export const features: Features = import.meta.glob<OfficeFeature>('../features/*/office.tsx', {
  eager: true,
  import: 'feature',
});

/** Returns the name of a feature from the path of its `office.tsx`. */
const nameOf = (file: string): string => file.split('/').at(-2) ?? '';

/** Returns the names of a feature and of all features that it uses directly or indirectly. */
function usedWith(all: Features, name: string): string[] {
  const usedBy = new Map(Object.entries(all).map(([file, { uses }]) => [nameOf(file), uses]));
  const found = new Set([name]);
  for (const one of found) for (const used of usedBy.get(one) ?? []) found.add(used);
  return [...found];
}

/** Page with the names of the features whose texts it shows. */
export type Found<Page> = Page & { texts: readonly string[] };

/**
 * Returns the pages of all features by path.
 * @throws Error if two features define the same path
 */
export function pagesOf(all: Features) {
  const owners = new Map<string, string>();
  const collect = <Page>(pagesIn: (feature: OfficeFeature) => Record<string, Page> | undefined) =>
    Object.entries(all).flatMap(([file, feature]) => {
      const texts = usedWith(all, nameOf(file));
      return Object.entries(pagesIn(feature) ?? {}).map(([path, page]): [string, Found<Page>] => {
        const owner = owners.get(path);
        if (owner) throw new Error(`${owner} and ${file} both define the page ${path}`);
        owners.set(path, file);
        return [path, { ...page, texts }];
      });
    });
  return {
    clerkPages: new Map(collect<OfficePage>(({ pages }) => pages)),
    entrances: new Map(collect<EntrancePage>(({ entrances }) => entrances)),
  };
}

export interface NavigationLink extends PageLink {
  path: string;
}

/** Returns the links of all pages, ordered by their position within their group. */
export const linksOf = (all: Features): NavigationLink[] =>
  [...pagesOf(all).clerkPages]
    .flatMap(([path, { link }]) => (link ? [{ ...link, path }] : []))
    .toSorted((one, other) => one.order - other.order || one.path.localeCompare(other.path));

/**
 * Returns the navigation groups with their names, ordered by position.
 * @throws Error if two features define the same group
 */
export function groupsOf(all: Features): (LinkGroup & { name: keyof OfficeGroups })[] {
  const groups = Object.values(all).flatMap(({ groups: own = {} }) =>
    (Object.entries(own) as [keyof OfficeGroups, LinkGroup][]).map(([name, group]) => ({
      ...group,
      name,
    })),
  );
  const names = groups.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two features define the group ${twice}`);
  return groups.toSorted((one, other) => one.order - other.order);
}

/**
 * Returns the path of the page that opens first: the start page of the clerk's only role, otherwise the page with the
 * lowest `home` that the clerk may open. If the clerk may open none of these pages, returns the last page with a
 * `home`, which reports the missing permission.
 */
export function homeOf(
  links: readonly NavigationLink[],
  { roles, permissions }: Pick<Clerk, 'roles' | 'permissions'>,
): string | undefined {
  const isAllowed = (permission: string) => permissions.includes(permission);
  const start = links.find(({ startOf }) => startOf !== undefined && startOf === roles[0]);
  if (start && roles.length === 1 && isAllowed(start.permission)) return start.path;
  const homes = links
    .filter(({ home }) => home !== undefined)
    .toSorted((one, other) => (one.home ?? 0) - (other.home ?? 0));
  return (homes.find(({ permission }) => isAllowed(permission)) ?? homes.at(-1))?.path;
}
