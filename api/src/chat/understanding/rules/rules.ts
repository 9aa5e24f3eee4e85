import { type Block, faqBlocks } from '../../blocks/block.ts';
import type { Candidate } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';
import { agentFacts, agentSearch } from './agents.ts';
import { areaDescription, areaFacts } from './areas.ts';
import { faqAnswer, faqContinuation, officeAnswer } from './faq.ts';
import { followUp } from './follow-up.ts';
import { homeComparison, homeFacts, homeSearch } from './homes.ts';
import { marketAnswer } from './market.ts';
import { priorityRules } from './priority.ts';

/** The intent rules. Each proposes blocks, weighted by how much of the utterance they explain, plus a trust of its own. */
const rules: readonly (readonly [rule: (utterance: Utterance) => Candidate | undefined, trust: number])[] = [
  [faqAnswer, 3],
  [faqContinuation, 1],
  [followUp, 4.05],
  [homeComparison, 4],
  [agentFacts, 4],
  [marketAnswer, 1],
  [agentSearch, 1],
  [homeFacts, 1],
  [areaFacts, 4],
  [areaDescription, 1],
  [officeAnswer, 0.5],
  [homeSearch, 0.1],
];

/** Returns the blocks that answer an utterance best; none where no rule applies. */
export function bestAnswer(utterance: Utterance): readonly Block[] {
  const urgent = priorityRules.map((rule) => rule(utterance)).find(({ length }) => length > 0);
  if (urgent) return urgent;
  const found = rules.flatMap(([rule, trust]) => {
    const { blocks = [], weight = 0 } = rule(utterance) ?? {};

    return blocks.length > 0 ? [{ blocks, weight: weight + trust }] : [];
  });
  const [best] = found.toSorted((one, other) => other.weight - one.weight);

  return best?.blocks ?? faqBlocks(utterance.faqs[0]?.id);
}
