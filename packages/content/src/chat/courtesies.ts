/** Courtesies that a model may add to a reply, by id, in English and Spanish; none states a fact or promises anything. */
// biome-ignore format: a table reads in columns
export const courtesies = {
  hello:        ['Good day.', 'Buen día.'],
  welcome:      ['Welcome.', 'Le damos la bienvenida.'],
  thanks:       ['Thank you.', 'Gracias.'],
  youAreWelcome: ['You are welcome.', 'Con gusto.'],
  goodbye:      ['Goodbye, and you are always welcome.', 'Hasta luego; siempre será bienvenido.'],
  congratulations: ['Congratulations.', 'Felicidades.'],
  sorry:        ['I am sorry.', 'Lo siento.'],
  sorryToHear:  ['I am sorry to hear that.', 'Siento mucho saberlo.'],
  myMistake:    ['I misunderstood you.', 'Le entendí mal.'],
  understood:   ['I understand.', 'Entiendo.'],
  gladly:       ['Gladly.', 'Con gusto.'],
  ofCourse:     ['Of course.', 'Por supuesto.'],
  goodQuestion: ['A good question.', 'Buena pregunta.'],
  goodToKnow:   ['That is good to know.', 'Es bueno saberlo.'],
  notSure:      ['I am not sure that I understood you.', 'No estoy seguro de haberle entendido.'],
  bySide:       ['Side by side:', 'Comparadas:'],
  suggestion:   ['I would begin with this.', 'Yo empezaría por esto.'],
  bestPerson:   ['This is the person to ask.', 'Esta es la persona indicada.'],
  inGeneral:    ['In general:', 'En general:'],
  partly:       ['Part of that I can answer.', 'Una parte la puedo responder.'],
  butKnown:     ['I do not know that, but this I can tell you.', 'Eso no lo sé, pero esto sí se lo puedo decir.'],
  outside:      ['That is outside what I can help with.', 'Eso queda fuera de lo que puedo ayudarle.'],
  cannot:       ['I cannot do that.', 'Eso no puedo hacerlo.'],
  automated:    ['I am automated.', 'Soy un sistema automático.'],
  whichHome:    ['Which home do you mean?', '¿A qué casa se refiere?'],
  tellMore:     ['Tell me an area, a price or a number of bedrooms.', 'Dígame una zona, un precio o un número de recámaras.'],
  anythingElse: ['Is there anything else?', '¿Hay algo más?'],
} as const;

/** The id of a courtesy. */
export type Courtesy = keyof typeof courtesies;
