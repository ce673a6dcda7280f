const zones: Readonly<Record<string, string>> = {
  barcelona: 'Europe/Madrid',
  honolulu: 'Pacific/Honolulu',
  istanbul: 'Europe/Istanbul',
  'las-vegas': 'America/Los_Angeles',
  london: 'Europe/London',
  macau: 'Asia/Macau',
  paris: 'Europe/Paris',
  'rio-de-janeiro': 'America/Sao_Paulo',
  sydney: 'Australia/Sydney',
  tokyo: 'Asia/Tokyo',
};

/**
 * Returns the time zone of a city; UTC for an unknown city. The opening hours of the city's tables use this zone by
 * default.
 */
export const zoneOfCity = (city: string): string => zones[city] ?? 'UTC';
