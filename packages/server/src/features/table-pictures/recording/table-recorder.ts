import { recordingLimits } from './recording-limits.ts';
import type { RecordedFrame } from './webm.ts';

/**
 * Frame as the relay received it. `formats` is the description of the formats that the camera sent before its frames.
 */
export interface RelayedFrame extends RecordedFrame {
  formats: string;
  generation: number;
}

/** Latest round of a table. */
export interface RoundSeen {
  round: number;
  opensAtMs: number;
  /** True if the round is settled or void. */
  isOver: boolean;
}

/** Part of a round that is recorded in one file. Times are Unix times in ms. */
export interface Segment {
  round: number;
  generation: number;
  startedMs: number;
  endedMs: number;
  isWhole: boolean;
}

/** Destination of a segment's frames. */
export interface Sink {
  add(frame: RecordedFrame): void;
  /** Returns the size so far in bytes. */
  bytes(): number;
  /** Called once, after the last frame. */
  finish(segment: Segment): void;
}

export interface TableRecorderTools {
  nowMs: () => number;
  /** Opens the destination of a new segment. Returns undefined if this round cannot be recorded. */
  open: (first: { round: number; generation: number; formats: string }) => Sink | undefined;
}

export type TableRecorder = ReturnType<typeof createTableRecorder>;

/** Time in ms after the last frame for which a table without an open segment is kept in memory. */
const IDLE_MS = 10_000;

/**
 * Creates a buffer of recent frames with which the next segment can begin. The buffer starts at the last key frame but
 * one, and contains no frame of a finished segment.
 */
function createRecentFrames() {
  let frames: RelayedFrame[] = [];
  let latest: RelayedFrame | undefined;

  return {
    latestMs: () => latest?.receivedMs ?? -Infinity,
    clear() {
      frames = [];
    },
    keep(frame: RelayedFrame) {
      if (latest && latest.generation !== frame.generation) frames = [];
      latest = frame;
      if (frames.length === 0 && frame.kind !== 'key') return;
      frames.push(frame);
      if (frame.kind !== 'key') return;
      const keys = frames.flatMap(({ kind }, index) => (kind === 'key' ? [index] : []));
      const size = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
      const from = size > recordingLimits.recentBytes ? keys.at(-1) : keys.at(-2);
      frames = frames.slice(from ?? 0);
    },
    /**
     * Returns the frames, starting with the last key frame before this time. If there is no such key frame, returns all
     * frames.
     */
    from(ms: number): RelayedFrame[] {
      const before = frames.findLastIndex(
        ({ kind, receivedMs }) => kind === 'key' && receivedMs <= ms,
      );
      return frames.slice(Math.max(0, before));
    },
  };
}

/**
 * Creates the recorder of one table, which cuts the camera's frames into segments. A segment begins with the last key
 * frame before its round opened, and ends when the round is over. It ends early if another camera connects or the file
 * becomes too large.
 */
export function createTableRecorder({ nowMs, open }: TableRecorderTools) {
  const recent = createRecentFrames();
  let running: RoundSeen | undefined;
  let refused: number | undefined;
  let current: { sink: Sink; segment: Segment } | undefined;

  function add({ sink, segment }: NonNullable<typeof current>, frame: RelayedFrame) {
    sink.add(frame);
    if (frame.kind === 'sound') return;
    if (frame.receivedMs - segment.endedMs > recordingLimits.gapMs) segment.isWhole = false;
    segment.endedMs = frame.receivedMs;
  }

  /**
   * Begins a segment with the last key frame before the round opened. If there is none, begins with the first key frame
   * after the opening.
   */
  function begin({ round, opensAtMs }: RoundSeen) {
    const [first, ...rest] = recent.from(opensAtMs);
    if (!first || refused === round) return;
    const { generation, formats, receivedMs } = first;
    const sink = open({ round, generation, formats });
    if (!sink) {
      refused = round;
      return;
    }
    const isWhole = receivedMs - opensAtMs <= recordingLimits.gapMs;
    const segment = { round, generation, startedMs: receivedMs, endedMs: receivedMs, isWhole };
    current = { sink, segment };
    for (const frame of [first, ...rest]) add(current, frame);
  }

  function end(isCut: boolean) {
    if (!current) return;
    const { sink, segment } = current;
    current = undefined;
    recent.clear();
    const isLate = nowMs() - segment.endedMs > recordingLimits.gapMs;
    sink.finish({ ...segment, isWhole: segment.isWhole && !isCut && !isLate });
  }

  return {
    /** Records a frame. Frames must arrive in order, and delta frames only after their key frame. */
    take(frame: RelayedFrame) {
      const isOther = current !== undefined && current.segment.generation !== frame.generation;
      const isFull =
        frame.kind === 'key' && (current?.sink.bytes() ?? 0) > recordingLimits.segmentBytes;
      if (isOther || isFull) end(true);
      recent.keep(frame);
      if (current) add(current, frame);
      else if (running && frame.kind === 'key') begin(running);
    },
    /** Begins or ends a segment if the table's latest round has begun or ended. */
    see(seen: RoundSeen) {
      if (current && (current.segment.round !== seen.round || seen.isOver)) end(false);
      running = seen.isOver ? undefined : seen;
      if (running && !current) begin(running);
    },
    isActive: () => current !== undefined || nowMs() - recent.latestMs() < IDLE_MS,
    /** Ends the segment before the server stops. */
    stop: () => end(true),
  };
}
