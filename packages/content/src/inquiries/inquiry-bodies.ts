/** Fields that a visitor can fill in on an agent's page (AG15, A9-5). */
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

/** Source of one value of a body; `orElse` replaces an empty field. */
export type BodyValue =
  | { form: FormField; orElse?: string }
  | { agent: AgentFact }
  | { always: string }
  | { time: 'of sending' };

/** The keys of a body, with the source of each value. */
export type BodyPlan = Readonly<Record<string, BodyValue>>;

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

/** Bodies for `/api/contact/agent-inquiry`, in three variants (Q01 to Q05). */
// biome-ignore format: a table reads in columns
export const inquiryPlans = {
  byInterest: { ...visitor, propertyInterest: interest, ...agent },
  byType:     { ...visitor, propertyType: interestOrNone, inquiryType: general, preferredAgent: preferred.preferredAgent, ...agent },
  wholeForm:  { ...visitor, propertyInterest: interest, ...chosen, ...agent },
} as const satisfies Record<string, BodyPlan>;

/** Bodies for `/api/contact`, in four variants (R01 to R05). */
// biome-ignore format: a table reads in columns
export const contactPlans = {
  generalOrLuxury: { ...visitor, inquiryType: general,              propertyType: interestOrLuxury, ...preferred },
  generalOrNone:   { ...visitor, inquiryType: general,              propertyType: interestOrNone,   ...preferred },
  buying:          { ...visitor, inquiryType: { always: 'buying' }, propertyType: interest,         ...preferred },
  asChosen:        { ...visitor, ...chosen,                                                         ...preferred },
} as const satisfies Record<string, BodyPlan>;
