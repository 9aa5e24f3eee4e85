/**
 * What visitors call things: for each concept the English words, then the Spanish ones. A star stands for any ending,
 * an underscore for a space inside a phrase. Accents are left out, as in `fold`.
 */
// biome-ignore format: a table reads in columns
export const lexicon = {
  // homes
  home:       ['home homes house houses villa villas property properties estate estates listing listings residence residences for_sale on_offer', 'casa casas propiedad propiedades inmueble* residencia* en_venta'],
  rare:       ['condo condos condominium* penthouse* land townhouse* loft lofts ranch* apartment* parcel*', 'condominio* departamento* terrenos rancho* parcela*'],
  price:      ['price* cost costs how_much asking expensive dollars usd offered', 'precio* cuesta cuestan costo cuanto_vale cuanto_cuesta vale caro cara dolares'],
  beds:       ['bedroom* bed beds suite suites', 'recamara* habitacion* dormitorio* alcoba*'],
  baths:      ['bath baths bathroom*', 'bano banos'],
  size:       ['size square sqft sq_ft feet footage how_big how_large living_area', 'tamano superficie metros pies_cuadrados que_tan_grande'],
  lot:        ['lot lots_size plot acre acres acreage grounds', 'terreno lote'],
  year:       ['built year_built what_year construction how_old_is', 'construid* construy* ano_de_construccion'],
  features:   ['feature* amenit* include* highlights what_else what_does_it_have', 'caracteristica* amenidad* incluye* que_mas_tiene'],
  mls:        ['mls reference idx', 'referencia clave'],
  status:     ['available availability status sold_yet', 'disponible*'],
  place:      ['located location where_is', 'ubicad* ubicacion donde_esta donde_queda'],
  details:    ['details detail describe description tell_me_about tell_me_more more_about information info compar* difference versus vs', 'detalle* descri* compar* diferencia* hablame_de hableme_de informacion cuentame_de'],
  viewing:    ['viewing* visit visiting tour tours appointment* schedule book_a_call see_it see_the see_this show_it show_us_the view_the walk_through showing', 'visita visitar visitas cita agendar recorrido ver_la ver_el reservar verla conocer'],
  cheapest:   ['cheapest least_expensive lowest_price most_affordable lowest', 'mas_barat* mas_economic* menos_car*'],
  dearest:    ['most_expensive priciest dearest highest_price costliest', 'mas_car* mas_costos*'],
  largest:    ['largest biggest most_spacious', 'mas_grande* mas_ampli*'],
  smallest:   ['smallest', 'mas_pequen* mas_chic*'],
  newest:     ['newest most_recent latest', 'mas_nuev* mas_reciente*'],
  // dealing
  buy:        ['buy buying purchase purchasing buyer*', 'comprar compra comprador*'],
  sell:       ['sell selling seller* list_my', 'vender vendo venta_de_mi vendedor*'],
  rent:       ['rent renting rental rentals lease leasing', 'rentar renta rentas alquil* arrend*'],
  invest:     ['invest investing investment investments investor* portfolio opportunit*', 'invertir inversion inversiones inversionista* oportunidad*'],
  value:      ['worth valuation evaluation appraisal appraise evaluate value', 'valuacion avaluo valoracion valorar evaluacion vale_mi valor'],
  unknown:    ['commission* fee fees mortgage* financ* loan loans tax taxes hoa pet pets dog dogs insurance closing_cost* escrow fideicomiso trust deed title visa residency lawyer notary negotia* discount* yield permit* zoning foreigner* utilities maintenance bitcoin crypto* school schools inspection* parking management',
               'comision* hipoteca* financiamiento credito impuesto* mascota* perro* seguro escritura* notario* abogado* descuento* extranjero* permiso* mantenimiento residencia_temporal escuela* estacionamiento administracion'],
  // people
  team:       ['team agent agents advisor* adviser* broker brokers realtor* staff colleague* specialist* consultant*', 'equipo agente agentes asesor* corredor* especialista*'],
  speak:      ['speak speaks speaking spoken fluent language*', 'habla hablan hablen idioma* lengua*'],
  speciality: ['speciali* expert* expertise focus knows_about know_about good_with', 'especiali* experto* experta* sabe_de'],
  experience: ['experience experienced years_of', 'experiencia anos_de experimentad*'],
  sold:       ['sold sales sale_record homes_sold', 'vendido vendidas vendidos ventas'],
  papers:     ['certif* credential* designation* licens* qualif*', 'certifica* credencial* licencia*'],
  reviews:    ['review* testimonial* clients_say recommend*', 'resena* opinion* testimonio* recomend*'],
  person:     ['person human real_person somebody representative operator call_me', 'persona humano humana alguien representante'],
  talk:       ['talk speak_to speak_with call contact reach chat connect hand_me message*', 'hablar_con contactar llamar comunicar* contacto mensaje*'],
  // office
  office:     ['office company brokerage agency firm business dos_mares headquarters', 'oficina oficinas empresa compania agencia inmobiliaria sucursal'],
  hours:      ['hours hour opening open opens close closes closing_time closed what_time', 'horario horarios abren abre abierto abierta abiertos cierran cierra a_que_hora'],
  weekend:    ['saturday* sunday* weekend*', 'sabado* domingo* fin_de_semana fines_de_semana'],
  weekday:    ['weekday* monday* tuesday* wednesday* thursday* friday*', 'lunes martes miercoles jueves viernes entre_semana'],
  address:    ['address where_are_you directions map street find_you get_there', 'direccion donde_estan como_llego como_llegar mapa calle domicilio'],
  phone:      ['phone phones telephone number numbers call whatsapp mobile cell', 'telefono telefonos numero celular llamar whatsapp llamo'],
  email:      ['email emails mail e_mail write_to write', 'correo correos mail escribir escribo electronico email'],
  reply:      ['reply respond response how_fast how_soon how_quickly answer_me hear_back', 'responden respuesta contestan tardan_en_responder cuando_responden'],
  social:     ['instagram facebook social_media social', 'instagram facebook redes_sociales'],
  // the house
  founded:    ['founded founder founding started established history in_business since_when how_long_have_you how_many_years_have_you been_around story', 'fundo fundada fundador* fundaron historia desde_cuando cuantos_anos_llevan fundacion'],
  areas:      ['area areas region regions zone zones cover towns locations neighborhood* neighbourhood*', 'zona zonas cubren region regiones area areas ciudades colonia*'],
  about:      ['about_you about_dos_mares about_the_company about_the_agency about_your_company your_values values different why_choose why_should member membership licensed award* milestone* featured', 'sobre_ustedes quienes_son sus_valores valores diferentes por_que_elegir miembro* premio* acerca_de_ustedes'],
  clients:    ['clients customers families', 'clientes familias'],
  // market
  market:     ['market report inventory trend* statistics stats going_up going_down rising falling forecast* appreciat* sold_prices', 'mercado reporte informe inventario tendencia* estadistica* subiendo bajando'],
  median:     ['median average mean typical', 'mediana medio media promedio'],
  duration:   ['days how_long_do how_long_does take_to_sell taking_long long_to_sell days_on', 'dias tarda tardan demora* tiempo_en'],
  supply:     ['active_listings new_listings active inventory how_many_homes how_many_listings on_the_market', 'listados activos nuevos_listados inventario cuantas_casas'],
  newsletter: ['newsletter subscribe subscription sign_up monthly_report monthly', 'boletin suscrib* inscrib* mensual'],
  // manners
  greeting:   ['hello hi hey greetings good_morning good_afternoon good_evening good_day', 'hola buenos_dias buenas_tardes buenas_noches buenas saludos'],
  thanks:     ['thanks thank thank_you thx cheers', 'gracias'],
  farewell:   ['bye goodbye farewell see_you', 'adios hasta_luego hasta_pronto'],
  machine:    ['robot bot machine ai chatbot are_you_human are_you_real are_you_a_person am_i_talking am_i_speaking am_i_chatting is_this_a_person who_are_you your_name chatgpt gpt openai what_model automated', 'robot bot maquina inteligencia_artificial eres_humano eres_una_persona eres_real hablo_con_un_humano hablo_con_una_maquina quien_eres tu_nombre te_llamas'],
  ability:    ['what_can_you what_do_you_do help_me_with can_you_help how_can_you what_do_you_know', 'que_puedes que_puede_hacer que_sabes en_que_me ayuda ayudar* puedes_ayudar'],
  more:       ['more_details tell_me_more go_on more', 'mas_detalles dime_mas cuentame_mas'],
} as const satisfies Record<string, readonly [en: string, es: string]>;

/** One thing that visitors ask about, however they call it. */
export type Concept = keyof typeof lexicon;
