import { postJson } from '../../inquiries/outbox/post-json.ts';
import type { Store } from '../../store/database.ts';
import type { Log } from '../log.ts';
import { alarmAfterMinutes, type Undelivered } from './undelivered.ts';

/** An alarm for the webhook: undelivered mail, or its end; or inquiries that were not answered in time. */
export type Alarm = Undelivered | { isOver: true } | { late: readonly string[] };

/** Services that the webhook uses. */
export interface WebhookServices {
  store: Store;
  log: Log;
  /** It may hold a secret, and is never logged. */
  url: string;
}

// Nothing wakes a worker when it is time to try again.
const pace = { notifyPollingIntervalSeconds: 5 };

/** Works off alarms to a chat tool or ntfy: mail is what fails, so mail must not be the only way to say so (decision 0017). */
export async function sendAlarms({ store, log, url }: WebhookServices) {
  await store.boss.work('alert-webhook', pace, async (jobs: { data: Alarm }[]) => {
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
 * The body to post, and its address. Slack, Mattermost and Teams read `text`, Discord reads `content`. ntfy is asked for by a
 * `topic` in the address; it is posted to the server's root, and names its own fields. Nobody's data is in it.
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
