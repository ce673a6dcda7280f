import { defineCall } from '../call.ts';
import { data } from '../shapes.ts';
import { PictureAddress, TablePictureParams } from '../table-pictures.ts';

export const openTableCamera = defineCall({
  method: 'POST',
  path: '/staff/tables/:slug/camera',
  auth: 'staff',
  permission: 'tables.deal',
  summary:
    'Address to which the dealer’s browser sends the video of a table, with a token for one connection. Only the dealer of the open shift gets an address.',
  params: TablePictureParams,
  reply: data(PictureAddress),
  errors: ['tables.unknown', 'tables.not_dealt', 'tables.no_shift', 'tables.not_your_shift'],
  rate: { max: 60, perSeconds: 60 },
});
