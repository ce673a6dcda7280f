import client from 'prom-client';

/** Figures of one process as they travel to another. */
export type ProcessFigures = Awaited<ReturnType<client.Registry['getMetricsAsJSON']>>;

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry per application, so that two in one process (tests) do not share counters. */
export function createMetrics({ defaults = true }: { defaults?: boolean } = {}) {
  const registry = new client.Registry();
  if (defaults) client.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  let ofHouse: (() => Promise<ProcessFigures[]>) | undefined;
  return {
    registry,
    contentType: registry.contentType,
    /** What this process has counted, to be added up with that of others. */
    figures: (): Promise<ProcessFigures> => registry.getMetricsAsJSON(),
    /** With several processes in the house: how to get the figures of all of them. */
    gatherBy(gather: () => Promise<ProcessFigures[]>) {
      ofHouse = gather;
    },
    /** Text for Prometheus: the sums over all processes of the house. */
    async text(): Promise<string> {
      if (!ofHouse) return registry.metrics();
      return client.AggregatorRegistry.aggregate(await ofHouse()).metrics();
    },
    http: new client.Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to last byte, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    /** A gauge; with `collect` it is read when somebody asks for the metrics. */
    gauge(name: string, help: string, labelNames: string[] = [], collect?: () => number) {
      return new client.Gauge({
        name,
        help,
        labelNames,
        registers,
        ...(collect
          ? {
              collect(this: client.Gauge) {
                this.set(collect());
              },
            }
          : {}),
      });
    },
    counter(name: string, help: string, labelNames: string[] = []) {
      return new client.Counter({ name, help, labelNames, registers });
    },
    histogram(name: string, help: string, buckets: number[], labelNames: string[] = []) {
      return new client.Histogram({ name, help, buckets, labelNames, registers });
    },
  };
}
