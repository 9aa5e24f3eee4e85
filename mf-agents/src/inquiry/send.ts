import type { AgentPageEndpoint, InquiryCall, SubmitPolicy } from '@dosmares/content/submit-policies';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import type { Answer, Post } from '@dosmares/platform';
import { composeBody, type Submission } from './compose-body.ts';

/** A success has the API's reference and hour of the answer, if any; a failure the reason, and a sentence for each field that was refused. */
export type Outcome =
  | { arrived: true; receipt: { reference: string; answerBy: string } }
  | { arrived: false; reason: string; refused: Readonly<Record<string, string>> };

/** Sends one submission the way its policy says (F01 to F16). */
export async function send(policy: SubmitPolicy, sources: Submission, post: Post): Promise<Outcome> {
  const replies = await repliesTo(policy, async ({ to, body }, options) =>
    replyFrom(to, await post(to, composeBody(body, sources), options), policy.proof),
  );
  const arrivals = replies.map(({ arrived }) => arrived);
  const hasArrived = policy.enough === 'every' ? !arrivals.includes(false) : arrivals.includes(true);

  return hasArrived
    ? {
        arrived: true,
        receipt: { reference: saidBy(replies, 'reference'), answerBy: saidBy(replies, 'answerBy') },
      }
    : {
        arrived: false,
        reason: reasonOf(replies, policy.reasons),
        refused: Object.assign({}, ...replies.map(({ refused }) => refused)),
      };
}

interface Reply {
  to: AgentPageEndpoint;
  arrived: boolean;
  isSilent: boolean;
  error: unknown;
  reference: unknown;
  answerBy: unknown;
  refused: Readonly<Record<string, string>>;
}

type MakeCall = (call: InquiryCall, options?: { keepalive: boolean }) => Promise<Reply>;

async function repliesTo(policy: SubmitPolicy, makeCall: MakeCall): Promise<readonly Reply[]> {
  if (policy.order === 'together') return Promise.all(policy.calls.map((call) => makeCall(call)));

  const [inquiry, second] = policy.calls;
  const first = await makeCall(inquiry);
  if (second && policy.order === 'in turn') return [first, await makeCall(second)];
  if (second && first.arrived) void makeCall(second, { keepalive: true });

  return [first];
}

function replyFrom(to: AgentPageEndpoint, { ok, status, body }: Answer, proof: SubmitPolicy['proof']): Reply {
  const { success, error, reference, answerBy } = (body ?? {}) as Readonly<Record<string, unknown>>;

  return {
    to,
    arrived: ok && (proof === 'status' || success === true),
    isSilent: status === 0,
    error,
    reference,
    answerBy,
    refused: refusedFields(body),
  };
}

const saidBy = (replies: readonly Reply[], what: 'reference' | 'answerBy') =>
  replies.map((reply) => reply[what]).find((said) => typeof said === 'string') ?? '';

/** Returns the server's own message, else the reason for the call that failed, or for the later one (decision 0048). */
function reasonOf(replies: readonly Reply[], reasons: SubmitPolicy['reasons']) {
  const failures = replies.filter(({ arrived }) => !arrived).reverse();
  const explained = failures.find(({ error }) => typeof error === 'string' && error !== '');
  if (explained) return String(explained.error);

  return reasons[replies.every(({ isSilent }) => isSilent) ? 'silence' : (failures[0]?.to ?? 'silence')];
}
