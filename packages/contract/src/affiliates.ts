import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Done } from './shapes.ts';

export const countClick = defineCall({
  method: 'POST',
  path: '/affiliates/clicks',
  auth: 'public',
  summary:
    'Counts a click on an affiliate’s link, once per token, IP address and UTC day. The answer is the same for an unknown token.',
  body: z.object({ token: z.string().check(z.maxLength(128)) }),
  reply: Done,
  rate: { max: 20, perSeconds: 60 },
});
