import type { ComponentType } from 'react';
import type { PaysProps } from '../stage.ts';

const tables = import.meta.glob<ComponentType<PaysProps<unknown>>>('./*/pays.tsx', {
  eager: true,
  import: 'default',
});

export const payTableOf = (family: string): ComponentType<PaysProps<unknown>> | undefined =>
  tables[`./${family}/pays.tsx`];
