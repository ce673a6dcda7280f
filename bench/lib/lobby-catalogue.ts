/** Installs a catalogue of `BENCH_GAMES` games. The casino loads this module before its own code (`--import`). */
import { replaceCatalogue } from '@wl/server/features/lobby/catalogue';
import { generatedCatalogue } from '@wl/server/features/lobby/testing-catalogue';

replaceCatalogue(generatedCatalogue(Number(process.env['BENCH_GAMES'])));
