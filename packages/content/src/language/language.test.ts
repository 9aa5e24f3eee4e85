import { languageOf } from './language.ts';

describe('the language of a text', () => {
  it.each(['en', 'es', 'other'] as const)('I71 recognizes short texts: %s', (kind) => {
    expect(mistakenIn(known, kind)).toEqual([]);
  });

  it('I71 recognizes nearly nine of ten short texts that it was not built with', () => {
    const mistaken = (['en', 'es', 'other'] as const).flatMap((kind) => mistakenIn(unseen, kind));

    expect(mistaken.length).toBeLessThanOrEqual(16);
  });

  it('takes no longer for a hostile text', () => {
    expect(languageOf('¿Cuánto cuesta? '.repeat(100_000))).toBe('es');
    expect(languageOf('ñ'.repeat(1_000_000))).toBeDefined();
    expect(languageOf('a\u0301'.repeat(1_000_000))).not.toBe('es');
  });
});

/** English also answers whoever writes neither language. */
const mistakenIn = (texts: typeof known | typeof unseen, kind: keyof typeof known) =>
  texts[kind]
    .trim()
    .split('\n')
    .filter((text) => (languageOf(text) ?? 'en') !== (kind === 'es' ? 'es' : 'en'));

const known = {
  en: `
call me
Text me
send me info
Tell me more
call me back please
more info
more info pls
price?
is it available
still available?
Is this still for sale?
available in march?
interested
Interested in Casa Agave
I'm interested in Villa Marea Alta
Casa Agave please
Terraza Palmas price
viewing tomorrow
can we see it saturday
need a 3 bed
3 bed 2 bath near the beach
hoa fees?
how much
How much is the HOA
what's the price
whats the sq footage
Hi
hello there
hey, quick question
good morning
thanks
thx
thank you so much!
No
no thanks
Yes please
ok
OK 👍
?
test
asdf
WhatsApp me
my number is 555-0144
pls call 624 555 0100
We love Los Cabos
Los Cabos
Todos Santos
La Paz or Todos Santos?
san jose del cabo homes
condo in El Tezal
lots in Los Barriles
El Pedregal gated?
Hola! Looking for a house
Hola, we are coming in May
fideicomiso cost
what is a fideicomiso
do you speak spanish
Casita included?
palapa and pool
pool
ocean view
view
parking
photos please
send brochure
video call ok?
monday works
can I rent it for a month
rental income?
pets allowed
my wife wants a bigger kitchen
selling my condo
what is my home worth
Valuation
Not a question, just wanted to say your page is lovely
Please have Catalina call me
Mateo please
Julian told me to write
Maria Gonzalez
budget 2m usd
cash buyer
closing costs
fractional?
golf
any beachfront
urgent
asap`,
  es: `
precio?
Precio
precio por favor
cuanto cuesta
¿Cuánto cuesta?
cuánto vale la casa
informacion
Información por favor
mas info
más info porfa
quiero info
me interesa
Me interesa Casa Agave
estoy interesado
estamos interesados en Villa Marea Alta
sigue disponible
¿Sigue a la venta?
disponible?
hay disponibilidad en marzo
llamame
llámenme por favor
márquenme al 624 555 0100
mi numero es 624 555 0144
mi WhatsApp es 624 555 0199
hola
Hola!
hola buenas tardes
buenos dias
buenas noches
buen día
gracias
muchas gracias
mil gracias
ok gracias
sí
si por favor
cita mañana
visita el sábado
puedo verla el lunes
se puede ver hoy
quisiera agendar una cita
busco casa en renta
rento o compro
busco terreno
terrenos en Los Barriles
casas en san jose
depa en El Tezal
departamento con alberca
recamaras?
tres recámaras y alberca
con vista al mar
vista al mar
frente a la playa
alberca
estacionamiento
cochera para dos autos
mascotas
aceptan mascotas
aceptan credito
crédito hipotecario
que es un fideicomiso
costo del fideicomiso
gastos de escrituración
mantenimiento mensual
ubicación
ubicacion exacta
donde esta
dirección
horario
a que hora abren
fotos
mas fotos porfa
mándenme fotos
vendo mi casa
quiero vender mi casa
avalúo
cuanto vale mi departamento
soy comprador de contado
presupuesto 2 millones
urge
urgente
lo antes posible
con Catalina por favor
Quisiéramos visitar la villa con mi esposa
Nos gustaría conocer Terraza Palmas
no gracias
habla ingles?
atienden en domingo
son de fiar?`,
  other: `
Buongiorno, vorrei visitare la casa con mia moglie
Vorrei informazioni sulla villa
Quanto costa la casa?
Mi chiamo Paolo e cerco una casa al mare
Grazie
è ancora disponibile?
Bonjour, je voudrais visiter la maison
Quel est le prix de la villa ?
Je suis intéressé par la maison
Merci
Combien coûte la maison
Bom dia, gostaria de visitar a casa
Quanto custa a casa?
Obrigado
Olá, estou interessado na casa e queria mais informações
Tenho interesse na villa
Guten Tag, ich interessiere mich für das Haus
Was kostet die Villa?
Hej, jag är intresserad av huset
Goedendag, is het huis nog te koop?
Salve, la villa è in vendita?
Cerco un appartamento con piscina
Per favore richiamatemi domani`,
} as const;

