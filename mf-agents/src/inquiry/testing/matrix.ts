import { answerTime } from '@dosmares/content/answer-time';
import type { SubmitPolicyName } from '@dosmares/content/submit-policies';

/*
 * What a page does in each of the six submit policies, written out, so that every change shows here.
 * I: the inquiry is sent, i: it is answered; C, c: the same for the general contact, K, k: the same with keepalive.
 * +: thanks, and the fields are cleared; -: the alert whose name follows, and the fields keep their values.
 */
// biome-ignore format: a table reads in columns
export const matrix = [
  { way: 'inquiry-alone',       bothFine: 'Ii+',   firstFails: 'Ii-call',     secondFails: 'Ii+',       bothFail: 'Ii-call',     networkError: 'Ii-call',    successFalse: 'Ii-call', timeOut: 'Ii-call' },
  { way: 'inquiry-then-copy',   bothFine: 'IiK+k', firstFails: 'Ii-call',     secondFails: 'IiK+k',     bothFail: 'Ii-call',     networkError: 'Ii-call',    successFalse: 'IiK+k',   timeOut: 'Ii-call' },
  { way: 'inquiry-then-backup', bothFine: 'IiCc+', firstFails: 'IiCc+',       secondFails: 'IiCc+',     bothFail: 'IiCc-call',   networkError: 'IiCc-call',  successFalse: 'IiCc+',   timeOut: 'IiCc-call' },
  { way: 'both-must-arrive',    bothFine: 'ICic+', firstFails: 'ICic-agent',  secondFails: 'ICic-main', bothFail: 'ICic-main',   networkError: 'ICic-again', successFalse: 'ICic+',   timeOut: 'ICic-again' },
  { way: 'one-after-the-other', bothFine: 'IiCc+', firstFails: 'IiCc+',       secondFails: 'IiCc+',     bothFail: 'IiCc-call',   networkError: 'IiCc-call',  successFalse: 'IiCc+',   timeOut: 'IiCc-call' },
  { way: 'either-may-arrive',   bothFine: 'ICic+', firstFails: 'ICic+',       secondFails: 'ICic+',     bothFail: 'ICic-call',   networkError: 'ICic-call',  successFalse: 'ICic+',   timeOut: 'ICic-call' },
] as const;

type Toasts = Readonly<Record<string, readonly [title: string, text: string]>>;

const sent = 'Message Sent Successfully!';
const error = 'Error Sending Message';
const unable = 'Unable to Send Message';
const failed: Toasts = {
  agent: ['Submission Failed', 'Agent inquiry failed'],
  main: ['Submission Failed', 'Main contact form failed'],
  again: ['Submission Failed', 'Please try again or call us directly.'],
};

// biome-ignore format: a table reads in columns
export const toasts: Readonly<Record<SubmitPolicyName, Toasts>> = {
  'inquiry-alone':       { '+': [sent, `Inma will contact you ${answerTime.en}.`], call: [error, 'Failed to send message. Please call Inma at +1 (760) 555-0177 or email inma@house.example.'] },
  'inquiry-then-copy':   { '+': [`${sent} ✓`, `Inma will contact you ${answerTime.en}.`], call: [error, 'Please try again or call the agent directly at +1 (760) 555-0177'] },
  'inquiry-then-backup': { '+': [sent, `Inma will contact you ${answerTime.en} at the entered email.`], call: [error, 'Please call Inma at +1 (760) 555-0177 or email inma@house.example.'] },
  'both-must-arrive':    { '+': [sent, `Inma will contact you ${answerTime.en}.`], ...failed },
  'one-after-the-other': { '+': ['Message Sent!', `Inma de la Vega will contact you ${answerTime.en}.`], call: [unable, 'Please call the agent directly at +1 (760) 555-0177 or email inma@house.example'] },
  'either-may-arrive':   { '+': [sent, `Inma will contact you ${answerTime.en}. Check your email for confirmation.`], call: [unable, 'Please call the agent directly at +1 (760) 555-0177 or email inma@house.example'] },
};
