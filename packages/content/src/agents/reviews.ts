import type { Review } from '../schemas/firm.ts';

type Words = readonly [name: string, text: string];

// biome-ignore format: one client, one line
const words: Readonly<Record<number, readonly Words[]>> = {
  1: [
    ['Margaret T.', 'Marisol showed us four houses in two days and told us plainly which one to leave alone. We bought the one she had kept for last.'],
    ['Owen and Lucia P.', 'She knew the builder, the well and the neighbor. Nothing surprised us after closing.'],
    ['Daniel R.', 'Our second purchase with her. The keys were on the table when we landed.'],
  ],
  2: [
    ['Hannah W.', 'Adrian walked the beach with us at high tide before he let us look at the kitchen. It saved us from the wrong house.'],
    ['Gregory S.', 'He sold our villa in eleven weeks without a single sign on the road.'],
    ['Ines M.', 'Calm, exact, and always early. He explained the coastal zone better than our lawyer.'],
  ],
  3: [
    ['Philip A.', 'Catalina drew the plan of the house on a napkin and was right about every wall.'],
    ['Sofia L.', 'We asked for discretion and got it. Two visits, one offer, no noise.'],
    ['Robert and Jean K.', 'She found the leak in the roof terrace before the inspector did, and had it priced by evening.'],
  ],
  4: [
    ['Thomas B.', 'Julian read all ninety pages of the community rules and marked the six lines that mattered.'],
    ['Claire D.', 'He never rushed us. On the third visit to the Corridor we understood why he had waited.'],
    ['Martin H.', 'Straight answers on fees, water and rentals. We knew the cost of the house to the month.'],
  ],
  5: [
    ['Victor N.', 'One page, every number sourced. The first year came in within two percent of it.'],
    ['Amelia F.', 'Renata advised us against a purchase that would have paid her well. We have trusted her since.'],
    ['Joseph C.', 'She put together two villas and a manager while I was still reading the proposal.'],
  ],
  6: [
    ['Karin E.', 'Tobias had lived every step himself. We never filled out the same form twice.'],
    ['Andrew M.', 'From the first call in Calgary to the first night in the house, five months, all of them orderly.'],
    ['Beatrice V.', 'He found the school before he found the house, which was the right way around.'],
  ],
  7: [
    ['Laura G.', 'Three houses on the list, and any of them would have done. I have never been so well understood.'],
    ['Stephen O.', 'Valeria negotiated quietly and got us the garden wall as well.'],
    ['Miriam J.', 'She answered on a Sunday, from the notary’s waiting room, with good news.'],
  ],
  8: [
    ['Charles P.', 'Two hours of dirt road, and at the end exactly the land he had described.'],
    ['Elena S.', 'Emilio checked the title back to 1952. We built with an easy mind.'],
    ['Nathan W.', 'He introduced us to the families on both sides before we signed. That is worth more than a survey.'],
  ],
  9: [
    ['Judith L.', 'Helena met us in San Diego, then in San Jose, and knew where each paper was in both.'],
    ['Peter and Ana C.', 'The escrow, the trust and the movers arrived in the right order. I still do not know how.'],
    ['Raymond K.', 'She sold my house while I was at sea and sent one message: done.'],
  ],
  10: [
    ['Emily R.', 'Bruno spent an hour in the pump room and came out with the right price.'],
    ['Ignacio V.', 'His inspection list had forty lines. The builder closed every one.'],
    ['Sarah and Tim H.', 'New to the work, he says. Nobody has been more thorough with us.'],
  ],
  12: [
    ['Eleanor B.', 'Leonor sold my parents their house in 1994, and me mine last spring. She remembered where they kept the boat.'],
    ['Francisco D.', 'She asked us to come back at dusk. At dusk we understood the price.'],
    ['William and Rose M.', 'No brochure and no hurry, and the finest house on the point.'],
  ],
};

export const reviewsOf = (id: number): Review[] =>
  (words[id] ?? []).map(([name, text]) => ({ name, text, rating: 5 }));
