import type { ReplyKind } from '../answer.ts';
import { namedHome, viewing } from './about-homes.ts';
import * as house from './about-house.ts';
import * as market from './about-market.ts';
import * as people from './about-people.ts';
import * as agents from './agents-by.ts';
import * as manners from './courtesies.ts';
import * as homes from './homes-by.ts';
import type { Intent } from './turn.ts';

/** One kind of question: who answers it, what kind of reply that is, and whether foreign words in the question turn it away. */
interface Row {
  intent: Intent;
  kind?: ReplyKind;
  /** A name was said: that is about the house, whatever else is. */
  named?: true;
}

/** All kinds of questions, the more particular first: the first that answers is the reply. */
// biome-ignore format: a table reads in columns
export const intents: readonly Row[] = [
  { intent: manners.machine },
  { intent: agents.agentFor },
  { intent: people.namedPersons,    named: true },
  { intent: people.namedPerson,     named: true },
  { intent: people.speakers },
  { intent: agents.foremost },
  { intent: viewing },
  { intent: homes.rankedHome },
  { intent: namedHome,        named: true },
  { intent: house.replyTime },
  { intent: market.newsletter },
  { intent: house.about },
  { intent: market.median },
  { intent: market.duration },
  { intent: house.value },
  { intent: house.unsaid,           kind: 'unknown' },
  { intent: house.founded },
  { intent: agents.specialist },
  { intent: homes.homesByWish },
  { intent: house.invest },
  { intent: house.sell },
  { intent: house.rent },
  { intent: market.trend },
  { intent: market.supply },
  { intent: house.handOver },
  { intent: house.hours },
  { intent: house.address },
  { intent: house.officeEmail },
  { intent: house.officePhone },
  { intent: house.social },
  { intent: homes.homesWith },
  { intent: homes.notPresented },
  { intent: house.record },
  { intent: house.mlsSearch },
  { intent: house.buy },
  { intent: house.areas },
  { intent: agents.team },
  { intent: market.market },
  { intent: homes.allHomes },
  { intent: manners.ability },
  { intent: manners.thanks },
  { intent: manners.farewell },
  { intent: manners.greeting },
];
