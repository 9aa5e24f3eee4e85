import { mailFailure } from './failure.ts';

const faultOf = (command: string, reply: string) => {
  const { fault, isFinal } = mailFailure({
    code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
    command,
    responseCode: Number(reply.slice(0, 3)),
    response: reply,
  });

  return isFinal ? `${fault}, final` : fault;
};

/** Replies of the form that large providers send, with invented words. */
// biome-ignore format: a table reads in columns
const ours: readonly string[] = [
  // Our own limits
  '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; mail not taken',
  '550 5.1.90 Your message cannot be sent because you have reached your daily limit for recipients',
  '550 5.4.5 Daily user sending limit exceeded. Try again tomorrow',
  '550 Domain house.example has exceeded the max emails per hour (205/200 (102%)) allowed',
  '550 User has exceeded outgoing email quota',
  '552 5.2.2 This account is over its sending quota',
  '550 5.2.2 Submission quota of your account is used up',
  '450 4.2.1 You are sending mail at a rate that is too high',
  '550 5.2.1 Messages are throttled: too many recipients this hour',
  '550 Too many messages from this account today',
  '550 Maximum number of recipients a day has been reached',
  '554 5.7.0 Your plan has no credits left',
  '550 Message limit of your package reached',
  '451 4.3.2 Try again later, the system is busy',
  '554 5.3.4 Message too large',
  '552 5.2.3 Message length exceeds the administrative limit',
  // Our sender and sign-in
  '554 5.2.252 SendAsDenied; site@house.example is not allowed to send as no-reply@house.example',
  '550 5.1.8 Sender address rejected: domain not found',
  '550 5.1.7 Invalid address of the sender',
  '553 5.7.1 Sender address rejected: not owned by user site',
  '550 Sender verify failed',
  '550 5.1.0 From address is not verified',
  '554 Email address is not verified: no-reply@house.example',
  '553 Sorry, your envelope sender is in our list',
  '550 5.1.1 Sender has no mailbox here',
  '550 Authentication is required for relay',
  '530 5.7.0 Must issue a STARTTLS command first',
  '550 5.7.1 Unable to relay',
  '550 Relaying denied',
  // Policy and reputation
  '550 5.7.1 Message rejected as spam by content filtering',
  '550 5.7.26 Unauthenticated mail is not accepted because of the DMARC policy',
  '550 SPF check failed',
  '554 Service unavailable; client host blocked using a list',
  '550 5.7.606 Access denied, banned sending address',
  '550 Your address has a poor reputation',
  '550 Blacklisted, see the page of the provider',
  '421 4.7.0 Temporarily deferred because of unexpected volume',
  '554 5.7.9 Message not accepted for policy reasons',
  '550 5.7.509 The domain does not pass DMARC verification',
];

// biome-ignore format: a table reads in columns
const theirs: readonly string[] = [
  '550 5.1.1 The email account that you tried to reach does not exist. Check for typos: https://mail.example/policy?p=NoSuchUser',
  '550 5.1.1 <jane@limit.sender.test>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 5.1.2 Host unknown (domain name not found)',
  '553 5.1.3 The address is not valid',
  '551 5.1.6 The mailbox has moved',
  '550 5.2.1 The mailbox is disabled',
  '552 5.2.2 The email account that you tried to reach is over quota',
  '552 5.2.2 Mailbox size limit exceeded',
  '553 5.6.7 Address with characters that this server does not know',
];

it.each(ours)('X04 “%s” is ours to mend, whenever it is said', (reply) => {
  for (const stage of ['RCPT TO', 'DATA']) expect(faultOf(stage, reply)).toBe('service');
});

it.each(theirs)('X04 “%s” says that nobody has the address, whenever it is said', (reply) => {
  for (const stage of ['RCPT TO', 'DATA']) expect(faultOf(stage, reply)).toBe('recipient, final');
});

// biome-ignore format: a table reads in columns
it.each([
  ['550 No such user here',           'recipient, final', 'service'],
  ['550 5.1.0 Address rejected',      'recipient, final', 'service'],
  ['553 Mailbox name not allowed',    'recipient, final', 'service'],
  ['450 4.2.1 The mailbox is locked', 'recipient',        'recipient'],
])('X04 “%s” names a mailbox at RCPT alone, unless its status does', (reply, atRecipient, atData) => {
  expect([faultOf('RCPT TO', reply), faultOf('DATA', reply)]).toEqual([atRecipient, atData]);
});
