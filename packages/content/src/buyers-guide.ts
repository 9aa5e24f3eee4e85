import type { GuideEntry } from './schemas/guide.ts';

export { guideNote } from './costs.ts';
export type { GuideEntry } from './schemas/guide.ts';

// General facts in ranges; `ask` is the id of the agent who can say more. The assistant answers from it, too.
const rows: readonly (Omit<GuideEntry, 'checked'> & Partial<GuideEntry>)[] = [
  {
    id: 'trust',
    group: 'own',
    ask: 6,
    question: {
      en: 'Can foreigners own a home here, and what is a fideicomiso?',
      es: '¿Puede un extranjero ser dueño de una casa aquí, y qué es un fideicomiso?',
    },
    answer: {
      en: 'Foreigners can own a home here. Near the coast they do so through a fideicomiso, a trust in which a Mexican bank holds title and the buyer is the beneficiary. The beneficiary uses, rents out, remodels, sells and bequeaths the home just as an owner does. Mexicans buy directly, without a trust. A trust runs for 50 years and can be renewed. Setting one up usually costs $1,500 to $3,500, and the bank charges $500 to $1,000 a year.',
      es: 'Los extranjeros pueden ser dueños de una casa aquí, cerca de la costa mediante un fideicomiso: un banco mexicano tiene el título y el comprador es el fideicomisario. Este usa, renta, modifica, vende y hereda la casa como un dueño. Los mexicanos compran directamente, sin fideicomiso. El fideicomiso dura 50 años y se puede renovar. Constituirlo suele costar de 1,500 a 3,500 dólares, y el banco cobra de 500 a 1,000 dólares al año.',
    },
  },
  {
    id: 'restricted-zone',
    group: 'own',
    ask: 6,
    question: { en: 'What is the restricted zone?', es: '¿Qué es la zona restringida?' },
    answer: {
      en: 'The restricted zone is the strip within 50 kilometers (31 miles) of the coast and 100 kilometers (62 miles) of the borders. All of Los Cabos lies inside it. There, foreigners hold homes through a bank trust; a Mexican company may hold property that is not used as a home. Mexican citizens, including naturalized ones, buy directly.',
      es: 'La zona restringida es la franja de 50 kilómetros a lo largo de las costas y de 100 kilómetros a lo largo de las fronteras. Todo Los Cabos está en ella. Ahí los extranjeros tienen su casa mediante un fideicomiso; una sociedad mexicana puede tener inmuebles que no sean vivienda. Los mexicanos, también por naturalización, compran directamente.',
    },
  },
  {
    id: 'steps',
    group: 'buy',
    ask: 9,
    question: { en: 'What are the steps of a purchase?', es: '¿Qué pasos tiene una compra?' },
    answer: {
      en: 'A purchase begins with a written offer. Once it is accepted, a deposit of usually 5 to 10 percent goes into a neutral escrow account. Next, title, liens and permits are checked, and the permit for the trust is requested. The notary drafts the deed, both sides sign it, the balance is paid, and the deed is recorded in the public registry. A buyer who cannot be there signs by power of attorney.',
      es: 'La compra empieza con una oferta por escrito; una vez aceptada, se deposita normalmente del 5 al 10 por ciento en una cuenta de garantía neutral. Después se revisan el título, los adeudos y los permisos, y se pide el permiso del fideicomiso. El notario redacta la escritura, ambas partes firman, se paga el resto y la escritura se inscribe en el registro público. Quien no puede venir firma con un poder notarial.',
    },
  },
  {
    id: 'duration',
    group: 'buy',
    ask: 9,
    question: { en: 'How long does a purchase take?', es: '¿Cuánto tarda una compra?' },
    answer: {
      en: 'From accepted offer to deed usually takes 45 to 90 days. Most of that time goes to the trust permit, the municipal certificates and the appraisal. A purchase without a new trust can be quicker. Homes under construction follow the schedule in their contract.',
      es: 'De la oferta aceptada a la escritura suelen pasar de 45 a 90 días. La mayor parte del tiempo se va en el permiso del fideicomiso, los certificados del municipio y el avalúo. Una compra sin fideicomiso nuevo puede ser más rápida. Las casas en construcción siguen el calendario de su contrato.',
    },
  },
  {
    id: 'closing-costs',
    group: 'cost',
    ask: 9,
    question: { en: 'What are the closing costs?', es: '¿Cuánto son los gastos de cierre?' },
    answer: {
      en: 'Plan for 4 to 8 percent of the price. That covers the acquisition tax, the notary, the registry, the appraisal, certificates, escrow, title insurance and, for foreigners, the trust and its permit. The percentage falls as the price rises. The notary gives you an exact statement before anything is signed. The seller pays the commission and the capital gains tax.',
      es: 'Conviene que el comprador calcule del 4 al 8 por ciento del precio. Ahí entran el impuesto de adquisición, el notario, el registro, el avalúo, los certificados, la cuenta de garantía, el seguro de título y, para extranjeros, el fideicomiso y su permiso. La proporción baja cuando el precio sube. El notario entrega un desglose exacto antes de la firma. El vendedor paga la comisión y el impuesto sobre la ganancia.',
    },
  },
  {
    id: 'acquisition-tax',
    group: 'cost',
    ask: 9,
    question: { en: 'How much is the acquisition tax?', es: '¿De cuánto es el impuesto de adquisición?' },
    answer: {
      en: 'The buyer pays the municipality a tax on the acquisition, usually 2 to 4 percent. It is calculated on the highest of the price, the appraisal and the assessed value. The notary collects it along with the deed. The municipality sets the rate each year.',
      es: 'El comprador paga al municipio un impuesto por la adquisición, normalmente del 2 al 4 por ciento. Se calcula sobre el mayor entre el precio, el avalúo y el valor catastral. El notario lo cobra con la escritura. El municipio fija la tasa cada año.',
    },
  },
  {
    id: 'notary',
    group: 'buy',
    ask: 9,
    question: {
      en: 'What does the notary do, and do I need a lawyer?',
      es: '¿Qué hace el notario, y necesito un abogado?',
    },
    answer: {
      en: 'A notary in Mexico is an attorney appointed by the state, neutral and required to check the title, liens and taxes of a property. No deed is valid without one; the buyer chooses the notary and pays the fee. The notary does not represent the buyer, so many buyers also hire a lawyer of their own, and some insure the title.',
      es: 'El notario en México es un abogado nombrado por el estado: neutral y obligado a revisar el título, los adeudos y los impuestos del inmueble. Sin él ninguna escritura vale; el comprador lo elige y lo paga. El notario no representa al comprador, así que muchos contratan además a un abogado propio, y algunos aseguran el título.',
    },
  },
  {
    id: 'land-title',
    group: 'own',
    ask: 8,
    question: {
      en: 'What about ejido land and the federal beach zone?',
      es: '¿Qué pasa con la tierra ejidal y la zona federal?',
    },
    answer: {
      en: 'Ejido land is communal: it is safe to buy only after it has been converted to private title and registered. Beaches are public, and the 20 meters (66 feet) above the high-tide line belong to the nation; an owner may hold a concession to use them. The notary and the public registry can tell you the status of a parcel.',
      es: 'La tierra ejidal es comunal: solo se compra con seguridad cuando ya es propiedad privada inscrita. Las playas son públicas, y los 20 metros sobre la pleamar son de la nación; un dueño puede tener una concesión para usarlos. El notario y el registro público muestran qué es cada terreno.',
    },
  },
  {
    id: 'property-tax',
    group: 'cost',
    ask: 9,
    question: { en: 'How much are property taxes?', es: '¿Cuánto es el predial?' },
    answer: {
      en: 'The annual property tax, the predial, is low: usually 0.1 to 0.3 percent of the assessed value, which is often below the price. It is due at the start of the year, with a discount for early payment. With upkeep, insurance, community fees and the trust, owners plan for 1 to 3 percent of the price a year.',
      es: 'El impuesto anual, el predial, es bajo: normalmente del 0.1 al 0.3 por ciento del valor catastral, que suele ser menor que el precio. Se paga al inicio del año, con descuento por pronto pago. Con mantenimiento, seguro, cuotas y fideicomiso, los dueños calculan del 1 al 3 por ciento del precio al año.',
    },
  },
  {
    id: 'hoa',
    group: 'cost',
    ask: 'office',
    question: {
      en: 'What do communities charge each month (HOA)?',
      es: '¿Cuánto cobran las privadas al mes (cuota de mantenimiento)?',
    },
    answer: {
      en: 'In gated communities and condominiums the fee is usually between $200 and $2,500 a month. It depends on security, roads, gardens, the beach club and staff. Before you make an offer, ask for the rules, the budget, the reserves and a letter stating that nothing is owed. The page of each of our houses gives its own fee; for others, ask the agent.',
      es: 'En privadas y condominios la cuota suele estar entre 200 y 2,500 dólares al mes. Depende de la vigilancia, las calles, los jardines, el club de playa y el personal. Antes de ofertar pida el reglamento, el presupuesto, las reservas y una constancia de no adeudo. La página de cada casa nuestra dice su cuota; la de otras la dice el agente.',
    },
  },
  {
    id: 'financing',
    group: 'buy',
    ask: 5,
    question: { en: 'Can foreigners finance a purchase?', es: '¿Puede un extranjero financiar una compra?' },
    answer: {
      en: 'Most homes of this kind are paid for in full, in dollars, by wire to an escrow account; no Mexican bank account is needed. Some banks and cross-border lenders finance foreigners, with 30 to 50 percent down and higher interest than at home. Developers and a few sellers accept payments over time. Many buyers borrow against a home they already own.',
      es: 'La mayoría de estas casas se paga de contado, en dólares por transferencia a una cuenta de garantía; no hace falta cuenta bancaria mexicana. Algunos bancos y prestamistas dan crédito a extranjeros, con 30 a 50 por ciento de enganche e intereses más altos que en su país. Los desarrolladores y algunos vendedores aceptan pagos a plazos. Muchos compradores usan como garantía una casa que ya tienen.',
    },
  },
  {
    id: 'insurance',
    group: 'cost',
    ask: 9,
    question: { en: 'How is a home insured?', es: '¿Cómo se asegura una casa?' },
    answer: {
      en: 'Insurance is voluntary, but lenders and many communities require it. A policy covers fire, storm, flood, earthquake, theft and liability, each with its own deductible; for wind and flood it is often 2 to 5 percent of the insured amount. A year usually costs 0.3 to 1 percent of the value of the building.',
      es: 'El seguro es voluntario, aunque los bancos y muchas privadas lo piden. Una póliza cubre incendio, huracán, inundación, terremoto, robo y responsabilidad civil, cada uno con su deducible; en viento e inundación suele ser del 2 al 5 por ciento de la suma. Un año suele costar del 0.3 al 1 por ciento del valor de la construcción.',
    },
  },
  {
    id: 'renting-out',
    group: 'own',
    ask: 5,
    question: { en: 'Can I rent the home out?', es: '¿Puedo rentar la casa?' },
    answer: {
      en: 'A trust allows it; some communities limit or prohibit short stays, so read their rules first. Rental income is taxed in Mexico: owners need a tax ID, and vacation rentals carry 16 percent value-added tax and a state lodging tax. Property managers usually keep 15 to 30 percent of the rent. Nobody can promise an income; ask for the rental history of a comparable house.',
      es: 'El fideicomiso lo permite; algunas privadas limitan o prohíben las estancias cortas, así que lea primero su reglamento. La renta paga impuestos en México: hace falta un registro fiscal, y el hospedaje causa IVA del 16 por ciento y un impuesto estatal. Los administradores suelen quedarse con el 15 al 30 por ciento. Nadie puede prometer un ingreso; pida el historial de una casa comparable.',
    },
  },
  {
    id: 'residency',
    group: 'live',
    ask: 6,
    question: {
      en: 'Do I need residency to buy or to live here?',
      es: '¿Necesito residencia para comprar o vivir aquí?',
    },
    answer: {
      en: 'You do not need residency to buy, and buying does not grant it. Visitors may stay for up to 180 days. For longer stays there is temporary residency, for one to four years, and permanent residency; both require proof of income, savings or family ties, and the application begins at a Mexican consulate abroad.',
      es: 'Para comprar no hace falta residencia, y comprar no la otorga. Un visitante puede quedarse hasta 180 días. Para más tiempo hay residencia temporal, de uno a cuatro años, y permanente; ambas piden comprobar ingresos, ahorros o familia, y empiezan en un consulado mexicano en el extranjero.',
    },
  },
  {
    id: 'utilities',
    group: 'live',
    ask: 4,
    question: {
      en: 'How are electricity, water and internet?',
      es: '¿Cómo son la luz, el agua y el internet?',
    },
    answer: {
      en: 'Electricity comes from the national utility; with air conditioning and a pool, large houses often pay $300 to $1,500 a month, and solar panels lower that. Water comes from the town or by truck into a cistern, and every house stores some. Gas comes in tanks. Fiber internet reaches most communities; elsewhere people use satellite.',
      es: 'La luz la da la empresa nacional; con aire acondicionado y alberca, las casas grandes suelen pagar de 300 a 1,500 dólares al mes, y los paneles solares lo bajan. El agua llega de la red o en pipa a una cisterna, y toda casa guarda reserva. El gas viene en tanque. El internet de fibra llega a casi todas las privadas; fuera de ellas se usa satélite.',
    },
  },
  {
    id: 'hurricanes',
    group: 'live',
    ask: 2,
    question: { en: 'What about hurricanes and the weather?', es: '¿Qué hay de los huracanes y el clima?' },
    answer: {
      en: 'Hurricane season runs from mid-May to the end of November; most storms that come near do so between August and October. Houses here are built of concrete, and newer ones have rated glass or shutters and raised equipment. The rest of the year is dry, with some 320 sunny days, mild winters and hot late summers. Ask how a house has fared and what its insurance covers.',
      es: 'La temporada va de mediados de mayo a fines de noviembre; la mayoría de las tormentas cercanas llega de agosto a octubre. Las casas son de concreto, y las nuevas tienen vidrio certificado o contraventanas e instalaciones elevadas. El resto del año es seco, con unos 320 días de sol, inviernos suaves y fines de verano calurosos. Pregunte cómo le fue a la casa y qué cubre su seguro.',
    },
  },
  {
    id: 'airport',
    group: 'live',
    ask: 6,
    question: {
      en: 'How far is the airport, and how far are the towns?',
      es: '¿Qué tan lejos están el aeropuerto y los pueblos?',
    },
    answer: {
      en: 'Los Cabos International Airport is about 13 kilometers (8 miles) north of San Jose del Cabo, 15 to 20 minutes by car, and some 45 kilometers (28 miles) or 40 to 50 minutes from Cabo San Lucas. The two towns are 32 kilometers (20 miles) apart, with the Corridor between them. Todos Santos is about an hour from Cabo San Lucas, La Paz two. Private aircraft use both airports, the international one and the one at Cabo San Lucas.',
      es: 'El aeropuerto internacional de Los Cabos está a unos 13 kilómetros al norte de San José del Cabo, de 15 a 20 minutos en auto, y a unos 45 kilómetros o de 40 a 50 minutos de Cabo San Lucas. Entre las dos ciudades hay 32 kilómetros, con el Corredor en medio. Todos Santos está a una hora de Cabo San Lucas, La Paz a dos. Los aviones privados usan ambos aeropuertos.',
    },
  },
  {
    id: 'schools',
    group: 'live',
    ask: 6,
    question: { en: 'What schools are there?', es: '¿Qué escuelas hay?' },
    answer: {
      en: 'There are several private bilingual schools, from kindergarten through high school, in both towns and along the Corridor; some teach Mexican and international programs side by side. Tuition usually runs from $4,000 to $15,000 a year. Popular grades fill up, so plan a visit early in the year.',
      es: 'Hay varias escuelas privadas bilingües, de preescolar a preparatoria, en las dos ciudades y en el Corredor; algunas combinan programas mexicanos e internacionales. La colegiatura suele ir de 4,000 a 15,000 dólares al año. En los grados más pedidos hay pocos lugares, así que conviene visitar a principios de año.',
    },
  },
  {
    id: 'hospitals',
    group: 'live',
    ask: 6,
    question: { en: 'How good is medical care?', es: '¿Cómo es la atención médica?' },
    answer: {
      en: 'There are private hospitals with emergency rooms in Cabo San Lucas and San Jose del Cabo, and many doctors speak English. They require payment or insurance that is valid in Mexico. For specialized treatment people go to La Paz, Guadalajara or abroad, and air ambulances fly from both airports. From the East Cape the drive is 1 to 2 hours, from Pescadero 45 to 90 minutes.',
      es: 'Hay hospitales privados con urgencias en Cabo San Lucas y San José del Cabo, y muchos médicos hablan inglés. Piden pago o un seguro válido en México. Para tratamientos poco comunes se va a La Paz, Guadalajara o el extranjero, y hay ambulancias aéreas en ambos aeropuertos. Desde el Cabo del Este son de 1 a 2 horas, desde Pescadero de 45 a 90 minutos.',
    },
  },
  {
    id: 'capital-gains',
    group: 'cost',
    ask: 9,
    question: {
      en: 'What do sellers pay: commission and capital gains?',
      es: '¿Qué paga quien vende: comisión e impuesto sobre la ganancia?',
    },
    answer: {
      en: 'The seller pays the commission, which is agreed on in the listing contract, and the capital gains tax, which the notary withholds. Non-residents usually pay 25 percent of the price or 35 percent of the gain; residents may be partly exempt on their main home. Invoices for improvements and the price in the deed reduce the gain. We tell you our commission before you sign anything.',
      es: 'El vendedor paga la comisión, que se pacta en el contrato de exclusiva, y el impuesto sobre la ganancia, que retiene el notario. Los no residentes suelen pagar 25 por ciento del precio o 35 por ciento de la ganancia; los residentes pueden tener una parte exenta por su casa habitación. Las facturas de mejoras y el precio en la escritura bajan la ganancia. La nuestra se le dice antes de firmar nada.',
    },
  },
  {
    id: 'inheritance',
    group: 'own',
    ask: 6,
    question: { en: 'Who inherits the home?', es: '¿Quién hereda la casa?' },
    answer: {
      en: 'In a trust the beneficiary names a successor, so no probate in Mexico is needed: on presentation of the death certificate, the bank enters the next beneficiary. Several people can hold a trust together, in equal or unequal shares. Without a trust, a Mexican will is the simplest way.',
      es: 'En el fideicomiso se nombra a quien sigue, así que una muerte no necesita juicio sucesorio en México: el banco inscribe al siguiente con el acta. Varias personas pueden compartir un fideicomiso, en partes iguales o no. Sin fideicomiso, un testamento mexicano es lo más sencillo.',
    },
  },
  {
    id: 'inspection',
    group: 'buy',
    ask: 10,
    question: { en: 'Should I have the house inspected?', es: '¿Conviene hacer una inspección?' },
    answer: {
      en: 'An inspection is not required, but it is wise: two to four hours covering structure, roof, waterproofing, pumps, wiring, pool and termites. It usually costs $500 to $2,500 and is written into the offer as a contingency. What it finds is repaired, taken off the price, or a reason to withdraw. Bruno Aguilar, a former site engineer, joins final inspections of new villas.',
      es: 'La inspección no es obligatoria, pero conviene: de dos a cuatro horas para estructura, techo, impermeabilización, bombas, instalación eléctrica, alberca y termitas. Suele costar de 500 a 2,500 dólares y se pone en la oferta como condición. Lo que aparece se arregla, se descuenta o permite retirarse. Bruno Aguilar, antes ingeniero de obra, acompaña la última inspección de villas nuevas.',
    },
  },
  {
    id: 'remote-purchase',
    group: 'buy',
    ask: 9,
    question: {
      en: 'Can I see and buy a home without being there?',
      es: '¿Puedo ver y comprar una casa sin estar ahí?',
    },
    answer: {
      en: 'Agents can show a house by video call; ask the one who sells it. For the deed you may give a power of attorney, either at a Mexican consulate or before a notary at home, with an apostille and a translation. Payments go by wire to escrow. We recommend seeing a house at least once, at dawn and at dusk.',
      es: 'Los agentes pueden mostrar una casa por videollamada; pídalo a quien la vende. Para la escritura puede dar un poder, en un consulado mexicano o ante un notario de su país con apostilla y traducción. Los pagos van por transferencia a la cuenta de garantía. Aconsejamos ver la casa al menos una vez, al amanecer y al atardecer.',
    },
  },
  {
    id: 'travel',
    group: 'buy',
    ask: 6,
    question: { en: 'How do I plan a trip to see houses?', es: '¿Cómo organizo un viaje para ver casas?' },
    answer: {
      en: 'Two or three days are enough for six to eight houses, if the agent knows your dates a week ahead. November to June is dry and mild; August and September show a house at its hottest. Houses are shown every day, in the morning or in the afternoon. Bring a passport and, if you may make an offer, proof of funds.',
      es: 'Dos o tres días bastan para seis u ocho casas, si el agente sabe sus fechas con una semana de anticipación. De noviembre a junio el clima es seco y suave; agosto y septiembre muestran la casa con más calor. Las casas se muestran todos los días, por la mañana o por la tarde. Traiga pasaporte y, para una oferta, comprobante de fondos.',
    },
  },
  {
    id: 'furniture',
    group: 'live',
    ask: 'office',
    question: {
      en: 'Is furniture included, and can I bring my own things?',
      es: '¿Incluye muebles, y puedo traer mis cosas?',
    },
    answer: {
      en: 'Many houses here are sold furnished; the offer lists what stays, so ask the agent of the house. New residents may bring their household goods once, duty-free, with a list stamped by a consulate. Cars have rules of their own, which customs can explain.',
      es: 'Muchas casas se venden amuebladas; lo que se queda se enlista en la oferta, así que pregunte al agente de la casa. Los nuevos residentes pueden traer su menaje una vez sin impuestos, con una lista sellada por el consulado. Los autos tienen reglas propias, que explica la aduana.',
    },
  },
  {
    id: 'pets',
    group: 'live',
    ask: 'office',
    question: { en: 'Can I bring my dog or my cat?', es: '¿Puedo traer a mi perro o a mi gato?' },
    answer: {
      en: 'Dogs and cats may come, and are checked at the airport. Each community’s rules say whether it allows pets, how many and what size. Airlines have rules of their own, so ask before you book.',
      es: 'Perros y gatos pueden venir; los revisan en el aeropuerto. Si una privada acepta mascotas, y cuántas o de qué tamaño, lo dice su reglamento. Las aerolíneas tienen reglas propias, así que pregunte antes de reservar.',
    },
  },
  {
    id: 'commission',
    group: 'cost',
    ask: 'office',
    question: { en: 'Who pays the commission?', es: '¿Quién paga la comisión?' },
    answer: {
      en: 'The seller pays the commission, which is agreed on in the listing contract. The buyer pays the closing costs instead. We tell you our commission before you sign anything.',
      es: 'El vendedor paga la comisión, que se pacta en el contrato de exclusiva. El comprador paga en cambio los gastos de cierre. La nuestra se la decimos antes de que firme algo.',
    },
  },
  {
    id: 'deposit',
    group: 'buy',
    ask: 9,
    question: { en: 'Do I lose the deposit if I back out?', es: '¿Pierdo el depósito si me arrepiento?' },
    answer: {
      en: 'The offer says what happens to the deposit, so agree on it before you sign. The money is held in a neutral escrow account. An inspection contingency is a common reason to back out without losing it. A seller who backs out usually has to return the deposit, and often owes a penalty.',
      es: 'Qué pasa con el depósito lo dice la oferta, así que acuérdelo antes de firmar. El dinero está en una cuenta de garantía neutral. Una condición de inspección es una razón usual para retirarse sin pérdida. El vendedor que se retira suele devolver el depósito, y a menudo paga una pena.',
    },
  },
  {
    id: 'documents',
    group: 'buy',
    ask: 9,
    question: { en: 'What documents do I need to buy?', es: '¿Qué papeles necesito para comprar?' },
    answer: {
      en: 'For an offer, a passport and proof of funds are enough. For the deed the notary usually also asks for proof of legal stay, such as a visitor’s permit, for birth or marriage certificates and, in some cases, a Mexican tax number (RFC). The trust bank asks where the money comes from. You need neither residency nor a Mexican bank account.',
      es: 'Para una oferta bastan el pasaporte y un comprobante de fondos. Para la escritura el notario suele pedir además una estancia legal, como el permiso de visitante, actas de nacimiento o matrimonio y, algunos, un RFC. El banco del fideicomiso pregunta de dónde viene el dinero. No hacen falta residencia ni cuenta bancaria mexicana.',
    },
  },
];

/** The year in which all entries were last checked, unless a row says a later one. */
export const guideChecked = 2026;

export const buyersGuide: readonly GuideEntry[] = rows.map((row) => ({ checked: guideChecked, ...row }));

export const guideEntry = (id: string) => buyersGuide.find((entry) => entry.id === id);
