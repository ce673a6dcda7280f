/**
 * `npm run email-previews`: renders every kind of e-mail with sample values into `email-previews/`. For each language,
 * the folder contains the HTML and text parts, pictures in light and dark colours at 390 and 600 px, and one sheet per
 * width and colour scheme. Exits with 1 if an e-mail is wider than the window or has low contrast.
 *
 * - `-- --language tr` selects one language.
 * - `-- --only support,members.locked` selects the kinds whose names contain one of these words.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readConfig } from '@wl/server/platform/config/config';
import { findEmailSamples, sampleContext } from '@wl/server/platform/email/find-email-samples';
import { languages, type Language } from '@wl/world/languages';
import { chromiumArgs, requireChromium } from './chromium.ts';
import { composeSheet, type Cells } from './contact-sheet/sheet.ts';
import { axeFindings } from './lib/axe.ts';

const folder = path.resolve(import.meta.dirname, '../email-previews');
const WIDTHS = [390, 600] as const;
/** Cell layout of the contact sheets for wide e-mails. Each cell shows the full width of an e-mail. */
const wideCells: Cells = { width: 400, height: 560, columns: 6 };
const SCHEMES = ['light', 'dark'] as const;

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const words = argument('only')?.split(',') ?? [''];
const wanted = languages.filter((one) => one === (argument('language') ?? one));

interface Written {
  kind: string;
  file: string;
}

/**
 * Returns the default settings of an installation that also receives e-mails. Reading the settings creates a data
 * folder, which is then deleted.
 */
function defaultConfig() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wl-previews-'));
  try {
    return readConfig({ DATA_DIR: dataDir, INBOUND_SMTP_PORT: '2525' });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Writes the HTML part and the text part of every selected kind of e-mail. */
async function writeParts(language: Language): Promise<Written[]> {
  const context = sampleContext(defaultConfig(), language);
  const samples = [...(await findEmailSamples())].filter(([kind]) =>
    words.some((word) => kind.includes(word)),
  );
  mkdirSync(path.join(folder, language), { recursive: true });
  return samples.map(([kind, sample]) => {
    const { subject, text, html } = sample(context);
    const file = path.join(folder, language, `${kind}.html`);
    writeFileSync(file, html);
    writeFileSync(path.join(folder, language, `${kind}.txt`), `${subject}\n\n${text}`);
    return { kind, file };
  });
}

/**
 * Returns the overflow and contrast problems of an e-mail. Contrast does not depend on the width, so it is checked at
 * one width only.
 */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const contrast =
    width === WIDTHS[0]
      ? await axeFindings(page, { type: 'rule', values: ['color-contrast'] })
      : [];
  return [...(overflow > 0 ? [`${String(overflow)} px wider than the window`] : []), ...contrast];
}

/**
 * Takes screenshots of all e-mails at one width and in one colour scheme, and combines them into one sheet.
 * @returns the overflow and contrast faults
 */
async function shoot(
  browser: Browser,
  written: readonly Written[],
  { language, width, scheme }: { language: Language; width: number; scheme: 'light' | 'dark' },
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme: scheme });
  const faults: string[] = [];
  const shots: { name: string; file: string }[] = [];
  const name = `${String(width)}-${scheme}`;
  for (const { kind, file } of written) {
    await page.goto(pathToFileURL(file).href);
    const picture = path.join(folder, language, `${kind}-${name}.png`);
    await page.screenshot({ path: picture, fullPage: true });
    shots.push({ name: kind, file: picture });
    for (const fault of await faultsOf(page, width))
      faults.push(`${language} ${name} ${kind}: ${fault}`);
  }
  await page.close();
  const sheet = path.join(folder, `${language}-${name}.png`);
  await composeSheet(shots, sheet, width, width === 600 ? wideCells : undefined);
  return faults;
}

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: chromiumArgs,
  });
  const faults: string[] = [];
  for (const language of wanted) {
    const written = await writeParts(language);
    for (const width of WIDTHS)
      for (const scheme of SCHEMES)
        faults.push(...(await shoot(browser, written, { language, width, scheme })));
    console.log(`${language}: ${String(written.length)} e-mails`);
  }
  await browser.close();
  for (const fault of faults) console.error(fault);
  console.log(`The previews are in ${path.relative(process.cwd(), folder)}.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

await main();
