/** Suggested replies by the subject of the last one, in English and in Spanish; the assistant understands each. */
// biome-ignore format: a table reads in columns
export const choices = {
  home:   { en: ['How large is the lot?', 'Who is the agent for it?', 'Can I see it?'],           es: ['¿Cuánto mide el terreno?', '¿Quién es el agente?', '¿Puedo visitarla?'] },
  homes:  { en: ['Something cheaper', 'With a view of the sea', 'What do you recommend?'],        es: ['Algo más económico', 'Con vista al mar', '¿Qué me recomienda?'] },
  which:  { en: ['The first one', 'The second one', 'The third'],                                 es: ['La primera', 'La segunda', 'La tercera'] },
  person: { en: ['What is the phone number?', 'Which languages?', 'Can I leave a message?'],      es: ['¿Cuál es el teléfono?', '¿Qué idiomas habla?', '¿Puedo dejar un mensaje?'] },
  market: { en: ['How long do homes take to sell?', 'What is my house worth?'],                   es: ['¿Cuánto tarda en venderse una casa?', '¿Cuánto vale mi casa?'] },
  ask:    { en: ['Please pass it on', 'Can someone call me?', 'When are you open?'],              es: ['Quiero dejar un mensaje', '¿Me pueden llamar?', '¿A qué hora abren?'] },
  begin:  { en: ['Which homes do you have?', 'I want to sell my house', 'Who speaks my language?'], es: ['¿Qué casas tienen?', 'Quiero vender mi casa', '¿Qué idiomas hablan?'] },
} as const;
