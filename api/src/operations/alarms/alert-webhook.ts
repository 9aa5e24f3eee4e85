import type { Store } from '../../store/database.ts';
import type { Log } from '../log.ts';
import { postJson } from '../post-json.ts';
import { alarmAfterMinutes, type Undelivered } from './undelivered.ts';

/** An alarm for the webhook: undelivered mail, its end, or inquiries that were not answered in time. */
export type Alarm = Undelivered | { isOver: true } | { late: readonly string[] };

/** Services of the webhook. */
export interface WebhookServices {
  store: Store;
  log: Log;
  /** The URL may hold a secret and is never logged. */
  url: string;
}

/** Works off alarms to a chat tool or ntfy: when mail fails, it must not be the only channel (decision 0017). */
export async function sendAlarms({ store, log, url }: WebhookServices) {
  await store.boss.work('alert-webhook', store.polling, async (jobs: { data: Alarm }[]) => {
    for (const { data } of jobs) await tell(url, data, log);
  });
}

async function tell(url: string, alarm: Alarm, log: Log) {
  const { target, body } = alarmRequest(url, alarm);

  try {
    await postJson(target, body);
  } catch (error) {
    log.warn(
      { reason: (error as { reason?: string }).reason ?? 'unknown' },
      'The alarm webhook was not told',
    );
    throw error;
  }
}

/**
 * Returns the body to post, and its address. Slack, Mattermost and Teams read `text`, Discord reads `content`. A
 * `topic` in the address selects ntfy, which is posted to at the server's root and has field names of its own. The
 * body holds no personal data.
 */
export function alarmRequest(address: string, alarm: Alarm): { target: string; body: string } {
  const url = new URL(address);
  const topic = url.searchParams.get('topic');
  url.searchParams.delete('topic');
  const { title, message, priority } = wordsOf(alarm);
  const text = `${title}. ${message}`;

  return {
    target: url.href,
    body: JSON.stringify(topic ? { topic, title, message, priority } : { text, content: text }),
  };
}

function wordsOf(alarm: Alarm) {
  if ('isOver' in alarm)
    return { title: 'Mail gets through again', message: 'Nothing waits any more.', priority: 3 };
  if ('late' in alarm)
    return {
      title: 'Not answered in time',
      message: `Nobody has noted an answer to ${alarm.late.join(', ')}.`,
      priority: 4,
    };

  const { stuck, dead, oldestMinutes, reasons } = alarm;
  const why = reasons.length > 0 ? ` The last attempts failed: ${reasons.join(', ')}.` : '';

  return {
    title: 'Mail is not getting through',
    message: `${stuck} waiting longer than ${alarmAfterMinutes} minutes, the oldest for ${oldestMinutes}; ${dead} given up within the hour.${why} No inquiry is lost.`,
    priority: 4,
  };
}
