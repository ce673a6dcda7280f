import { useLingui } from '@lingui/react/macro';
import type { Availability, FeatureName } from '@wl/contract/lobby';
import { useCategoryNames } from '@wl/ui/features/lobby/category-names';
import { useFormats } from '../../app/language/formats.ts';
import { cityOfSub, spans, type ActiveFilter, type Span, type SpanName } from './lobby-search.ts';
import { useCities } from './use-city-name.ts';
import { useFeatureNames } from './use-feature-names.ts';

const CENTS = 100;
const PERCENT = 100;

/** Returns the labels of all filters and filter values in the member's language. */
export function useFilterNames() {
  const { t } = useLingui();
  const categories: Readonly<Record<string, string>> = useCategoryNames();
  const cities = useCities();

  const features = useFeatureNames();
  const featureHints = useFeatureHints();
  const availability: Readonly<Record<Availability, string>> = {
    now: t`Open now`,
    here: t`Available here`,
    demo: t`Free play`,
    bonus_money: t`Accepts bonus money`,
  };
  const { spanTitles, value, span } = useSpanNames();
  const stars = (count: number): string =>
    count === 5 ? t`5 out of 5 stars` : t`At least ${count} out of 5 stars`;
  const sub = (id: string): string => {
    const category = categories[id.slice(0, id.indexOf('-'))] ?? id;
    return `${category} · ${cities.name(cityOfSub(id))}`;
  };

  const active = (filter: ActiveFilter): string => {
    switch (filter.kind) {
      case 'category':
        return categories[filter.id] ?? filter.id;
      case 'sub':
        return sub(filter.id);
      case 'city':
        return cities.name(filter.id);
      case 'studio':
        return filter.id;
      case 'feature':
        return features[filter.id];
      case 'availability':
        return availability[filter.id];
      case 'span':
        return `${spanTitles[filter.id]}: ${span(filter.id, filter.span)}`;
      case 'rating':
        return stars(filter.stars);
    }
  };
  return {
    categories,
    features,
    featureHints,
    availability,
    spanTitles,
    value,
    span,
    stars,
    active,
  };
}

function useFeatureHints(): Readonly<Record<FeatureName, string>> {
  const { t } = useLingui();
  return {
    auto_spin: t`Plays several rounds automatically, within limits that you set.`,
    quick_spin: t`Shows the result without the long animation.`,
    bonus_buy: t`Starts the bonus round immediately for a fixed price.`,
    betways: t`Pays for matching symbols on adjacent reels instead of on paylines.`,
    side_bets: t`Extra bets alongside the main bet.`,
    roadmap: t`Shows the results of recent rounds.`,
    multihand: t`Several hands in one round.`,
    cluster_pays: t`Pays for clusters of adjacent matching symbols.`,
  };
}

/** Returns the titles of the range filters, and functions that format one value or a range of a filter. */
function useSpanNames() {
  const { t } = useLingui();
  const { money, number, percent } = useFormats();
  const spanTitles: Readonly<Record<SpanName, string>> = {
    volatility: t`Volatility`,
    multiplier: t`Maximum win`,
    min_bet: t`Minimum stake`,
    max_bet: t`Maximum stake`,
    price: t`Price per round`,
    rtp: t`Return to player`,
  };
  const value = (name: SpanName, amount: number): string => {
    if (name === 'volatility') return number(amount);
    if (name === 'multiplier') return `${number(Math.ceil(amount))}×`;
    if (name === 'rtp') return percent(amount / PERCENT);
    return money(Math.round(amount * CENTS));
  };
  /**
   * Formats a range: as "… or more" if it reaches the filter's maximum, or as "up to …" if it starts at the filter's
   * minimum. A volatility range always shows both ends.
   */
  const span = (name: SpanName, [from, to]: Span): string => {
    const [low, high] = spans[name];
    const isOpen = name !== 'volatility' && to >= high;
    if (from === to) return value(name, from);
    if (isOpen && from <= low) return value(name, high);
    const [least, most] = [value(name, from), value(name, to)];
    if (isOpen) return t`${least} or more`;
    return from <= low && name !== 'volatility' ? t`up to ${most}` : `${least} – ${most}`;
  };
  return { spanTitles, value, span };
}