/** Looked at only when the function is finished. */
const unseen = {
  en: `
ring me
Email me details
send pics
Show me around
call tomorrow
any discount?
negotiable
square feet
Do you have a floor plan
is there an elevator
internet speed
when can I see it
in escrow yet?
let me know
love it
nice house
Looking to move in 2027
family of five
retiring soon
we're from Calgary
my husband and I
tax question
legal?
how do foreigners buy
Palmilla
Casa Agave
Cabo San Lucas
Terraza Palmas HOA
Villa Marea Alta tour
tour please
El Pedregal vs Palmilla
near Costa Azul?
Playa Medano walkable?
Señor Frog's nearby?
señorita suite?
José told me about you
agent for La Playita
con: the stairs. pro: the view
no hablo espanol sorry
mi casa su casa haha nice site
Me and my dad
Sin city friends want a villa
para-sailing nearby?
is it in a hurricane zone
rent or buy
12345
...
Sofia
appraisal pls
listing my house
wire transfer ok?
USD or pesos
financing
mortgage for americans
Saturday 10
ETA?
help
complaint
not happy
wrong price on page
stop emailing me
De la Cruz, party of 4`,
  es: `
me llaman
escríbanme
mandame informes
informes
pido informes
quiero mas detalles
detalles
descuento?
es negociable
metros cuadrados
tienen plano
hay elevador
cuando puedo verla
esta apartada?
avisenme
me encanta
bonita casa
nos mudamos en 2027
somos cinco
familia de cinco
vivimos en Monterrey
mi esposo y yo
impuestos
predial
cuanto es de predial
soy extranjero
requisitos
enganche
a plazos
financiamiento
acepta infonavit
transferencia
pesos o dolares
sabado a las 10
mañana temprano
por la tarde
ayuda
queja
no estoy contento
el precio esta mal
ya no me manden correos
rentan por mes
amueblada?
esta amueblada
seguridad
privada?
escuelas cerca
que tan lejos queda la playa
llave en mano
nueva
listo para escriturar
Buenas
qué tal
saludos
Saludos cordiales, espero su respuesta
espero su llamada
quedo atento
atte. Maria Gonzalez
Necesito un asesor
contacto
trabajan con notario
inversionista busca oportunidad
vendo terreno en Todos Santos`,
  other: `
Ciao, sono interessato alla casa
Ho visto la casa sul sito, posso visitarla sabato?
Siamo una famiglia di Milano
Quando possiamo vederla
Bonsoir, la villa est-elle disponible en mars ?
Nous cherchons une maison avec piscine
Boa tarde, a casa ainda está disponível?
Qual é o preço?
Somos uma família de São Paulo
Ich suche ein Haus am Meer
Wir möchten die Villa besichtigen
Dzień dobry, ile kosztuje dom?
Здравствуйте, сколько стоит дом?
こんにちは`,
} as const;
