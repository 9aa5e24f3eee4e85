import { answerTime } from '../inquiries/answer-time.ts';
/** An answer about the firm; its `{placeholders}` are filled from content. */
export interface FirmEntry {
  /** The phrases that ask for it, as in `guide-words.ts`. */
  words: string;
  en: string;
  es: string;
  /** The agent who can say more, by id; the office where it is missing. */
  ask?: number | 'office';
  /** The type of inquiry that the reply offers to send. */
  offer?: 'buying' | 'selling' | 'renting' | 'investment' | 'general';
  /** A page that says more. */
  page?: '/about' | '/contact' | '/properties' | '/idx-search' | '/market-report' | '/team';
  /**
   * Its precedence where several answers match: `first` before all else, `firm` only where no home and no agent is
   * named, `office` after questions about homes and agents, `last` after every other rule, `courtesy` where nothing
   * else was said.
   */
  rank?: 'first' | 'firm' | 'office' | 'last' | 'courtesy';
  /** Whether it says that the site has no answer. */
  isUnknown?: boolean;
}

/** The answers about the firm, by id. */
export const firmFaq = {
  greeting: {
    rank: 'courtesy',
    words:
      'buena tarde/noche, bueno dia, ^hi, ^hii*, ^hiya, ^hello, ^helo, ^hey, ^howdy, ^yo, ^hola, ^ola, ^buena, ^bueno, ^buen dia, ^good morning/afternoon/evening/day, ^saludo, ^que tal/onda, ^how are you$, ^como esta',
    en: 'Good day. Ask me about a home, an agent, the office, the market, or buying in Los Cabos.',
    es: 'Buen día. Pregúnteme por una casa, un asesor, la oficina, el mercado o cómo se compra en Los Cabos.',
  },
  thanks: {
    rank: 'courtesy',
    words:
      'thank, thanks, thx, ty, cheers, much appreciated, gracias, grax, perfect, perfecto, great, ^super, awesome, excelente, genial, ^ok$, ^okay$, ok$, got it, muy amable, so/very helpful, ^nice, nice$',
    en: 'You are welcome. If there is anything else about a home, an agent or the office, just ask.',
    es: 'Con gusto. Aquí estoy para cualquier otra pregunta sobre una casa, un asesor o la oficina.',
  },
  farewell: {
    rank: 'courtesy',
    words:
      'bye, goodbye, see you, see ya, adios, hasta luego, nos vemos, bonito dia, have a nice/good/great day/one/evening/weekend, good night, buena noche, chao, ^later, talk later',
    en: 'Goodbye. You are always welcome.',
    es: 'Hasta luego. Siempre será bienvenido.',
  },
  declined: {
    rank: 'courtesy',
    words:
      '^no$, ^no thank*, ^no gracias, ^nope, ^nah, ^not now, ^nothing, nothing then$, ^nada, ^just looking/browsing, ^only looking, ^solo viendo, ^nomas viendo, ^ninguna, ^forget it, ^never mind, ^nvm, ^olvidalo, ^dejalo, ^still thinking, ^lo pensare, ^let me think, ^we think about it, ^we will think, ^maybe later',
    en: 'Very well. I am here when you need me.',
    es: 'Muy bien. Aquí estoy cuando me necesite.',
  },
  outside: {
    rank: 'first',
    isUnknown: true,
    words:
      'ignore/forget/disregard/override/bypass instruction/rule/prompt/everything/above/previous/restriction, olvida/ignora/omite instrucciones/regla/todo, system prompt/override, your/hidden/secret/tus prompt/instruction/rule/instrucciones/regla, you are now, from now on you, ahora eres, act as, pretend, actua como, password, contrasena, api key, your/the server, client/customer/buyer/visitor/seller list/name/phone/data/email/number, all/every client/customer/buyer, lista/dato/nombre/telefono/correo de cliente/comprador/vendedor, name/phone/email/number/addresse of client/customer/buyer/visitor/people/who/owner, home/private/personal address/number/phone of, her/his home address, direccion/telefono/casa particular/privada/personal de, other buyer/visitor/client, name/number/phone/nombre/telefono/celular of/de/del owner/dueno/propietario/cliente, what time is it in, what time is it$, que hora es, send mail/email to everyone/all, homework, tarea de, hazme la tarea, poem, poema, essay, ensayo, python, script, joke, chiste, recipe, receta, set/change/lower house/listing/price to, costs one dollar, for $1, legally binding',
    en: 'That is outside what I can help with. I can tell you about homes, agents, the office, the market and buying in Los Cabos. For anything else, a person will be glad to help: {phone}, {email}.',
    es: 'Eso queda fuera de lo que puedo ayudarle: hablo de casas, asesores, la oficina, el mercado y cómo se compra en Los Cabos. Para lo demás con gusto le ayuda una persona: {phone}, {email}.',
    offer: 'general',
  },
  neighbors: {
    rank: 'first',
    isUnknown: true,
    words:
      'who/what are/kind neighbors/of people, many americans/gringos/canadians/mexicans there/here, tipo/clase de gente, lots of americans/gringos/canadians, mostly/majority/many/all/only white/black/jewish/american/mexican/asian/gringo/foreigner/local, white/black/jewish/american/gringo neighborhood/neighbourhood/neighbor/area/community/people, locals next/near/around/living/there, next/live/living to/with/near locals/mexicans/americans/foreigners, no locals/mexicans/blacks/jews, what race/religion/nationality, kind of people live, puro/puros/pura/puras gringo/gringos/mexicanos/americanos/gente, sin mexicanos/gringos/negros/judios, que raza/religion/nacionalidad',
    en: 'We do not recommend homes by who lives nearby, and do not discuss it. I can tell you about the house, its rooms, its area and its price; {seller} can tell you more.',
    es: 'Quién vive dónde no es algo por lo que elijamos una casa, ni de lo que hablemos. De la casa, la zona y el precio sí le digo; {seller} le puede decir más.',
    offer: 'general',
  },
  past: {
    isUnknown: true,
    words:
      'why still/not for/sold, wrong with it/this, por que no se ha, estan vendiendo, ha tenido, ha habido, repair*, fixed since/before, come they/are selling, history of house/home/property/place, damage in past, any/had damage, who architect, was architect, want/wants to sell$, it flood*, being sold, ever flood*, have/has owners, did it flood/leak/burn/suffer, has/have/was it been/ever flooded/damaged/remodeled/renovated, been remodel*/renovat*/damaged/flooded, last hurricane/storm, why is/are owner/they/he/she selling, se inundo, sufrio dano, ultimo huracan, remodelad*, renovad*, por que venden/vende, who built/designed, builder, quien construyo/proyecto/diseno, redone, remodel*, price history/drop/cut, has/was/have price been/dropped/reduced, bajaron/bajado el precio, historial precio, been hit, hit by hurricane/storm, gate code, codigo de acceso, noisy, noise, ruido*, vecinos, next door, house/home/casa de al lado',
    en: 'The site does not cover a house’s history or its neighbors: who built it, repairs, storms, noise, why it is for sale. {seller} will know.',
    es: 'El sitio no cuenta el pasado ni los vecinos de una casa: quién la construyó, arreglos, tormentas, ruido, por qué se vende. Lo sabe {seller}.',
    offer: 'buying',
  },
  pickUp: {
    isUnknown: true,
    words:
      'a driver$, chauffeur, chofer, pasan/pasa/pasen por mi/nosotros, provide/offer/have transport*/shuttle/ride, a ride, shuttle, pick me/us up, pick up at/from, recogen, recoger en/del hotel/aeropuerto, pueden/puede recoger*',
    en: 'The site does not say whether someone can pick you up; {seller} will know.',
    es: 'Si alguien lo recoge el sitio no lo dice; lo puede arreglar {seller}.',
    offer: 'general',
  },
  reviews: {
    rank: 'firm',
    words:
      'well rated, rated, people/clients saying/say about, ^resenas$, resenas, testimonial*, testimonio, client/clients/customers/people say/think, opina*/dicen cliente/clientes, see/read/have review/reviews, best/top/good reviews/review/rating/rated, reviews of the/your agents, mejores resenas',
    en: 'Each agent’s page shows three client reviews, all five stars; you be the judge of who suits you.',
    es: 'La página de cada asesor muestra tres reseñas de clientes, todas de cinco estrellas; quién le conviene lo decide usted.',
    page: '/team',
  },
  news: {
    isUnknown: true,
    words:
      'status of inquiry/message/offer, update on offer/inquiry, offer go/gone through, heard back, paso con mi mensaje/correo/oferta, get/got/receive* my message/email/inquiry/offer, vieron/vio/recibi* mi correo/mensaje/oferta, happened with/to my, any news, made/sent offer already/last/yesterday, already made/sent offer, status of my offer, alguna noticia, hay noticias',
    en: 'I cannot see what happened to an offer or a message; {seller} can tell you.',
    es: 'Qué pasó con una oferta o un mensaje no lo puedo ver; lo sabe {seller}.',
    offer: 'general',
  },
  crypto: {
    rank: 'first',
    isUnknown: true,
    words: 'bitcoin, crypto*, cripto*, ethereum, btc',
    en: 'The site does not say whether anyone accepts cryptocurrency. Most homes are paid for in dollars by wire to an escrow account, without a Mexican bank account; {seller} can ask.',
    es: 'Si alguien acepta criptomonedas el sitio no lo dice. La mayoría se paga en dólares por transferencia a una cuenta de garantía, sin cuenta mexicana; lo puede preguntar {seller}.',
    offer: 'general',
  },
  nobody: {
    rank: 'firm',
    words:
      'agent/asesor/realtor/someone/somebody called/named/llamado/llamada, agente llamado, asesor* de nombre',
    en: 'Nobody by that name is on our pages. The team page shows everyone who works here.',
    es: 'Nadie con ese nombre está en nuestras páginas. La página del equipo muestra a todos los que trabajan aquí.',
    page: '/team',
  },
  boss: {
    words:
      'leads/lead/heads/head firm/company/agency, quien manda, in charge there, her/his/their/your/the boss, quien es dueno/duena/jefe/jefa, you the owner, jefe de, su jefe, talk/speak/hablar/contact to/with/con owner/boss/dueno/duena/jefe/founder, owner/dueno of/de/del company/firm/agency/business/dos, who is in charge, a cargo de la empresa',
    en: '{founder} leads the firm: {founderPhone}, {founderEmail}.',
    es: '{founder} dirige la firma: {founderPhone}, {founderEmail}.',
    ask: 12,
    offer: 'general',
  },
  machine: {
    rank: 'first',
    words:
      'hablando con persona/humano/robot, inteligencia artificial, human typing, ai or, human or, real human$, quien contesta, ^bot$, is this automated, is this bot, automated$, anyone/anybody/someone real, are/r you/u human/real/robot/bot/machine/ai/computer/chatgpt/gpt/automated, are you a person, is this real person/human/agent, is this human/person/robot/bot/machine/ai/computer, am i talking/speaking/chatting to/with, eres/es robot/humano/persona/real/maquina/bot/ia, hablo con robot/persona/humano/maquina/bot, who made/built/trained you, what are you$, which/que model/ai/modelo, llm, human/person/bot/robot or human/person/bot/robot/machine, como te/se llamas/llama$, your/tu name/nombre$',
    en: 'I am automated: I answer from what this site says. People answer at {phone} and {email}.',
    es: 'Soy un sistema automático: respondo con lo que dice este sitio. Las personas contestan en {phone} y {email}.',
    offer: 'general',
  },
  ability: {
    rank: 'last',
    words:
      'what are you for, what can i/we ask, what can you do, how can you help, can you help$, can you help me$, ^help$, ^ayuda$, what do/can you know/ask, que puede/sabe hacer/saber, puede ayudar$, puede ayudarme$, en que ayudar, como funciona esto/chat, how does chat work, how does this work, what is this',
    en: 'I can find homes by area, price, rooms or features, point you to the right agent, give office hours and market figures, and explain how buying works. Tell me what you are looking for.',
    es: 'Busco casas por zona, precio, recámaras o características, le digo qué asesor conviene, doy horarios y cifras del mercado, y explico cómo se compra. Dígame qué busca.',
  },
  languages: {
    rank: 'last',
    words:
      'do/can you/they speak/talk english/spanish, habla* espanol/ingles, in/en english/spanish/espanol/ingles$, in english/spanish please$, en espanol/ingles favor, which languages can/do/the, what languages, que idioma hablan/manejan/habla, your/other languages, idiomas hablan',
    en: 'Of course: I speak English and Spanish, and so does every agent. Between them the agents also speak {otherLanguages}.',
    es: 'Claro: hablo español e inglés, igual que todos los asesores. Entre ellos hablan además {otherLanguages}.',
    page: '/team',
  },
  sell: {
    rank: 'firm',
    words:
      'can you sell it, vender con ustedes, tengo casa/propiedad/depa en venta, como vendo, vendo con ustedes, my/our place/house/home/condo/villa/property on market, own house/home/condo/villa/place and/we want out, sell/selling/list/listing my/our/her/his house/home/condo/place/property/villa/lot/land/apartment/parent, want/thinking/like/need/looking/ready/hoping/plan* to/of/about/on sell/selling/list, put my/our on market/sale, help me sell, sell ours/mine, selling with/begin/start/work, does/do selling, list/sell with you, how do i list, have house/home/condo/villa/lot/place to sell/list, tengo casa/condo/terreno/depa para vender, vender mi/la/una/nuestra/un/su/el/mis, vendo mi/una/un, quiero/queremos/necesito/tengo/urge vender/venderla/venderlo, vendan/venda mi/nuestra, my/our house/home/condo not sold/selling, poner mi/la/en venta, pongo en/la venta, ayuda* vender, do/would you take/list my/our, i/we am/are seller/selling, inherited a, left me/us house/home/villa/condo/place/property/land/lot, heredamos, herede',
    en: `We begin with a free evaluation of your home: leave its address and your number, and an agent will answer ${answerTime.en}. Or call {phone}.`,
    es: `Empezamos con una valuación gratuita de su casa: deje la dirección y su teléfono, y un asesor responde ${answerTime.es}. O llame al {phone}.`,
    offer: 'selling',
    page: '/contact',
  },
  value: {
    words:
      'it fetch, could/can/would i/we sell it, evaluation/valuation cost/free/fee, cost/charge for evaluation/valuation, precio le pongo/ponemos, poner precio mi/nuestra, my/our house/home/condo/villa/place sell for, my/our sell for, en cuanto podria/puedo/podriamos vender, price my/our, valuar mi, estimate for/of/on my/our, how do/would you price/value my/our, what my/our house/home/condo/place/property/villa/lot/land/apartment/casa worth/valued/value, house/home/property/free/market/get/need/want valuation/evaluation/estimate, value/valuation/valuing my/our, would it/mine worth, would mine be, apprais*, avaluo, valuacion, valuar*, cuanto vale/valen mi/nuestra/nuestro, worth of my, is worth$, how much is my/our, what/how could/can/would/will i/we get/ask for it/my/our, cuanto me/nos dan/darian/pagan/ofrecen',
    en: 'A free evaluation will tell you what your home is worth; a figure from a distance would be a guess. Leave its address and your number here, or call {phone}.',
    es: 'Una valuación gratuita dice cuánto vale su casa; una cifra a distancia sería adivinar. Deje aquí la dirección y su teléfono, o llame al {phone}.',
    offer: 'selling',
  },
  rent: {
    words:
      'casa/depa/villa para vacaciones/vacacionar/navidad, vacation/holiday stay, need house/home/villa/place for spring/christmas/easter/thanksgiving/summer/winter/weekend/holidays/vacation, casa/depa/departamento/villa para rentar/renta, rent villa/house/home/place/it for, place/house/condo/something for month/months/week/weeks, thinking of renting, renting for/until/till/before, to/for/long/term/monthly/can/could/do/i/we/weekly/month/always rent, how much to rent, how much rent$, house/home/villa/condo to rent, you rent out, long/short term, per week/night, deposito renta, monthly/weekly/nightly rate, vacation/holiday/seasonal rental/let, renta larga/corta/temporal/anual/amueblada, busco/buscamos/necesito/tienen/hay/ofrecen renta, for a/one/two/three/four/six/2/3/4/5/6/the week/night, rent for days/month, years/christmas/easter week, just for, por/una semana/noche, cuanto la semana/noche, por mes, renta para/en/el/de/mensual/por, rental, lease it/a/house/home/villa/one, to/for/year lease, leasing, en renta, rentan, alquil*, arrend*, quiero rentar, rentar una/un/casa, casa de renta',
    en: 'Rentals are handled by a person: leave your dates here, or call {phone}. The homes shown on the site are for sale.',
    es: 'Las rentas las atiende una persona: deje aquí sus fechas, o llame al {phone}. Las casas que muestra el sitio están en venta.',
    offer: 'renting',
  },
  invest: {
    rank: 'last',
    words:
      'guarantee*, garantiz*, sube/suben al ano, sube/suben de valor/precio, rentabilidad, rentable, buen negocio, price/prices expected rise/fall, expected to rise/fall, invest, investing, investment, investor, inversion, inversiones, invertir, inversionista, roi, return, yield, cap rate, rendimiento, plusvalia, appreciat*, portfolio of, good/buen time/moment/momento/tiempo buy/comprar, forecast, predict*, should i/we wait/buy/hold/sell, wait to/till/until buy/spring/summer, conviene comprar/esperar/vender, buen momento pa, best/better deal/investment/value, price going/go up/down, van subir/bajar, pronostico, crash, bubble, burbuja, market/price/mercado/precio next year, proximo ano',
    en: '{investor} advises on investments: {investorPhone}, {investorEmail}. The market report shows six months of figures; nobody can promise what comes next.',
    es: '{investor} asesora en inversiones: {investorPhone}, {investorEmail}. El reporte de mercado muestra seis meses de cifras; lo que sigue nadie lo puede prometer.',
    ask: 5,
    offer: 'investment',
    page: '/market-report',
  },
  negotiate: {
    words:
      'bajan si pago/compro contado, le bajan/bajarian, baja* pago/pagar contado, discount pay*/cash, descuento pago, get it for, lo ultimo, bajan/bajarian/bajaria algo, descuento de contado, how firm, how low, low can i/we, flexibility, better on price, owner/seller consider, do better$, they flexible, for less$, would they/you/do million/k/it do/work, se puede bajar, room to negotiate, bajarle, wiggle room, ^bajan precio, take/takes it off the market, negotia*, cuanto baja/bajan/bajaria$, owner/seller say/says/refuse/refuses/reject/rejects, dueno/duena/vendedor dice/rechaza, counter offer, contraoferta, price/villa/house/home/one/seller/owner/dueno/it firm/fixed/flexible, ^firm$, precio fijo/final, negocia*, discount, descuento, lower price/offer, best/mejor/ultimo price/precio, lowest/less they/theyd/you/owner/seller, reduce*, rebaja*, accept/take less/offer/$, acepta/aceptan oferta, menos de lo que, lo menos, hold it for, can/could/would you/they hold it, reserve it, hold/reserve property/house/home/place/villa, would they/owner/owners/he/she/seller take/accept, aceptan, aceptarian, aceptaria, less than asking, below asking, debajo del precio, bidding, other/otras offer/oferta, apartar, apartame, apartenme, flexible on, would/will that/it fly/work/do, ofrecer menos, puede ofrecer, is/too/bit steep, overpriced, muy alto/alta, put that/it in writing, in writing, me la/lo dejan, la/lo dejan en, cuanto la/lo/me dejan/deja',
    en: 'Only the owner can say, and an agent will ask: {seller}. Owners respond to written offers.',
    es: 'Eso solo lo decide el dueño, y el asesor le pregunta: {seller}. Los dueños responden a una oferta por escrito.',
    offer: 'buying',
  },
  safety: {
    rank: 'firm',
    words:
      'paz/santos/barriles/pescadero/loreto/cape/corridor/jose/lucas/area/cabos safe/dangerous, tranquilo de noche, security problem/problems, area safe, is the area/neighborhood safe, women/woman/girls walk/alone, walk alone/around, delincuencia, es peligroso, safe for kid/kids/children/women/family, cabo/mexico/it safe/dangerous$, safe/dangerous in/to/for/at/here/there/live/walk/area, how safe, crime, cartel, violence, violent, es/son/esta/tan/muy/hay seguro/segura/peligros*/inseguro/seguridad vivir/en/por/caminar/zona, que tan seguro/segura, inseguridad, delincuencia, violencia, narco*',
    en: 'The site does not judge how safe a place is. Read your government’s travel advice, and see the street by day and by night. I can tell you which homes are in a gated community; {seller} can tell you more.',
    es: 'Qué tan seguro es un lugar, el sitio no lo juzga. Lea las recomendaciones de viaje de su gobierno, y vea la calle de día y de noche. Qué casas están en privada sí lo digo; {seller} le puede decir más.',
    offer: 'general',
  },
  job: {
    words:
      'looking for work/job, need agents, you need agents, hiring, a/any/have/your job, ^job, vacanc*, career, i/to/can work for/with you/your/firm, outside broker, join your/the team, contratando, trabajo con, trabajar con/para ustedes, vacante, empleo, curriculum, cv, internship, become agent, im/am an agent, do you hire, hire agents, i am licensed agent/realtor/broker, soy asesor/agente, chamba, busco trabajo/empleo, split/share/comparten/comparte commission/comision, another/other broker/brokerage, outside agent, co-broke*, cobroke*, referral fee',
    en: 'That is a question for the office: {phone}, {email}. The About page says what the firm stands for.',
    es: 'Eso se pregunta a la oficina: {phone}, {email}. Lo que distingue a la firma está en su página.',
    offer: 'general',
    page: '/about',
  },
  press: {
    rank: 'first',
    words:
      'media inquiry/request/contact, press contact, the press, journalist, periodista, reporter, reportero, newspaper, prensa',
    en: 'That is a question for the office: {phone}, {email}. The About page says what the firm stands for.',
    es: 'Eso se pregunta a la oficina: {phone}, {email}. Lo que distingue a la firma está en su página.',
    offer: 'general',
    page: '/about',
  },
  manage: {
    rank: 'first',
    isUnknown: true,
    words:
      'do/can/could you manage, can/could/do/will you rent/let my/our/it, manage my/our/it/rental, do/offer property management, ustedes administran/rentan, administran casa/propiedad, por administrar*, en administracion, cobran administr*, find/conseguir/encontrar tenant/inquilino, looking for tenant',
    en: 'The site does not say whether we manage and rent out homes for their owners; the office will know: {phone}, {email}. Managers here usually keep 15 to 30 percent of the rent.',
    es: 'Si administramos y rentamos casas de propietarios, el sitio no lo dice; la oficina lo sabe: {phone}, {email}. Los administradores suelen quedarse con el 15 al 30 por ciento de la renta.',
    offer: 'renting',
  },
  infonavit: {
    rank: 'first',
    isUnknown: true,
    words: 'infonavit, fovissste',
    en: 'The site does not say whether an owner accepts an Infonavit loan; {seller} can ask. Most homes of this kind are paid for in full, some with a bank loan.',
    es: 'Si un dueño acepta Infonavit el sitio no lo dice; lo puede preguntar {seller}. La mayoría de estas casas se paga de contado, algunas con crédito de un banco.',
    offer: 'general',
  },
  complaint: {
    rank: 'first',
    words:
      'never called/call me, he/she/they never, left message/messages, service/servicio is/bad/terrible/awful/malo, terrible/bad/awful/horrible experience, unhappy, not happy with, complain*, queja*, never/not/no answer*/respond*/repl*/got/heard/show/showed, day/week/month/days/weeks/months ago nothing, did not you promise, promise/promised answer/call/reply, nobody, no one answer*/call*/respond*/repl*/got/ever/came/show*/help*/has, noone, not one call/reply/answer/person, nadie, not/never call back, no han contest*, no me contest*, pesimo, terrible service, worst, rude, groser*, you/a scam/scammers$, stood me/us up, called/rang/phoned/wrote/written/emailed/call time/twice/ago/thrice, tres/dos/cuatro/cinco vece/llamada, dej* plantad*, plantado, plantada, falta de respeto, lost my, heard nothing, ya me canse, unacceptable, ridiculous, useless, inutil, not helpful, no ayud*, waste of time, wasted time, disappoint*, angry, furious, upset, the/your/a/talk/speak manager$, gerente, sucks, rateros, ladrones, ratas, stupid, estupid*, soy vecin*, i/we am/are/your neighbor/neighbour, leak/fuga from/into/agua, loud at night, still waiting, sigo/llevo esperando, qued* esperando, been waiting, lost patience',
    en: 'I am sorry to hear that. Call {phone} or write to {email}, or leave your number here, and it will be passed on with what you told me.',
    es: 'Lamento leerlo. Llame al {phone} o escriba a {email}, o deje aquí su teléfono: se transmite con lo que me contó.',
    offer: 'general',
  },
  erase: {
    rank: 'first',
    words:
      'delete/erase/remove my email/number/everything, no quiero correo/correos/mails, no manden correo/correos, ya no me manden, delete/erase/remove/forget/destroy/wipe my/me/the/any/our/everything data/info*/details/record/account/about/from, delete/erase them/it/that/everything$, data/info/details/record erased/deleted/removed, by mistake, por error, backup, respaldo, borr*/elimin*/quit* mis/mi/los/todo dato/informacion/correo/numero, borr* todo, unsubscribe, opt out, off mailing/list, stop e-mailing/emailing/sending/calling/contacting, dar/darme de baja, dejen de, derechos arco, gdpr, right to be forgotten, no quiero recibir, no mas correo',
    en: 'Write to {email}, from the address that you gave us, or call {phone}: your data is erased or corrected, from backup copies within {backupDays} days, and you will have an answer within {workingDays} working days.',
    es: 'Escriba a {email}, desde el correo que nos dio, o llame al {phone}: sus datos se borran o corrigen, de los respaldos en {backupDays} días, y en {workingDays} días hábiles tiene respuesta.',
    offer: 'general',
    page: '/contact',
  },
  privacy: {
    words:
      'happen/happens my email/number/data/info*, guardan lo que, lo que escribo, privacy, privacidad, my/personal data/info/information, mis dato, dato personal, mi info*, keep my/email/data/info, who sees/read/gets/see/has my/this/what, quien ve/lee mis/que/esto, comparten/comparte/share/sell my/mis/mi data/info*/datos/number/email/correo, what you keep/store/collect, you know about me, que guardan/saben, cookie, tracking, tracked, recorded, openai, what i type, is this private/secure/safe, how long keep, cuanto tiempo guardan',
    en: 'We keep your name, email, phone number and message for {keptYears} years so that we can answer you. The office, the agent involved and the services that carry our mail see them; they are never sold. What you ask here may be answered with the help of an outside language model. To see, correct or erase your data, write to {email}; you will have an answer within {workingDays} working days.',
    es: 'Guardamos su nombre, correo, teléfono y mensaje durante {keptYears} años, para responderle. Los ven la oficina, el asesor y los servicios que llevan nuestro correo; nunca se venden. Lo que pregunta aquí puede responderse con ayuda de un modelo de lenguaje externo. Para ver, corregir o borrar sus datos escriba a {email}; responde en {workingDays} días hábiles.',
    page: '/contact',
  },
  replyTime: {
    words:
      'contestan/responden rapido, answer/reply/respond fast/quickly, recibo/recibire respuesta, cuando van a llamar, me van a llamar, expect reply/answer/response, take/takes to answer/reply/respond, when reply, get/have an answer, someone call/calls, soon will someone, get back to me/us, when will he/she/they answer/reply/respond/call/write, how soon/long/fast/quick* until/till/before/do/will/would/does/can get/hear/answer/repl*/respond/contact/someone/call, how long until/before, when will hear/get/answer/reply/respond/call, response/reply time, cuando responden/contestan/contestaran/llaman/responderan/hablan, en cuanto responden/contestan/llaman, cuanto tardan/tarda/demoran responder/contestar/llamar*/devolver, expect an answer',
    en: `Messages are answered ${answerTime.en}. If it cannot wait, call {phone}.`,
    es: `Los mensajes se responden ${answerTime.es}. Si no puede esperar, llame al {phone}.`,
  },
  areas: {
    words:
      'cubren san/cabo/la/todos/los, donde tienen propiedad/casa, which/what regions/region/towns, you work in paz/loreto/santos/pescadero/barriles, which/what area/region/part/town/zone/neighborhood/place do/are/can you, area cover/serve/work, que zona/area/lugar cubren/manejan/atienden/trabajan/venden, where do you work/operate/sell, donde trabajan/venden, your area/coverage, zona cubre/cubren/manejan/atiende/busca*, en que zona',
    en: 'We work in {areas}.',
    es: 'Trabajamos en {areas}.',
    page: '/properties',
  },
  record: {
    rank: 'firm',
    words:
      'how successful, sold by you, experience do you have as, experience as company/firm, experience of firm/company, how many home/house/propertie/sale/unit/client/deal have/has/had/did/do you/your/firm/company/team/agency sold/sell/closed/claim/served, home/propertie/house firm/company/team has sold, how many clients have you, transaction volume, sold/sales in total, have you sold, vendieron este/el ano, casa/propiedad/propiedades han vendido, cuantas/cuantos casa/propiedades/cliente/venta han/ha, track record, sales volume, combined experience, experiencia combinada/empresa, how big/large firm/company/agency/brokerage, total sales, sales of firm/company, closed in total',
    en: '{propertiesSold} properties sold, {sales} in sales since {founded}, {clients} clients, and {combinedYears} years of combined experience.',
    es: '{propertiesSold} propiedades vendidas, {sales} en ventas desde {founded}, {clients} clientes y {combinedYears} años de experiencia combinada.',
    page: '/about',
  },
  about: {
    rank: 'firm',
    words:
      'when did/you start, empresa/agencia/inmobiliaria seria/confiable, background of firm/company/agency, about dos, about dos mares, serious company/firm/agency, makes you different, llevan en el mercado, why are you different, since when, elegir*, por que con ustedes, desde cuando existen, de la/tu/su empresa/inmobiliaria/compania$, why should, about you$, tell me about you, about your company/firm/agency/brokerage/business/history, who/what are/is you/dos/firm/company/agency guys/people/mares, what is the/this/your firm/company/agency, who are you, quienes son$, quienes son ustedes, quien/que es dos mares, desde cuando existe/estan/trabajan, how long have you been, how old firm/company/agency/business, year firm/company, founded, established, started, begin, began, fundada, fundaron, fundo, founder, fundador*, owner of the/this, who own* this/the/your company/firm/agency/place, duen* de la/esta, history of, historia, trustworthy, can i trust, legit*, empresa/company/site/agency real/fake, real company/agency/site/empresa, de mentira*, confiable*, confiar, are you licensed, have a license, why choose/use/pick/go you, por que ustedes, your values, valores, mission, mision, ceo, runs the/this, member of mls, miembro de/del mls/ampi, ^since when$, ^desde cuando$, fraude, what you have that, oldest, existe empresa, ano/desde existe, years in business, better than, la/una/esta inmobiliaria',
    en: '{founder} founded {office} in {founded} and leads it as {founderTitle}: over 35 years in Cabo San Lucas, and a founding member of the regional multiple listing service.',
    es: '{founder} fundó {office} en {founded} y la dirige: más de 35 años en Cabo San Lucas, y miembro fundador del servicio regional de listados múltiples (MLS).',
    page: '/about',
    ask: 12,
  },
  land: {
    words:
      'got lots/land, build got, any lots, beachfront/oceanfront/beach lot/lots, land/lot/parcel/parcela for sale, any land, sell land/lots, have land/lots, tienen/venden/hay terreno, comprar/busco terreno, buy land, lots to build, land to build',
    en: 'We have no land listed today. {land} sells ranch land, lots and beach parcels; the listing search covers {properties} properties in all.',
    es: 'Hoy no presentamos terrenos. {land} coloca terrenos, ranchos y parcelas de playa; la búsqueda cubre {properties} propiedades en total.',
    ask: 8,
    page: '/properties',
    offer: 'buying',
  },
  mls: {
    rank: 'last',
    words:
      'everything/all on the market, full/complete list/listing, that everything/all you, search/browse/access/use/find/look/see/whole/full/entire mls, mls search, buscar mls, more/other/all home/house/listing/option/propertie, everything on market, is that all, mas/otra/todas casa/opcion/opciones/propiedad/propiedades, how many home/house/propertie/listing do/are/you have/for/in/got/there, cuantas casa/propiedades tienen/hay/manejan',
    en: 'The listing search covers {properties} properties in all, including those shown on this site, by area or MLS number.',
    es: 'La búsqueda cubre {properties} propiedades en total, con las de este sitio, por zona o número MLS.',
    page: '/properties',
  },
  newsletter: {
    words:
      'report by email, mandenme/envienme reporte, monthly report, recibir reporte, newsletter, report/reporte pdf, download/descargo/descargar/bajo report/reporte, you email/send/mail it$, mandan/mandar reporte, reporte mandan/mandar, sent to me, recibir cada/mes/por, get/receive/send report email/month/mail, report every month, subscri*, suscri*, boletin, mail/send/get report/figure/updates, every month mail, get monthly, get by mail, report/reporte by/por mail/correo, new listing by, alert, notify me, avisenme, avisame, keep me posted/updated',
    en: 'A new market report appears on its page each month. The site does not send it by email; for a copy, write to the office: {email}.',
    es: 'Cada mes aparece un reporte de mercado nuevo en su página. El sitio no lo envía por correo; para una copia, escriba a la oficina: {email}.',
    page: '/market-report',
  },
  whatsapp: {
    rank: 'firm',
    words:
      'whatsapp, whats app, whatsap, wasap, watsap, text you/message/someone, sms, telegram, mensaje de texto',
    en: 'Every agent is on WhatsApp, by the button on the agent’s page; the office is on the phone: {phone}.',
    es: 'Cada asesor está en WhatsApp, con el botón de su página; la oficina, por teléfono: {phone}.',
    page: '/team',
  },
  social: {
    rank: 'firm',
    words:
      'instagram, insta, facebook, fb, youtube, tiktok, linkedin, social media, redes social*, ig, twitter',
    en: 'We are on {social}; the link is at the bottom of every page.',
    es: 'Estamos en {social}; el enlace está al pie de cada página.',
  },
  legalName: {
    words: 'legal name/entity, razon social, rfc, registered name/company, nombre legal, invoice to, factura',
    en: 'The legal name is {legalName} The address is {address}.',
    es: 'La razón social es {legalName} El domicilio: {address}.',
  },
  buy: {
    rank: 'last',
    words:
      'how/what about buying, want/like/looking/ready/hoping/need/plan/planning/thinking/interested to/of/about/in buy/buying/purchas*/invest, want/need/looking/like a house/home/villa/condo, interested in property, busco/buscamos/buscando/queremos/comprar/necesito/necesitamos casa/villa/propiedad/departamento/condo/hogar$, quiero comprar, help find/buy, donde empiezo, como empiezo, how do i start/begin',
    en: 'Gladly. Tell me an area, a price or a number of bedrooms, and I will show you what fits. A person arranges viewings and offers: {phone}.',
    es: 'Con gusto. Dígame una zona, un precio o un número de recámaras, y le muestro lo que queda. Las visitas y ofertas las arregla una persona: {phone}.',
    page: '/properties',
    offer: 'buying',
  },
  team: {
    rank: 'last',
    words:
      'recommend/suggest agent/realtor/broker, recomienda/recomiendan/recomiendas agente/asesor, quien/quienes trabaja/trabajan ahi/alli/con, who are agents, lista de asesores/agentes, who works/work there/here/for/at, quien/quienes son/trabaja agentes/asesores/ahi, how many of/are you, your/the/whole/entire team, your agents/staff/people, list of agents, how many agents/realtors, meet the team, su equipo, sus asesores, los asesores, cuantos asesores/agentes',
    en: 'We are {words} agents ({count}): {names}. All speak English and Spanish; between them also {otherLanguages}.',
    es: 'Somos {count} asesores: {names}. Todos hablan español e inglés; entre ellos además {otherLanguages}.',
    page: '/team',
    ask: 'office',
  },
  otherLanguage: {
    rank: 'last',
    isUnknown: true,
    words:
      'russian, ruso, chinese, mandarin, chino, japanese, japones, korean, coreano, dutch, holandes, arabic, arabe, hebrew, hebreo, polish, polaco',
    en: 'None of our agents’ pages mentions that language. All speak English and Spanish; between them also {otherLanguages}.',
    es: 'Ninguna página de nuestros asesores nombra ese idioma. Todos hablan español e inglés; entre ellos además {otherLanguages}.',
    page: '/team',
    ask: 'office',
  },
  holidays: {
    rank: 'office',
    words:
      '^and/y holiday/festivos/feriados$, open/hours/close/closed/office/working/abren/abre/abierto/abierta/horario/atienden/trabajan/cierran holiday/christmas/xmas/easter/thanksgiving/festivo/feriado/navidad/nochebuena, open/hours/close/closed/office/working/abren/abre/abierto/abierta/horario/atienden/trabajan/cierran new/ano/semana/holy/labor year/nuevo/santa/week/day, abren/abre/abierto/cierran/trabajan/atienden de enero/febrero/marzo/abril/mayo/junio/septiembre/noviembre/diciembre, open/abren/abierto/closed/cierran/trabajan january/march/april/may/july/september/november/december/enero/marzo/abril/mayo/septiembre/noviembre/diciembre',
    en: 'The office is closed on {holidays}. On other days: {hours}; {phone}.',
    es: 'La oficina cierra en estos días festivos: {holidays}. Los demás días: {hours}; {phone}.',
    page: '/contact',
  },
  open: {
    rank: 'office',
    words:
      'ya abrieron/abren, are you/they/guys open, you/office open now/today, is/will office/anyone/anybody/someone open/there/in, open now, esta/estan abierto/abierta/abiertos, abierto/abierta/abiertos ahora/ahorita/hoy, are you there, hay alguien',
    en: 'The office is {now} now. It is open {hours}.',
    es: 'La oficina está {now} ahora. Abre {hours}.',
    page: '/contact',
  },
  hours: {
    rank: 'office',
    words:
      'puedo ir/pasar el/manana/hoy, ^what time$, ^at what time$, ^a que hora$, until/till when, hasta cuando, when is office open, hours, opening, come/stop by, come/stop/drop on/sunday/saturday/tomorrow/today, horario, what time do/are/does/can/could, when do/are/can you/i/we open/close/come/there/visit, do/are you open/close/closed/closing, working on/weekend/saturday/sunday/hours/late, you/office/they/time close, closing time, close at/on/early, open on/late/early/until/till/at/weekend, open saturday/sunday/monday/friday, que hora/horas/dia/dias, abren, cierran, abre, cierra, atienden, trabajan los/el/en, weekend, fin/fines de semana, there/around/in on saturday/sunday/monday/friday/weekend, sabados$, domingos$, come/drop/pop/swing/stop/walk/pass by/in/over, pasar a/por, business day',
    en: 'The office is open {hours}.',
    es: 'La oficina abre {hours}.',
    page: '/contact',
  },
  email: {
    rank: 'office',
    words: 'email, e-mail, mail address, correo, write to you, escribirles',
    en: 'Write to the office at {email}, or use the form on the contact page.',
    es: 'La oficina lee {email}. En la página de contacto hay un formulario.',
    page: '/contact',
  },
  phone: {
    rank: 'office',
    words:
      'donde llamo, a que numero, phone, telephone, what number, your/office/the/a/main number, contact, call you, telefono, numero, llamar, llamarles, marcar, marcarles, how do/can i/we reach/contact/call, contacto, contactarlos, comunic*, reach you/office, not want leave, no quiero dejar, si no contesta, if no answer',
    en: 'The office answers at {phone} and {email}.',
    es: 'La oficina contesta en {phone} y {email}.',
    page: '/contact',
  },
  address: {
    rank: 'office',
    words:
      'find you$, where can i find you, park/parking at/near/by/outside/for office, where can/do/to park, parking, estacionamiento, donde estaciono, direction, how get/find to you, how get/find office, como llego$, appointment, walk in$, hacer cita, postal/zip code, codigo postal, address, location, located, where are you/u, where is it$, where is/are your/office/dos/agency, office, donde/en esta/estan/queda/quedan/ubican/tienen/es, direccion, ubicacion, domicilio, oficina',
    en: 'The office: {address}. The contact page has a map and directions; for parking or an appointment call {phone}.',
    es: 'La oficina: {address}. La página de contacto tiene mapa e indicaciones; para estacionamiento o una cita llame al {phone}.',
    page: '/contact',
  },
} as const satisfies Readonly<Record<string, FirmEntry>>;
