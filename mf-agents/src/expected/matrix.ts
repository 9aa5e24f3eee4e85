/** What each agent's page does with an inquiry, written out: the test holds the pages to it, so every change shows here. */
interface Row {
  id: number;
  bothFine: string;
  firstFails: string;
  secondFails: string;
  bothFail: string;
  networkError: string;
  successFalse: string;
  timeOut: string;
}

/*
 * I: the inquiry is sent, i: it is answered; C, c: the same for the general contact, K, k: the same with keepalive.
 * +: thanks, and the fields are cleared; the words after a minus: the text of the alert, and the fields keep their values.
 */
// biome-ignore format: a table reads in columns
export const matrix: readonly Row[] = [
  { id: 1,  bothFine: 'Ii+',   firstFails: 'Ii-call',     secondFails: 'Ii+',       bothFail: 'Ii-call',     networkError: 'Ii-call',    successFalse: 'Ii-call', timeOut: 'Ii-call' },
  { id: 2,  bothFine: 'IiK+k', firstFails: 'Ii-call',     secondFails: 'IiK+k',     bothFail: 'Ii-call',     networkError: 'Ii-call',    successFalse: 'IiK+k',   timeOut: 'Ii-call' },
  { id: 3,  bothFine: 'IiCc+', firstFails: 'IiCc+',       secondFails: 'IiCc+',     bothFail: 'IiCc-call',   networkError: 'IiCc-call',  successFalse: 'IiCc+',   timeOut: 'IiCc-call' },
  { id: 4,  bothFine: 'ICic+', firstFails: 'ICic-agent',  secondFails: 'ICic-main', bothFail: 'ICic-main',   networkError: 'ICic-again', successFalse: 'ICic+',   timeOut: 'ICic-again' },
  { id: 5,  bothFine: 'IiK+k', firstFails: 'Ii-call',     secondFails: 'IiK+k',     bothFail: 'Ii-call',     networkError: 'Ii-call',    successFalse: 'IiK+k',   timeOut: 'Ii-call' },
  { id: 6,  bothFine: 'ICic+', firstFails: 'ICic-agent',  secondFails: 'ICic-main', bothFail: 'ICic-main',   networkError: 'ICic-again', successFalse: 'ICic+',   timeOut: 'ICic-again' },
  { id: 7,  bothFine: 'IiK+k', firstFails: 'Ii-call',     secondFails: 'IiK+k',     bothFail: 'Ii-call',     networkError: 'Ii-call',    successFalse: 'IiK+k',   timeOut: 'Ii-call' },
  { id: 8,  bothFine: 'ICic+', firstFails: 'ICic-agent',  secondFails: 'ICic-main', bothFail: 'ICic-main',   networkError: 'ICic-again', successFalse: 'ICic+',   timeOut: 'ICic-again' },
  { id: 9,  bothFine: 'IiCc+', firstFails: 'IiCc+',       secondFails: 'IiCc+',     bothFail: 'IiCc-call',   networkError: 'IiCc-call',  successFalse: 'IiCc+',   timeOut: 'IiCc-call' },
  { id: 10, bothFine: 'ICic+', firstFails: 'ICic+',       secondFails: 'ICic+',     bothFail: 'ICic-call',   networkError: 'ICic-call',  successFalse: 'ICic+',   timeOut: 'ICic-call' },
  { id: 12, bothFine: 'ICic+', firstFails: 'ICic+',       secondFails: 'ICic+',     bothFail: 'ICic-call',   networkError: 'ICic-call',  successFalse: 'ICic+',   timeOut: 'ICic-call' },
];

type Toasts = Readonly<Record<string, readonly [title: string, text: string]>>;

const sent = 'Message Sent Successfully!';
const error = 'Error Sending Message';
const unable = 'Unable to Send Message';
const failed: Toasts = {
  agent: ['Submission Failed', 'Agent inquiry failed'],
  main: ['Submission Failed', 'Main contact form failed'],
  again: ['Submission Failed', 'Please try again or call us directly.'],
};

// biome-ignore format: one toast, one line
export const toasts: Readonly<Record<number, Toasts>> = {
  1:  { '+': [sent, 'Marisol will contact you within 24 hours.'],
        call: [error, 'Failed to send message. Please call Marisol at +1 (760) 555-0101 or email marisol@dosmares.example.'] },
  2:  { '+': [`${sent} ✓`, 'Adrian will contact you within 24 hours.'],
        call: [error, 'Please try again or call the agent directly at +1 (760) 555-0102'] },
  3:  { '+': [sent, 'Catalina will contact you within 24 hours at the entered email.'],
        call: [error, 'Please call Catalina at +1 (760) 555-0103 or email catalina@dosmares.example.'] },
  4:  { '+': [sent, 'Julian will contact you within 24 hours.'], ...failed },
  5:  { '+': [`${sent} ✓`, 'Renata will contact you within 24 hours.'],
        call: [error, 'Please try again or call the agent directly at +1 (760) 555-0105'] },
  6:  { '+': [sent, 'Tobias will contact you within 24 hours.'], ...failed },
  7:  { '+': [`${sent} ✓`, 'Valeria will contact you within 24 hours.'],
        call: [error, 'Please try again or call the agent directly at +1 (760) 555-0107'] },
  8:  { '+': [sent, 'Emilio will contact you within 24 hours.'], ...failed },
  9:  { '+': ['Message Sent!', 'Helena Marsh will contact you within 24 hours.'],
        call: [unable, 'Please call the agent directly at +1 (760) 555-0109 or email helena@dosmares.example'] },
  10: { '+': [sent, 'Bruno will contact you within 24 hours. Check your email for confirmation.'],
        call: [unable, 'Please call the agent directly at +1 (760) 555-0110 or email bruno@dosmares.example'] },
  12: { '+': [sent, 'Leonor will contact you within 24 hours. Check your email for confirmation.'],
        call: [unable, 'Please call the agent directly at +1 (760) 555-0112 or email leonor@dosmares.example'] },
};
