import * as z from 'zod/mini';

/** Baud rates that the dealer can choose for a serial scanner. */
export const BAUD_RATES = [9_600, 19_200, 38_400, 115_200] as const;

const KEY = 'wl.scanner';
export const MAX_AFFIX = 8;

const affix = z.string().check(z.maxLength(MAX_AFFIX));
const Settings = z.object({ prefix: affix, suffix: affix, baudRate: z.literal(BAUD_RATES) });

/** Settings of the card scanner. They are stored per computer, because each computer has its own scanner. */
export type ScannerSettings = z.infer<typeof Settings>;

const DEFAULTS: ScannerSettings = { prefix: '', suffix: '', baudRate: 9_600 };

/** Returns the stored settings of this computer, or the defaults if no readable settings are stored. */
export function readScannerSettings(): ScannerSettings {
  try {
    return Settings.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return DEFAULTS;
  }
}

export function storeScannerSettings(settings: ScannerSettings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
