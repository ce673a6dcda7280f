import type { PlantedFault } from './catalogue.ts';

interface Tested {
  fault: PlantedFault;
  files: string[];
}

/**
 * Divides faults into groups that are planted together in one copy of the source tree. The faults of a group have no
 * test file or patched source file in common, so that a failed test identifies its fault. Omits faults without tests.
 */
export function groupFaults<T extends Tested>(candidates: readonly T[], together: boolean): T[][] {
  const groups: T[][] = [];
  for (const candidate of candidates) {
    if (candidate.files.length === 0) continue;
    const meets = (other: T) =>
      other.fault.file === candidate.fault.file ||
      other.files.some((file) => candidate.files.includes(file));
    const group = together ? groups.find((one) => !one.some(meets)) : undefined;
    if (group) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}
