import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import { answerTime } from './answer-time.ts';

export type FormField =
  | 'name'
  | 'email'
  | 'phone'
  | 'propertyInterest'
  | 'inquiryType'
  | 'propertyType'
  | 'message';

/** Facts about the agent that a body may carry; `source` names the page that the inquiry came from (Q03). */
export type AgentFact = 'id' | 'slug' | 'name' | 'email' | 'source';

/** Where a value of a request body comes from; `orElse` replaces an empty field. */
export type BodyValue =
  | { form: FormField; orElse?: string }
  | { agent: AgentFact }
  | { always: string }
  | { time: 'of sending' };

export type BodyPlan = Readonly<Record<string, BodyValue>>;

export type AgentPageEndpoint = Exclude<InquiryEndpoint, 'contactEmail'>;

export interface InquiryCall {
  to: AgentPageEndpoint;
  body: BodyPlan;
}

/** The words of a toast, with the placeholders {firstName}, {name}, {phone}, {email} and {reason}. */
export interface Words {
  title: string;
  text: string;
}

/** How an agent's form sends an inquiry. */
export interface SubmitPolicy {
  calls: readonly [InquiryCall] | readonly [InquiryCall, InquiryCall];
  /** A copy is not awaited: it follows once the first call has arrived, and outlives the page (decision 0048). */
  order: 'in turn' | 'together' | 'then a copy';
  /** How many of the awaited calls must arrive for success. */
  enough: 'any' | 'every';
  /** What proves that a call has arrived: its status alone, or `success: true` in its response. */
  proof: 'status' | 'success true';
  thanks: Words;
  sorry: Words;
  /** {reason} where the server gives none: by failed call, or `silence` where nothing answered (decision 0048). */
  reasons: Readonly<Record<AgentPageEndpoint | 'silence', string>>;
  afterwards: 'stay' | 'scroll to top';
  /** A form that the browser validates, or a button that only reacts to clicks (AG18, A9-3). */
  sentBy: 'form' | 'click';
  /** The indicator while sending: only the words "Sending...", or also a spinner (A9-4). */
  busy: 'words' | 'spinner';
  alsoAsks: readonly Extract<FormField, 'inquiryType' | 'propertyType'>[];
}

const visitor = {
  name: { form: 'name' },
  email: { form: 'email' },
  phone: { form: 'phone' },
  message: { form: 'message' },
} as const satisfies BodyPlan;

const agent = {
  agentName: { agent: 'name' },
  agentEmail: { agent: 'email' },
  agentId: { agent: 'id' },
  agent: { agent: 'slug' },
  source: { agent: 'source' },
  timestamp: { time: 'of sending' },
} as const satisfies BodyPlan;

const preferred = {
  preferredAgent: { agent: 'name' },
  agentEmail: { agent: 'email' },
} as const satisfies BodyPlan;

const chosen = {
  inquiryType: { form: 'inquiryType' },
  propertyType: { form: 'propertyType' },
} as const satisfies BodyPlan;

const general = { always: 'general' } as const;
const interest = { form: 'propertyInterest' } as const;
const interestOrNone = { ...interest, orElse: 'Not specified' } as const;
const interestOrLuxury = { ...interest, orElse: 'luxury-property' } as const;

// Bodies for `/api/contact/agent-inquiry`, in three variants (Q01 to Q05).
// biome-ignore format: a table reads in columns
const inquiryPlans = {
  byInterest: { ...visitor, propertyInterest: interest, ...agent },
  byType:     { ...visitor, propertyType: interestOrNone, inquiryType: general, preferredAgent: preferred.preferredAgent, ...agent },
  wholeForm:  { ...visitor, propertyInterest: interest, ...chosen, ...agent },
} as const satisfies Record<string, BodyPlan>;

// Bodies for `/api/contact`, in four variants (R01 to R05).
// biome-ignore format: a table reads in columns
const contactPlans = {
  generalOrLuxury: { ...visitor, inquiryType: general,              propertyType: interestOrLuxury, ...preferred },
  generalOrNone:   { ...visitor, inquiryType: general,              propertyType: interestOrNone,   ...preferred },
  buying:          { ...visitor, inquiryType: { always: 'buying' }, propertyType: interest,         ...preferred },
  asChosen:        { ...visitor, ...chosen,                                                         ...preferred },
} as const satisfies Record<string, BodyPlan>;

