import client from 'prom-client';

/** Metrics of one process, in the format that the processes of a server exchange. */
export type ProcessFigures = Awaited<ReturnType<client.Registry['getMetricsAsJSON']>>;

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates a separate metrics registry, so that two applications in one process (in tests) do not share counters. */
export function createMetrics({ defaults = true }: { defaults?: boolean } = {}) {
  const registry = new client.Registry();
  if (defaults) client.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  let ofCasino: (() => Promise<ProcessFigures[]>) | undefined;
  return {
    registry,
    contentType: registry.contentType,
    /** Returns this process's metrics, to be aggregated with those of other processes. */
    figures: (): Promise<ProcessFigures> => registry.getMetricsAsJSON(),
    /** Sets the function that gathers the metrics of all processes, for a server with more than one process. */
    gatherBy(gather: () => Promise<ProcessFigures[]>) {
      ofCasino = gather;
    },
    /** Returns the metrics in Prometheus text format, aggregated over all processes of the server. */
    async text(): Promise<string> {
      if (!ofCasino) return registry.metrics();
      return client.AggregatorRegistry.aggregate(await ofCasino()).metrics();
    },
    http: new client.Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to last byte, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    /** Creates a gauge. If `collect` is given, it is called to compute the value whenever the metrics are requested. */
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
