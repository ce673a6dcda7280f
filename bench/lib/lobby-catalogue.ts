/** Loaded into the casino before its own code (`--import`): installs a catalogue of `BENCH_GAMES` games. */
import { replaceCatalogue } from '@wl/server/features/lobby/catalogue';
import { generatedCatalogue } from '@wl/server/features/lobby/testing-catalogue';

replaceCatalogue(generatedCatalogue(Number(process.env['BENCH_GAMES'])));
