/**
 * What visitors write when they mean an entry of the buyer's guide, in both languages, without accents. Phrases stand
 * between commas: up to two other words may come between their words, `/` is one of several words, `*` any ending, `^`
 * and `$` are the ends of the text, and a plural is found, too.
 */
export const guideWords: Readonly<Record<string, string>> = {
  trust:
    'fideicomiso, bank/the/a/of/that/this/your trust, bank own/owns/it, trust deed, foreigner/american/canadian/european/national own/buy, as american/canadian/foreigner, extranjero comprar/tener/puede, siendo/soy extranjero/extranjera, own property/land/house/home/estate in/there/here, do/can/could i/we own, puedo/podemos/puede comprar, bank/trust fee, fee of bank/trust, can/could i/we buy here/there/in/house/home, comprar siendo, legally own, us/american citizen, non mexican, esposa/esposo gringa/gringo/americana/americano/extranjera/extranjero/mexicana/mexicano, a nombre de quien, whose name, gringo',
  'restricted-zone':
    'restricted zone, zona restringida, 50 km, fifty kilomet*, mexican corporation, in my/just/own name, without/no/sin bank/trust/banco/fideicomiso, a mi nombre, sociedad mexicana, through a company, a nombre de empresa, como/con empresa/sociedad, llc, company/corporation name, my/our company/corporation, mi/nuestra empresa',
  steps:
    'first time buying, where start/begin$, what/which/buying/purchase steps of/to/in/for/does/are, steps buy*/purchas*, buying process, process of/for/to/look, the process, how do/does purchase/buying/sale/offer work/go, how do i/we/one buy/purchase, paso, proceso, tramite, como compra, what happens after, entonces que hago$, make/put/hacer/hago offer/oferta, oferta formal, escrow, deposit, offer accepted, now what, how do i do that$, what do i do$, then what$, como le hago$, what is next, what happens next, next step, que sigue$, how does it work, como funciona, apartado, apartar, earnest',
  duration:
    'does it all, it all take, long step, how long take/takes close/closing/buy, how long purchase/closing/close/process/buying/buy/sale, how fast/quick/soon can/could close, how soon move in, till/until/to keys/key, dan las llaves, get the keys, from offer, offer to deed/keys, cuanto tarda/tardan escritur*, cuanto tarda todo, cuanto tardan$, cuanto tarda$, cuanto se tarda$, time to close, ^how long$, ^and how long, ^how long does/would it/that/this take$, all that take, ^y cuanto tarda$, ^cuanto tarda$, cuanto tarda/tiempo/dura compra/cierre/proceso/escritura/tramite/comprar, cierre rapido, close in/within/by',
  'closing-costs':
    '^closing$, ^and closing$, need all in, all in for, cash do need, closing cost/fee, cost/costs to close, would closing, closing be, out/outta of pocket, outta pocket, when we sign, at signing, cost of closing, cost/costs to/of buy/buying, gasto/costo al/de/para comprar/compra, que gasto hay, at closing, gasto/costo de cierre/escrituracion/notari*, gasto notarial, cuanto escritura*, gasto/costo de escritura, de escrituracion, how much closing, additional/extra/other/hidden/adicional cost/fee/costo/gasto, gasto/costo adicional, on top of price, aparte del precio, tax and fee',
  'acquisition-tax':
    'acquisition/transfer/purchase tax, stamp duty, isai, isabi, impuesto adquisicion/traslad*, traslado de dominio, impuesto al/cuando compr*, tax when/on buying/purchase, tax/taxes pay when/if/to buy/buying, pay when buy',
  notary:
    'notary, notari*, lawyer, attorney, un/necesito abogad*, title insurance/search/check/clear/deed, clear title, titulo limpio, risk, risky, riesgo, riesgos*, scam, estafa, seguro de titulo, escritura en regla, lien, gravamen',
  'land-title':
    'ejid*, federal zone, zona federal, zofemat, beach concession, concesion, beach public/private, it public, private beach, playa privada, uso de suelo, zoning',
  'property-tax':
    'property/annual/yearly/estate tax, would/will/do taxes, predial, tax a/per year, impuesto anual, are/the taxes, running/carrying cost, ^and every/each year, every/each year after, y cada ano, ^taxes$, ^tax$, ^impuestos$, ^y impuestos$, tax/taxes each/every/on/yearly year/this/it, gasto hay/tiene/tengo/son ano, gasto al ano, cost of owning, upkeep, cost/costs/expensive to keep/own/maintain/run, gasto anual, cuesta mantener, costo de mantener',
  hoa: 'hoa, homeowner association, community/condo/monthly/maintenance/condominio fee, cuota de/mensual*/del, mantenimiento, regime/reglamento condominio, fee per month, dues',
  financing:
    'enganche, financ*, prestar, prestan, monthly payment, how much down, money down, mitad ahora, en partes, percent/% down, put down, mortgage, loan, lender, credito, hipoteca*, prestamo, interest rate, tasa de interes, down payment, pago mensual*, a plazos, mensualidad, carry note, in/pay/paying/all cash, de/al contado, dollar or/and peso, dolar/dolares o peso, bank account, cuenta bancaria, cuenta de banco, pay in peso/dollar, pagar/pago en peso/dolares, by wire, wire transfer, send the money, wire money/funds, wire the money, send money to mexico/there, pagar a meses, mando/mandar/enviar/envio dinero, como pago$',
  insurance:
    'insur*, hurricane/flood/storm insurance, de seguro$, seguro cuanto, y seguro, seguro de/para/contra/casa/anual/cubre/cuesta, el/un/cuanto/tiene/incluye/necesito seguro, asegurar, asegurada, poliza, aseguradora, flood, inundacion',
  'renting-out':
    'rent it when/for, rentar casa cuando, rent house/home/place when/while, let it/out, lo/la administra*, rentarla cuando, invest*/buy/comprar rental, rental investment, para renta vacacional, comprar para rentar, invert* rentar, invest* rent, puede rentar, la rento, mejor rento, conviene para rentar, rentar aparte, rentar/rent a/to turistas/tourists, lo/la quiero rentar, want/like to rent it, property managers, cuanto deja/dejaria/renta/genera/generaria ano/mes/renta, cual deja/renta/genera mas, if i/we let/rent, cuanto deja/genera, rent* it/my/the/them/this out, to/and/then rent* out, i/we rent* out, rent out my/the/it, renting out, rental income/yield/return/potential/history/license/permit, rent out income/yield, as a vacation/term/holiday rental, vacation/term rental allowed/permitted/income/rule, airbnb, vrbo, rentarl*, rentar mi, permite*/como/para/en renta vacacional*, ingreso renta, property/rental manage*, manage rental/house/home/villa/property, administra* propiedad/casa, occupancy, ocupacion',
  residency:
    'residency, sin residencia, residence permit, resident, how long can i/we stay, cuanto puedo/podemos quedarme/quedarnos, conseguir/sacar residencia, residencia temporal/permanente/legal/mexicana, necesito/tramitar*/obtener/tener residencia, visa, immigration, inm, migra*, stay in mexico, to retire, retir* here/in/to/there, jubil*, citizenship, ciudadania, tourist permit',
  utilities:
    'utilitie, agua y luz, luz y agua, electricity/power/water bill/cost/price/outage/cut, water supply/shortage/pressure/delivery, city/drinking/tap water, water drinkable/safe, water/agua well/truck/tank/pipa/pozo/source/come/llega/viene, well/pozo or/o truck/pipa, ^and water, ^and the water, ^y agua, ^y el agua, hay agua, agua potable, recibo de luz/agua, cuanto luz, paga/pagan/pago luz, cost/pay electric/electricity, cuanto de luz, servicio basico/publico, cfe, propane, gas tank/line, drenaje, sewer, septic, internet, wi-fi, wifi, fiber, fibra, starlink, cell signal/coverage, cobertura, work remotely, remote work, home office, trabajar distancia/casa, apagon, cisterna',
  hurricanes:
    'hurricane, huracan*, storm, tormenta, cyclone, ciclon*, rainy season, temporada de lluvia, weather like/in, the weather, bad weather, clima, climate, how hot, earthquake, temblor, terremoto, sismo, tsunami',
  airport:
    'airport, aeropuerto, flight, vuelo, fly in/to/from, sjd, private jet, how far cabo/san/paz/santos/towns, lejos cabo/san/paz/santos, distance between/from/to cabo/san/town/towns, distancia entre/a/al/de, getting there/here, get to cabo, llego a cabo, drive from',
  schools:
    'schools, a/any/or/no school, good/international/bilingual/private/high/the school, school nearby/near/for/in, escuela, colegio, kindergarten, preescolar, universi*, daycare, guarderia',
  hospitals:
    'hospital*, clinic, clinica, doctor, medico, medical, health care, healthcare, salud, emergency room, urgencia, pharmac*, farmacia',
  'capital-gains':
    'el sat, tax lose sell, much tax sell, capital gain, gain tax, tax when/if/on sell*/sale, tax/taxes too when sell/selling, tax/taxes pay when/if/selling/sell, tax/taxes will pay when/if, ganancia, plusvalia fiscal, isr, hacienda, impuesto vend*/venta/venda, irs, fbar, double tax*',
  commission:
    'commission, cobran por, pay you anything, have to pay you, seller pay/pays, paga vendedor, comision, what do/does you/she/he charge, charge me, cuanto/que cobran, cobran comprador/vendedor, who/buyer/comprador/quien pay/pays/paga commission/fee/comision/you/agents, paid by, agent/agents get paid, your/broker/agent fee, agent/realtor/broker cost/charge, cuesta/cobra agente/asesor, your cut, honorario, percent do you, que porcentaje',
  inheritance:
    'both on/be title/deed, on the title/deed, inherit, inherited, inheritance, heir, estate planning, last will, pass to kid/children/son/daughter, wife/husband/mother/father/mom/dad/owner died/dies, murio, fallecio, muere/fallece dueno/titular/esposo/esposa, hereda*, testamento, when/if i die, se/me muere/muero, si muero, add wife/husband/spouse, kid/children/son/daughter/heirs/family lose/keep/get house/home/it, hijos/familia pierden/pierde/conservan, somos/entre hermano/socio/dueno, we sibling/partner, trust expire*/expires, fideicomiso vence/termina/expira, two names, co-own*',
  inspection:
    'inspec*, surveyor, appraisal before/for buying/purchase, mold, moho, leak, gotera, humedad, termite, termita, revisar la casa',
  'remote-purchase':
    'comprar sin ir/estar/viajar, not fly, como firmo$, power of attorney, be there to sign, sign for me/us, not be there, tengo que ir/firmar, ir a firmar, fly down/in/there to sign, done remote/remotely, poder notarial, remotely, from abroad, without coming/being/traveling/travelling/visiting, sight unseen, a distancia, desde extranjero/unidos/canada/europa, sin ir/viajar/estar, not come/travel/be there, to be there/present, no puedo ir/viajar, sign online/from/electronically, virtual tour/viewing/visit, video call/tour, videollamada, por video, facetime, on/by/over/via/por zoom, recorrido virtual',
  travel:
    'best time to/of, when should come/visit/travel, cuando conviene ir/venir/viajar, mejor epoca/temporada/mes, plan trip/visit, bring anything/something, need to bring, que llevo/llevar, hotel, rental car, where should/can/do stay, donde hospedo/quedo/quedamos/hospedamos, rent a car, how many house/home can/could we/i see, how many can/could we/i see$, coming/flying/visiting down/over/for, come/fly/visit/venir/ir for/por day/days/week/dia/dias/semana, look at places, open house',
  furniture:
    'what is included$, que incluye$, furnished, couch*, sofa, part of the/deal/price, furniture, furnishings, turn key, turnkey, amueblad*, mueble, included in price/sale, incluye precio, appliance, bring my car, customs, aduana, menaje',
  pets: 'bring my cat/dog, pet, dog, cat, puppy, labrador, perro, perrito, gato, mascota, pet friendly, rules about/for/on dog/pet/cat/animal',
  deposit:
    'lose/losing deposit/money, deposit refundable/back, it/that/this refundable, get deposit back, change my mind, seller backs/back/pulls out, back/backs/pull out, seller bail*, step back, pierdo/regresan/devuelven deposito/enganche, me arrepiento, si me retiro',
  documents:
    'need from me/us, need for that, necesito para eso, que necesito$, documents/docs/papers/paperwork need/needed/required/to/for, which/what documents/docs/papers/paperwork, papel/papeles/documento/documentos/requisitos necesito/llevo/ocupo/para/se/piden, requisito, proof of funds, passport, pasaporte',
};
