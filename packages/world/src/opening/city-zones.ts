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

/** Returns the time zone of a city, which is the default for the opening hours of its tables; UTC if it is unknown. */
export const zoneOfCity = (city: string): string => zones[city] ?? 'UTC';
