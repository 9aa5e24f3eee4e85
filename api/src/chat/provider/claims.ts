/**
 * A claim that only a person may make: the words that express it, and words that turn it into a question for a
 * person.
 */
export interface Claim {
  /** The subject, where the words alone would be harmless. */
  about?: RegExp;
  /** The words of the claim, in English and Spanish. */
  sounds: RegExp;
  /** Words that make the sentence harmless; most claims have none. */
  unless?: RegExp;
}

/** Words for not known, not promised, or a matter for a person. */
const deferring =
  /\b(?:cannot|can't|do not know|don't know|does not (?:say|mention)|not on the site|whether|depends?|should|question|best put|speak to|ask|tell you|promise|explains?|consult|no puedo|no s[eé]|si se|nadie puede|pregunt\w+|explica|consult\w+|lo dir[aá])\b/i;

/** Claims that only a person may make. A sentence with one is not shown, whatever made the model write it. */
// biome-ignore format: a table reads in columns
export const claims: readonly Claim[] = [
  // what became of a home
  { sounds: /\b(?:is|was|are|has been|have been|already|just|been|now|as) (?:already )?sold\b|\bsold (?:to|out|yesterday|last)\b|under contract|off the market|\bpending\b|no longer|\bnot available\b|(?:still|is|are|also|now) available|on hold|\b(?:is|are|was) (?:taken|reserved|gone)\b|other offers?|another buyer/i },
  { sounds: /ya se vend|fue vendid|\bvendid[ao]s?\b|apartad[ao]|reservad[ao]|sigue disponible|est[aá] disponible|ya no est[aá]|otro comprador|otras? ofertas?|tambi[eé]n est[aá] disponible/i },
  // what was done or will be done
  { sounds: /\b(?:i|we)(?:'ve|’ve|'ll|’ll| have| will| just| am| are| can)? (?:just |already |also )?(?:book|schedul|reserv|arrang|confirm|sen[dt]|forward|e-?mail(?:ed)? you|notif|hold|call(?:ed)? you|waiv|guarant|accept|negotiat|promis|sign|pay|lower|reduc)\w*/i },
  { sounds: /\b(?:your|the) (?:appointment|viewing|visit|tour|offer|booking|reservation|deposit|message|call) (?:is|was|has|have) /i },
  { sounds: /\b(?:will|is going to|shall) (?:call|phone|ring|contact|visit|meet|pick|e-?mail) (?:you|at)?/i },
  { sounds: /\b(?:ya )?le (?:agend|reserv|confirm|envi|mand|apart|llamar)\w*|\b(?:he|hemos) (?:enviado|agendado|reservado|confirmado|mandado)|\b(?:agend|reserv|confirm|envi)é(?!\p{L})|(?:cita|visita|oferta) (?:queda|est[aá]|fue|ha)|\ble (?:van a )?llamar/iu },
  // what the future brings, and what money does
  { sounds: /\b(?:yields?|roi|profits?|appreciat\w*|cap rate|rental income|cash ?flow|double your|pays? for itself|covers? (?:the|your)|make money|rendimientos?|plusval[ií]a|ganancias?|rentabilidad|va a ganar|duplicar)\b/i, unless: /\b(?:cannot|can't|nobody can|no one can|no puedo|nadie puede)\b/i },
  { sounds: /\breturns?\b/i, unless: /\b(?:cannot|can't|nobody can|no one can)\b/i },
  { sounds: /\b(?:safe|great|good|solid|secure|excellent|guaranteed|best|segura|buena|excelente|gran) (?:investment|inversi[oó]n)|inversi[oó]n (?:segura|garantizada)|investment opportunity|guarante|garantiz/i },
  { sounds: /buy now|compre ya|good time to buy|buen momento/i },
  { about: /\b(?:prices?|market|values?|precios|mercado|valor(?:es)?)\b/i, sounds: /\b(?:will|always|never|going|ris(?:e|ing)|fall(?:ing)?|climb|up|down|subir\w*|suben|bajar\w*|bajan|nunca|siempre|van)\b/i, unless: /\b(?:cannot|no puedo|nadie puede|nobody can)\b/i },
  // law and taxes
  { sounds: /\b(?:taxe?s?|deduct\w*|impuestos?|predial)\b/i, unless: deferring },
  { sounds: /\b(?:lawyers?|notar\w+|trusts?|fideicomiso|deeds?|titles?|liens?|legally|legal|binding|ownership|foreigners?|americans?|canadians?|extranjer\w+|escrituras?|t[ií]tulo|abogad\w+|gravamen\w*)\b/i, unless: /\b(?:best put|speak to|ask|accompan\w+|consult\w*|question|explains?|do not know|knows|pregunt\w+|no s[eé]|explica|acompa\w+)\b/i },
  // terms
  { sounds: /\b(?:discounts?|negotiable|bargain|take less|lower offers?|accept(?:s|ed)? (?:a |an |any )?(?:lower|offer|less)|waive|descuentos?|negociable|oferta menor|rebaj\w+|acepta)\b/i, unless: /\bquestion for\b/i },
  { sounds: /\b(?:would|will|might|could|may) (?:take|accept|go)\b/i, unless: /\bwhether\b|\bquestion\b/i },
  { sounds: /\b(?:commission|comisi[oó]n|fees?|hoa|cuotas?|closing costs?|costos de cierre|gastos)\b/i, unless: deferring },
  { sounds: /\b(?:free|gratis|gratuit[ao]s?|no cost|costs nothing|without charge|complimentary|sin costo)\b/i, unless: /\bfree (?:home )?(?:e?valuation)\b|valuaci[oó]n (?:es )?gratuita/i },
  { about: /\b(?:notar\w+|inspection|furniture|commission|inspecci[oó]n|comisi[oó]n)\b/i, sounds: /\b(?:free|gratis|gratuit[ao]s?|nothing)\b/i },
  { sounds: /\b(?:financ\w+|mortgages?|loans?|partner bank|qualify|hipotec\w+|cr[eé]ditos?)\b/i, unless: deferring },
  { sounds: /\b(?:pets?|dogs?|mascotas?|perros?)\b|pet[- ]friendly/i, unless: deferring },
  { sounds: /\b(?:un)?furnished\b|furniture|amueblad\w+|muebles/i, unless: deferring },
  { sounds: /\b(?:rent(?:als?|ing)?) (?:are|is) allowed|\ballows?\b|\bpermit(?:s|ted|en)\b|short-term/i },
  // the neighbourhood
  { sounds: /\b(?:safe|safest|safety|crime|secure|hurricanes?|earthquakes?|schools?|hospitals?|drinkable|water is|quiet neighbo\w+|segur[ao]s?|delincuencia|huracan\w+|escuelas?|hospital\w*)\b/i, unless: deferring },
  // office hours, which belong in a reference
  { sounds: /\b(?:around the clock|midnight|24 hours|always open|never clos\w+|closed|until late|all night|veinticuatro|medianoche|todo el d[ií]a|cerrad[ao])\b|\b(?:we|office|oficina)\b (?:is |are )?(?:opens?|abre|abrimos)\b(?!\s*§)/i },
  // people
  { sounds: /\b(?:lives?|divorc\w+|owes?|married|wife|husband|famil(?:y|ia)|home address|vive|casad[ao]|debe)\b/i, unless: /\bfamil(?:y|ies) of\b/i },
  { sounds: /\b(?:credit card|passport|wire (?:it|the|your|us)|bank account|send us your|password|your money|tarjeta|pasaporte|contrase\w+)\b/i },
  { sounds: /\b(?:crooks?|scam\w*|thie(?:f|ves)|liars?|idiots?|stupid|another broker|other brokers?|competitors?|rateros?|estafa\w*)\b/i },
  // superlatives that cannot be verified
  { sounds: /\b(?:cheapest in|best in (?:all )?|safest|most beautiful in|in all of mexico|de todo m[eé]xico)\b/i },
];
