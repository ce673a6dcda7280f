/** Types for the functions of zzfx that are used here; the package contains no types. */
declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
