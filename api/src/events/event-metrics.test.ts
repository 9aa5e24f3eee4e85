import { Registry } from 'prom-client';
import { page, view } from '../../testing/bodies/reports.ts';
import { eventMetrics } from './event-metrics.ts';

const interaction = { ...page, kind: 'vital', name: 'INP', value: 90 } as const;

it('events stand in the metrics under the release that they came from, the latest sixty of them', async () => {
  const registry = new Registry();
  const { observe } = eventMetrics(registry);
  const seen = (version: string) =>
    observe({
      composition: 'c1',
      events: [
        { ...view, version },
        { ...interaction, version },
      ],
    });
  for (let index = 0; index < 80; index += 1) {
    seen(`1.0.${index}`);
    seen('2.0.0');
  }

  const text = await registry.metrics();
  expect(text.match(/client_events_total\{kind="view"/g)).toHaveLength(60);
  expect(text).toContain('client_events_total{kind="view",application="mf-agents",version="2.0.0"} 80');
  expect(text).toContain('version="1.0.79"');
  expect(text).not.toContain('version="1.0.0"');
  expect(text).toContain('client_vital_seconds_count{vital="INP",application="mf-agents"} 160');
});
