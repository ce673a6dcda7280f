/**
 * Replaces the casino's titles with `BENCH_GAMES` generated titles. The casino loads this module before its own code
 * (`--import`).
 */
import { generatedTitles } from '@wl/server/features/lobby/testing-titles';
import { CASINO_SOURCE, titles } from '@wl/server/features/titles/service';

titles.put(CASINO_SOURCE, generatedTitles(Number(process.env['BENCH_GAMES'])));
