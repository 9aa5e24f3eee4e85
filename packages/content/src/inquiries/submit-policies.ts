import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import type { InquiryBody } from '@dosmares/contracts/inquiry-fields';
import { answerTime } from './answer-time.ts';

/** The fields of agents' forms (AG15, A9-5). */
export const formFields = [
  ...(['name', 'email', 'phone', 'propertyInterest', 'message'] as const),
  ...(['inquiryType', 'propertyType'] as const),
];
export type FormField = (typeof formFields)[number];

type Form = Readonly<Record<FormField, string>>;

/** What a body is made of; `source` names the page that the inquiry comes from (Q03). */
export interface BodySources {
  form: Form;
  agent: Readonly<{ id: number; slug: string; name: string; email: string; source: string }>;
  sentAt: Date;
}

export type AgentPageEndpoint = Exclude<InquiryEndpoint, 'contactEmail'>;

export interface InquiryCall {
  to: AgentPageEndpoint;
  body: (sources: BodySources) => InquiryBody;
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

type About = (form: Form, agent: BodySources['agent']) => Partial<InquiryBody>;

// A body for `/api/contact/agent-inquiry` (Q01 to Q05).
const toAgent =
  (about: About): InquiryCall['body'] =>
  ({ form, agent, sentAt }) => ({
    ...visitor(form),
    ...about(form, agent),
    agentName: agent.name,
    agentEmail: agent.email,
    agentId: agent.id,
    agent: agent.slug,
    source: agent.source,
    timestamp: sentAt.toISOString(),
  });

// A body for `/api/contact` (R01 to R05).
const toOffice =
  (about: About): InquiryCall['body'] =>
  ({ form, agent }) => ({
    ...visitor(form),
    ...about(form, agent),
    preferredAgent: agent.name,
    agentEmail: agent.email,
  });

const visitor = ({ name, email, phone, message }: Form) => ({ name, email, phone, message });
const chosen = ({ inquiryType, propertyType }: Form) => ({ inquiryType, propertyType });
const general = ({ propertyInterest }: Form, orElse: string) => ({
  inquiryType: 'general',
  propertyType: propertyInterest || orElse,
});

// biome-ignore format: a table reads in columns
const bodies = {
  byInterest:      toAgent(({ propertyInterest }) => ({ propertyInterest })),
  byType:          toAgent((form, agent) => ({ ...general(form, 'Not specified'), preferredAgent: agent.name })),
  wholeForm:       toAgent((form) => ({ propertyInterest: form.propertyInterest, ...chosen(form) })),
  generalOrLuxury: toOffice((form) => general(form, 'luxury-property')),
  generalOrNone:   toOffice((form) => general(form, 'Not specified')),
  buying:          toOffice((form) => ({ inquiryType: 'buying', propertyType: form.propertyInterest })),
  asChosen:        toOffice(chosen),
};
const { byInterest, byType, wholeForm, generalOrLuxury, generalOrNone, buying, asChosen } = bodies;

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
