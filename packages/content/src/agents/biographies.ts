/** Biographies on the agents' pages: five paragraphs for the founder, one for everyone else (AG08). */
export const biographies: Readonly<Record<number, string[]>> = {
  1: [
    'Marisol grew up in the old center of Cabo San Lucas, three streets from the harbor, and has walked every road in Pedregal in both directions. She works with a dozen houses a year, most of them on the hill, and knows which terraces keep their shade at four in the afternoon. Her clients tend to come back for a second house.',
  ],
  2: [
    'Adrian came to Baja to sail and stayed for the coastline. He reads a beachfront the way a surveyor would: the sand line in September, the swell in June, the age of the sea wall. He looks after oceanfront estates between Punta Ballena and the Palmilla point.',
  ],
  3: [
    'Catalina leads the residential desk and answers her own phone. Trained as an architect in Guadalajara, she visits a house with a pencil and leaves with its plan. Owners ask for her when a sale has to be discreet, and buyers when a building has to be understood before it is bought.',
  ],
  4: [
    'Julian lives in the Corridor, between the fourth and the fifth fairway, and can say which communities keep their promises about water, staff and fees. He has a lawyer’s patience with documents and prefers a morning on site to an hour of photographs.',
  ],
  5: [
    'Renata spent ten years in hotel finance before she joined the firm. She shows what a villa earns in February and what it costs in September, on one page, with the sources. Portfolio buyers value her for saying no to a property before they do.',
  ],
  6: [
    'Tobias moved his own family from Gothenburg to San Jose del Cabo, and remembers every form. He accompanies buyers from Europe and Canada through the trust deed, the school visit and the first rainy season, in whichever of four languages the day requires.',
  ],
  7: [
    'Valeria sells houses all over Los Cabos, from stone cottages in San Jose’s gallery quarter to villas above Santa Maria bay. She is known for short lists: three houses, each for a reason she can give in one sentence.',
  ],
  8: [
    'Emilio’s family has kept cattle on the East Cape for four generations, so he begins with the well, the road and the title, in that order. He has placed ranch land, beach parcels and the quiet houses where the pavement ends, and drives every buyer there himself.',
  ],
  9: [
    'Helena works for the office from San Diego for one half of the year and from San Jose del Cabo for the other, and is usually in the town her client is not. Her sales close across the border, with the escrow, the notary and the furniture arriving in the right order.',
  ],
  10: [
    'Bruno joined after five years as a site engineer on the houses the brokerage now sells. He looks behind the plaster first: pipes, pumps, panels, waterproofing. Buyers of new villas ask him along for the last inspection, and keep his list.',
  ],
  12: [
    'Leonor Arriaga opened the brokerage in 1987, in one room above a chandlery on Boulevard Marina, with a telephone that worked in the mornings. The road to San Jose was two lanes and most plots were sold with a drawing in the sand.',
    'She believed that a coast this young needed written records. With five colleagues she founded the regional multiple listing service, and for its first two years kept the register by hand. The ledgers are still in the office, open to anyone who asks.',
    'Many of the houses that people now find their way by were entrusted to her first: the terraces of Pedregal, the early villas of Palmilla, the long walls of the Corridor. She has sold several of them three times, to three generations.',
    'Her rules are few. See the house at dawn and again at dusk. Speak with the neighbors. Never hurry a signature. Every agent who joins the firm spends the first season at her side, carrying the keys.',
    'Today she looks after a small number of landmark properties each year and the families who own them. On most evenings she can be found on the office balcony as the light goes off the bay.',
  ],
};
