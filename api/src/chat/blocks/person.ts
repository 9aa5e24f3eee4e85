import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { roster } from '@dosmares/content/roster';
import { agentCard, contactLinks, officeCard, reach } from '../cards.ts';
import { sellerOf } from '../homes.ts';
import { asked, type BlockOf, type Kind, oneOf, say } from './block.ts';

const words = asked(
  String.raw`(talk|speak|chat) (to|with) (a |an |some|the |any)?(real |actual |live )?(person|human|agent|someone|somebody|people|representative|anyone|realtor|office|broker)(?! who| that| about)|(real|live|actual) (person|human|agent)|call me|call us|phone me|ring me|(give|get) me a (call|ring)|call ?back|contact me|reach me|text me|e-?mail me|write to me|write me back|get in touch|someone (to )?(call|contact|email|reach)|(leave|send|take|pass on|write) (you |him |her |them )?(a |my |the )?(message|note|details|info|number|it on)|pass (it|this|that|my \w+) on|hablar con (una |un |alguien|el |la )?(persona|humano|asesor\w*|agente|alguien|ustedes)\b(?! que)|(me )?(puede[ns]?|podria[ns]?|pueden) (llamar|marcar|contactar|hablar|escribir)(me)?|ll[aá]men?me|marquenme|marcame|hablenme|contactenme|que me (llamen|marquen|contacten|hablen|escriban)|me (llaman|marcan|contactan|llame|marque)|dejar (un |mi |mis )?(mensaje|recado|datos|numero)|(un )?recado|mandar un mensaje|quiero (dejar|que me)|my (number|phone|cell|email|name) is|mi (numero|telefono|cel\w*|correo|nombre) es|me llamo|soy [a-z]+ [a-z]+,`,
);

const wishes = [
  { said: asked('sell\\w*|vend\\w+'), wish: 'selling' },
  { said: asked('rent\\w*'), wish: 'renting' },
] as const;

/** Passing a wish on to a person. */
export const person: Kind<BlockOf<'person'>> = {
  hint: 'offers a form that passes the wish on to a person: when a person is asked for, or contact details are given',
  fields: () => ({
    agent: oneOf(['office', ...roster.map(({ slug }) => slug)]),
    wish: oneOf(inquiryTypes.map(({ value }) => value)),
  }),
  render({ agent: slug, wish }, context) {
    const found = roster.find((each) => each.slug === slug);

    return {
      text: say(context, 'passOn', { person: reach(found, context) }),
      person: found ?? 'office',
      links: contactLinks(found),
      cards: found ? [agentCard(found)] : [officeCard(context)],
      offer: wish,
    };
  },
  choose({ text, agents, home, focus, hasContact }) {
    if (!hasContact && !words.test(text)) return undefined;
    const subject = home ?? focus.home;
    const seller = subject && sellerOf(subject);
    const [first, second] = focus.last === 'agent' ? [focus.agent, seller] : [seller, focus.agent];
    const found = agents[0] ?? first ?? second;
    const wish = wishes.find(({ said }) => said.test(text))?.wish ?? (subject ? 'buying' : 'general');

    return [{ kind: 'person', agent: found?.slug ?? 'office', wish }];
  },
};
