/** Returns the path of the page on which a game is played. Games of the category `live` are shared tables. */
export const gamePath = ({ category, slug }: { category: string; slug: string }): string =>
  category === 'live' ? `/live/${slug}` : `/play/${category}/${slug}`;
