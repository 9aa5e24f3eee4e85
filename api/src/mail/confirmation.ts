import { mostWishes } from '@dosmares/content/half-days';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { agentById, telHref } from '@dosmares/content/roster';
import { inWords, wishesIn } from '@dosmares/content/viewing-wishes';
import type { Inquiry } from '../store/inquiry.ts';
import type { Block, Fact, MailContent } from './layout.ts';
import { promisedTime } from './local-time.ts';
import { answerBy } from './promise.ts';
import { houseOf } from './viewing.ts';

const openingHours = office.hours
  .map(({ days, opens, closes }) => `${days} from ${opens} to ${closes}`)
  .join(' and ');

type Confirmed = Pick<Inquiry, 'email' | 'reference' | 'agentId' | 'receivedAt' | 'facts' | 'message'>;

/**
 * Writes the confirmation of an inquiry's arrival to a visitor. It repeats what was chosen, in our own words, and
 * nothing that was typed, so that the form cannot be used to write to strangers (X04).
 */
export function confirmation(inquiry: Confirmed, siteOrigin: string): MailContent {
  const { email, reference, agentId, receivedAt } = inquiry;
  const agent = agentId === null ? undefined : agentById(agentId);
  const house = houseOf(inquiry, siteOrigin);
  const promise = `${agent?.name ?? 'One of us'} will answer by ${promisedTime(answerBy(receivedAt))}.`;

  return {
    to: { name: '', address: email },
    replyTo: [{ name: office.name, address: office.email }],
    subject: `We have received your message (${reference})`,
    title: 'Thank you for your message',
    preview: promise,
    blocks: [
      { kind: 'paragraph', text: `Your message has reached us. ${promise}` },
      ...(house ? [{ kind: 'picture', ...house.picture } satisfies Block] : []),
      {
        kind: 'facts',
        rows: [
          { label: 'Your reference', value: reference },
          ...(house ? [{ label: 'House', value: `${house.name}, ${house.price}`, href: house.href }] : []),
          ...choicesOf(inquiry),
          ...(agent
            ? [{ label: agent.name, value: `Direct line ${agent.phone}`, href: telHref(agent.phone) }]
            : []),
        ],
      },
      {
        kind: 'paragraph',
        text: `If it cannot wait, call us. We are in the office ${openingHours}, Los Cabos time.`,
      },
      { kind: 'actions', links: [{ label: `Call ${office.phone}`, href: office.phoneHref }] },
      {
        kind: 'small print',
        text: 'If you did not write to us, somebody typed your address by mistake, and there is nothing you need to do.',
        link: { label: privacyLink.label, href: `${siteOrigin}${privacyLink.to}` },
      },
    ],
  };
}

const ordinals = ['First', 'Second', 'Third'];

/** The type of inquiry and the half-days. A half-day's hours for the visitor are text, which anybody may send. */
function choicesOf({ facts, message }: Confirmed): Fact[] {
  const type = inquiryTypes.find(({ value }) => value === facts.inquiryType);
  const wishes = wishesIn(message).wishes.slice(0, mostWishes);

  return [
    ...(type ? [{ label: 'Inquiry type', value: type.label }] : []),
    ...wishes.map((wish, index) => ({
      label: `${ordinals[index]} choice`,
      value: `${inWords(wish)}, Los Cabos time`,
    })),
  ];
}