const { byInterest, byType, wholeForm } = inquiryPlans;
const { generalOrLuxury, generalOrNone, buying, asChosen } = contactPlans;

const soon = `will contact you ${answerTime.en}`;
const sent = 'Message Sent Successfully!';
const callOrWrite = 'Please call {firstName} at {phone} or email {email}.';
const unable: Words = {
  title: 'Unable to Send Message',
  text: 'Please call the agent directly at {phone} or email {email}',
};

const notSent = {
  agentInquiry: 'Failed to send message',
  contact: 'Failed to send message',
  silence: 'Failed to send message',
};
const whichFailed = {
  agentInquiry: 'Agent inquiry failed',
  contact: 'Main contact form failed',
  silence: 'Please try again or call us directly.',
};

/** The six ways in which agents' pages send (F01 to F17); `profiles` has each agent's. */
// biome-ignore format: a table reads in columns
export const submitPolicies = {
  'inquiry-then-backup': {
    calls: [{ to: 'agentInquiry', body: byType }, { to: 'contact', body: generalOrNone }],
    order: 'in turn',     enough: 'any',      proof: 'status',       reasons: notSent,
    thanks: { title: sent, text: `{firstName} ${soon} at the entered email.` },
    sorry: { title: 'Error Sending Message', text: callOrWrite },
    sentBy: 'form',       busy: 'words',                     afterwards: 'scroll to top',   alsoAsks: [],
  },
  'inquiry-alone': {
    calls: [{ to: 'agentInquiry', body: byInterest }],
    order: 'in turn',     enough: 'any',      proof: 'success true', reasons: notSent,
    thanks: { title: sent, text: `{firstName} ${soon}.` },
    sorry: { title: 'Error Sending Message', text: `{reason}. ${callOrWrite}` },
    sentBy: 'form',       busy: 'words',                     afterwards: 'stay',            alsoAsks: [],
  },
  'both-must-arrive': {
    calls: [{ to: 'agentInquiry', body: byType }, { to: 'contact', body: generalOrNone }],
    order: 'together',    enough: 'every',    proof: 'status',       reasons: whichFailed,
    thanks: { title: sent, text: `{firstName} ${soon}.` },
    sorry: { title: 'Submission Failed', text: '{reason}' },
    sentBy: 'form',       busy: 'words',                     afterwards: 'stay',            alsoAsks: [],
  },
  'either-may-arrive': {
    calls: [{ to: 'agentInquiry', body: byInterest }, { to: 'contact', body: generalOrLuxury }],
    order: 'together',    enough: 'any',      proof: 'status',       reasons: notSent,
    thanks: { title: sent, text: `{firstName} ${soon}. Check your email for confirmation.` },
    sorry: unable,
    sentBy: 'form',       busy: 'words',                     afterwards: 'stay',            alsoAsks: [],
  },
  'inquiry-then-copy': {
    calls: [{ to: 'agentInquiry', body: byInterest }, { to: 'contact', body: buying }],
    order: 'then a copy', enough: 'any',      proof: 'status',       reasons: notSent,
    thanks: { title: `${sent} ✓`, text: `{firstName} ${soon}.` },
    sorry: { title: 'Error Sending Message', text: 'Please try again or call the agent directly at {phone}' },
    sentBy: 'form',       busy: 'words',                     afterwards: 'stay',            alsoAsks: [],
  },
  'one-after-the-other': {
    calls: [{ to: 'agentInquiry', body: wholeForm }, { to: 'contact', body: asChosen }],
    order: 'in turn',     enough: 'any',      proof: 'status',       reasons: notSent,
    thanks: { title: 'Message Sent!', text: `{name} ${soon}.` },
    sorry: unable,
    sentBy: 'click',      busy: 'spinner',                   afterwards: 'scroll to top',   alsoAsks: ['inquiryType', 'propertyType'],
  },
} as const satisfies Record<string, SubmitPolicy>;

export type SubmitPolicyName = keyof typeof submitPolicies;
