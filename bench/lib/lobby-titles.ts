/** Replaces the casino's titles by `BENCH_GAMES` titles. The casino loads this module before its own code (`--import`). */
import { generatedTitles } from '@wl/server/features/lobby/testing-titles';
import { CASINO_SOURCE, titles } from '@wl/server/features/titles/service';

titles.put(CASINO_SOURCE, generatedTitles(Number(process.env['BENCH_GAMES'])));
