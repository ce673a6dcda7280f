/**
 * A Vite plug-in: the method, the mathematics of every game and the programs that verify rounds without our code are files of the built
 * site, below `/provably-fair/`. They are the files of `docs/fairness`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = path.join(import.meta.dirname, '../../docs/fairness');

export function fairnessFiles(): Plugin {
  return {
    name: 'fairness-files',
    apply: 'build',
    generateBundle() {
      for (const entry of readdirSync(FOLDER, { withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const source = readFileSync(path.join(FOLDER, entry.name));
        this.emitFile({ type: 'asset', fileName: `provably-fair/${entry.name}`, source });
      }
    },
  };
}
