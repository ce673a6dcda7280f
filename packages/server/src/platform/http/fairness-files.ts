import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from './http.ts';

/** Folder with the fairness method, the math model of every game and two verifiers (decision 75). */
const folder = path.resolve(import.meta.dirname, '../../../../../docs/fairness');

const TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.py': 'text/x-python; charset=utf-8',
  '.pl': 'text/x-perl; charset=utf-8',
};
const HOUR_S = 3_600;

/** Serves the files of `docs/fairness` publicly as downloads at `/api/fairness/files/<name>`. */
export async function addFairnessFiles(app: FastifyInstance): Promise<void> {
  const names = new Set(fs.readdirSync(folder).filter((name) => path.extname(name) in TYPES));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${API_BASE}/fairness/files/`,
    allowedPath: (at) => names.has(at.slice(1)),
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const name = path.basename(file);
      reply.header('content-type', TYPES[path.extname(name)]);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      reply.header('cache-control', `public, max-age=${HOUR_S}`);
    },
  });
}
