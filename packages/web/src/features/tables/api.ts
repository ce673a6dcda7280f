import { listTables, readTable } from '@wl/contract/tables';
import { queryOf } from '../../app/api.ts';

export const tablesQuery = queryOf(listTables, {});
export const tableQuery = (slug: string) => queryOf(readTable, { params: { slug } });
