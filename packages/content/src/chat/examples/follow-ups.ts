/**
 * Short messages whose intent depends on what was said before: `before > intent`. Before is the intent of the
 * visitor's last question, its table (`market`, `office`, `dealing`), or what is spoken of: a `HOME` or a `PERSON`.
 */
export const followUps = {
  'HOME > price':
    'how much | and how much | what price | price | and that one how much | and the other how much | how much then | cuanto | y cuanto | y esa cuanto | y la otra cuanto | what about the price | is that the price | price difference | the difference in price | cuanto es la diferencia',
  'HOME > beds':
    'rooms | how many rooms | and rooms | bedrooms | beds | how many bedrooms | cuartos | y cuartos | recamaras',
  'HOME > baths': 'baths | and baths | banos | y banos | how many baths in it',
  'HOME > size':
    'how big | and how big | in feet | and in feet | in square meters | and in meters | what is that in square meters | que tan grande | y en metros | y en pies | size',
  'HOME > lot':
    'the land | and the plot | and the plot of land | land | y el lote | y de terreno | what about the garden | how much land',
  'HOME > year':
    'built when | when was that built | the year | whats the year | and the year | how old | year | y el ano | de que ano es | y la otra de que ano es | de cuando es | when was it built',
  'unsaid > year': 'whats the year | the year | year built | and the year it was built | y el ano',
  'unsaid > beds': 'and bedrooms | how many bedrooms | y recamaras',
  'unsaid > price': 'and the price | how much then | y el precio | price at least',
  'HOME > mls': 'mls | and the mls | reference | y el mls',
  'HOME > place':
    'where is that | where is it | where exactly | and where | which area | donde | donde es eso | y donde queda | en donde',
  'HOME > status':
    'available | still available | sold | is it sold | sold already | taken | disponible | y esta disponible | vendida | when can I have it | is it free',
  'HOME > hasIt':
    'pool | and pool | a view | and the view | does it have a view | and parking | what about a garage | with a pool | is it near the beach | and the beach | alberca | y alberca | y vista | tiene cochera | how far to the beach | how close is the airport | any view | a gym | on the beach | solar | y jardin | only one kitchen | what about the kitchen | room for staff',
  'HOME > details':
    'tell me more | more | more info | go on | what else | anything else about it | details | the first one | the first | the second | the second one | the third | number two | the other one | and the other | and the other one | what about the other one | the last one | and the first | that one | this one | la primera | la segunda | la tercera | la otra | y la otra | y la segunda | mas | cuentame mas | mas informacion | que mas | la ultima | esa | what about the corridor | what about AREA | and AREA | and HOME | and the one in AREA | y la de AREA | y HOME',
  'HOME > photos': 'pictures | photos | any photos | fotos | y fotos | video',
  'HOME > viewing':
    'can I see it | can I see it tomorrow | tomorrow | on saturday | when can I see it | can we go there | I want to see it | book me a visit sunday | ok book me a visit | la puedo ver | cuando la puedo ver | manana | el sabado | quiero verla | y para verla | a visit | ok lets see it | is sunday possible',
  'HOME > agentFor':
    'who sells it | who is the agent | the agent | who do I talk to | who do I call | who | quien | con quien | quien la vende | y el agente | y con quien hablo | quien la lleva | name of the agent | and the name of its agent | who shows it | and who would show me that | whose is it',
  'HOME > cheaper':
    'cheaper | a bit cheaper | something cheaper | less | anything less | mas barata | algo menos | una mas barata | too much | why is this so expensive anything less',
  'HOME > bigger':
    'bigger | a bit bigger | larger | more bedrooms | mas grande | una mas grande | anything bigger in the same area',
  'HOME > newer': 'something newer | a newer one | algo mas nuevo',
  'HOME > cheapest':
    'which is cheaper | the cheaper one | the cheapest | the cheapest one | which is the cheapest | which of them is cheaper | cual es mas barata | la mas barata | cual cuesta menos | which one is less expensive | which costs less',
  'HOME > dearest':
    'the most expensive one | the most expensive | which is more expensive | the priciest | which costs more | la mas cara | cual es mas cara',
  'HOME > largest':
    'which is bigger | the bigger one | the biggest | which is the biggest | which one is larger | which has more rooms | la mas grande | cual es mas grande | the larger one | which has the most bedrooms | and the most',
  'HOME > largestLot':
    'which has the bigger lot | and which has the bigger lot | the bigger lot | more land | which has more land | cual tiene mas terreno | y terreno cual tiene mas',
  'HOME > smallest':
    'the smaller one | the smallest | which is smaller | and the fewest | the fewest | la mas chica | y la menor | which has the fewest bedrooms | least rooms',
  'HOME > newest':
    'which is newer | which one is newer | the newer one | the newest | which is the newest | which of them is newer | cual es mas nueva | cual de las dos es mas nueva | la mas nueva | which was built later | which is the newer of the two',
  'HOME > oldest': 'which is older | the older one | the oldest | cual es mas vieja',
  'HOME > compare':
    'compare them | the difference | what is the difference | compare | versus the other | how does it compare | comparalas | y en que se diferencian',
  'HOME > recommend':
    'which one is better | which is best | which would you take | the better one | cual es mejor | cual conviene',
  'HOME > find':
    'with a pool | no with a pool | one with a pool | on the beach | with beach access | by the sea | and with a view | something with a view | ROOMS | with ROOMS | at least ROOMS | under MONEY | MONEY | max MONEY | in AREA | anything in AREA | newer than 2015 | anything else | others | what else do you have | something else | other options | another one | no not a condo | I said ROOMS | ocean view if possible | con alberca | con vista | en AREA | hasta MONEY | con ROOMS | otras | hay otras | otra opcion | algo mas | and the other two | how about the other two | and the others | any more | nothing else | on the water | with a garden | that has a garage | a house not a condo | with a guest house',
  'HOME > buy':
    'how do I buy it | I want it | I will take it | we want to make an offer | how do we proceed | next step | what now | la quiero | la compro | como la compro | siguiente paso | how do I reserve it | can I make an offer',
  'HOME > rent': 'for rent | can I rent it | is it for rent | la rentan | se renta | just for a week',
  'HOME > invest':
    'as an investment | what could I rent it for | what would it earn | is it a good investment | como inversion | cuanto me dejaria',
  'HOME > unsaid':
    'hoa | is there hoa | taxes | what are the annual taxes | the taxes | fees | furnished | furniture | is it furnished | negotiable | would they take less | why so cheap | why is this so much cheaper than the others | why are they selling | the neighbours | is it safe | hoa fees | impuestos | amueblada | y el mantenimiento | negociable | por que la venden | dogs ok | why is it so expensive | how long on the market | whose bed is that | any problems with it',
  'HOME > pesos': 'in pesos | and in pesos | pesos | en pesos | y en pesos',
  'HOME > perMetre': 'per meter | per square meter | per foot | por metro | y el metro',
  'HOME > callback': 'call me about it | can someone call me | que me llamen',
  'PERSON > phone':
    'phone | his phone | her phone | number | her number | the number | and the number | telefono | y su telefono | su numero | numero | how do I call her | a phone for him | cell',
  'PERSON > email':
    'email | his email | her email | and email | and her e mail | what is her e mail | mail | correo | y su correo | y correo | where do I write to him',
  'PERSON > reach':
    'contact | how do I reach her | how do I contact him | contact details | can I talk to her | how do I get hold of him | como lo contacto | como la contacto | contacto | can he call me | is he free saturday | is she available tomorrow | when is he free | esta libre manana | set me up with him',
  'PERSON > speaks':
    'languages | what languages | which languages | and languages | LANGUAGE | does she speak LANGUAGE | and LANGUAGE | idiomas | que idiomas | y LANGUAGE | habla LANGUAGE | what does she speak',
  'PERSON > speciality':
    'specialty | his specialty | what does she sell | what is he good at | area of expertise | especialidad | en que se especializa | what kind of homes',
  'PERSON > experience':
    'experience | how many years | how long | years | and how long | is she experienced | since when | is he new | cuantos anos | cuanta experiencia | cuanto lleva | anos | how long at it',
  'PERSON > personSold':
    'sold | how many sold | and sold | how many | how many sales | has he sold a lot | has she sold many | homes sold | cuantas | cuantas ha vendido | ventas | y ventas | y cuantas ventas lleva | how many has he sold',
  'PERSON > papers':
    'certified | certifications | licensed | license | certificaciones | titulos | and certificates',
  'PERSON > reviews':
    'reviews | any reviews | what do people say | what do clients say | opiniones | resenas | que dicen los clientes',
  'PERSON > whoIs':
    'and PERSON | what about PERSON | who is that | who is she | who is he | tell me more | more about her | what did she do before | what did he do before | before that | background | where is she from | where is he from | quien es | y PERSON | mas de ella | que hacia antes | de donde es | his background | any hobbies | does she have children | what did he study | was she always an agent',
  'PERSON > message':
    'can I leave a message | tell her I called | leave a note | dejar un mensaje | dile que llame | avisale',
  'PERSON > unsaid':
    'is she still taking clients | where does he live | is she married | how old is she | what does he earn | cuantos anos tiene',
  'PERSON > find':
    'what homes does she sell | what does he have for sale | her listings | his listings | que casas vende | sus casas',
  'PERSON > mostSold':
    'who sold more | which of them sold more | which of them sold more homes | who has sold more of the two | quien ha vendido mas | cual de los dos ha vendido mas',
  'PERSON > mostExperienced':
    'which has more experience | who is more experienced | which of the two has more years | cual tiene mas experiencia',
  'PERSON > agentFor': 'its about HOME | about HOME | for HOME',
  'person > message':
    'its about HOME | it is about HOME | about HOME | for HOME | es sobre HOME | about my contract',
  'PERSON > specialist':
    'anyone else | somebody else | another agent | who else | alguien mas | otro agente | no someone else',
  'mostSold > mostSold':
    'and the second most | the second | who is second | and after that | y el segundo | and the runner up | second place',
  'mostExperienced > mostExperienced': 'and the second | who is second | and after that | y el segundo',
  'mostSold > leastExperienced': 'and the newest | and the least | and who is the newest',
  'founder > founded':
    'when | when was that | in what year | since when | which year | cuando | en que ano | desde cuando | when did she start it',
  'founded > founder': 'who | by whom | and by whom | who founded it | quien | y quien | quien la fundo',
  'founded > founded': 'when | when exactly | year | que ano',
  'market > soldCount':
    'how many sold | and how many sold | and sold listings that same month | sold that month | how many were sold | how many were sold that month | number sold | cuantas | cuantas se vendieron | y cuantas se vendieron | y cuantas ventas | how many sales | homes sold',
  'market > median':
    'price | and the price | median | the median | what about prices | sold | sold price | and sold | and the month before | what was it in MONTH | and active | y el precio | precio | for sold ones | the sold ones | what do they go for | and listed',
  'market > days':
    'how long | how long does it take | days | how fast | and how fast | cuanto tardan | dias | y cuantos dias | and days on market',
  'market > supply':
    'how many | how many listed | active | how many for sale | and listings | inventory | cuantas hay | y en venta | new ones | new listings',
  'market > market':
    'going up | is that up or down | up or down | and next year | how do you think it will go next year | will it rise | why | is that a lot | is that good | trend | va a subir | sube o baja | es mucho | y el ano que viene | good time to buy then | so should I wait',
  'days > days':
    'how does it compare with MONTH | compared to MONTH | versus MONTH | give me MONTH MONTH MONTH | y comparado con MONTH | and in MONTH | in MONTH | MONTH | y en MONTH | back in MONTH | what about MONTH',
  'median > median':
    'how does it compare with MONTH | compared to MONTH | versus MONTH | give me MONTH MONTH MONTH | y comparado con MONTH | and in MONTH | in MONTH | MONTH | y en MONTH | what about MONTH | and for MONTH',
  'supply > supply':
    'how does it compare with MONTH | compared to MONTH | versus MONTH | give me MONTH MONTH MONTH | y comparado con MONTH | and in MONTH | in MONTH | MONTH | y en MONTH | what about MONTH',
  'soldCount > soldCount':
    'and in MONTH | in MONTH | MONTH | y en MONTH | what about MONTH | and sold listings that same month',
  'market > newsletter':
    'send it to me | monthly | can I get that by mail | subscribe | mandamelo | how do I get it | every month please',
  'office > hours':
    'weekends | and sundays | saturdays | and on sunday | on sunday | tomorrow | now | today | until when | and hours | domingos | y los domingos | y el sabado | manana | a que hora | fine what are the hours | when | what time | holidays',
  'office > address':
    'where exactly | where exactly is that | where | and where | where is that | where is it registered | its address | address | donde | y donde | direccion | how do I get there | parking | is it near the marina | the address too',
  'office > phone': 'phone | number | and the phone | telefono | y telefono | can I call',
  'office > email':
    'email | mail | and by email | where do I send a formal notice by email | correo | y correo | to which email',
  'office > team':
    'how many people | how many are you | how many agents | cuantos son | who works there | and agents',
  'office > founder':
    'who founded it | who is the boss | who owns it | who signs | quien manda | who started it',
  'office > record':
    'how many homes have you sold | how many sold | and sales | cuantas han vendido | and clients',
  'office > person':
    'so who can I ask | who do I ask | who should I write to | who do I write to about that | a quien le escribo | con quien',
  'team > leastExperienced': 'whos the newest | the newest | who is new | el mas nuevo',
  'team > mostSold': 'who is the best | the best one | who sold the most | el mejor',
  'team > specialist':
    'an investment advisor | is there an investment advisor on the team | somebody for land | who does rentals | quien para inversiones | anyone for golf',
  'sell > value':
    'what would it fetch | what could I get | how much would I get | what is it worth | whats it worth | how much is it worth | cuanto vale | cuanto me dan | en cuanto | is that free | is the valuation free | es gratis | la valuacion es gratis | cuanto cuesta la valuacion | how does the evaluation work | and what does that cost',
  'sell > sell':
    'it is in AREA | ROOMS | it has ROOMS and a pool | its in AREA with ROOMS | a villa in AREA | three bedrooms | esta en AREA | tiene ROOMS | es un terreno | as soon as possible | what do I do first | how do we start | what happens next | it needs some work | built in 2005 | with a pool | HOME street | next year',
  'sell > unsaid':
    'commission | what do you charge | what commission do you take | how much do you take | comision | cuanto cobran | fees | taxes | how long is the contract | exclusive | que impuestos pago',
  'sell > days':
    'how long | how long does it take | how fast | cuanto tarda | en cuanto tiempo se vende | how quickly would it sell',
  'sell > person':
    'who would help me | who will come | who | quien viene | with whom | con quien | quien me ayudaria | quien me ayuda | who takes care of it',
  'value > value':
    'it is in AREA | ROOMS | it has ROOMS | built in 2005 | with a pool | is that free | es gratis | how does it work | when can you come | how long does it take | esta en AREA | ocean view',
  'rent > rent':
    'how much | how much per month | per week | in december | for two weeks | ROOMS | with a pool | near the beach | in AREA | for 6 adults | over new years | ocean view if possible | under MONEY | MONEY a month | cuanto | cuanto al mes | en diciembre | con alberca | cerca de la playa | para seis | with ROOMS | furnished | pets ok | which ones | do you have any | february | from january to march | long term',
  'viewing > viewing':
    'tomorrow | friday | at 4 | in the morning | saturday works | any time after 4 | mejor el viernes | manana | el sabado a las 10 | two of us | for four people | next week | we arrive on friday | ok at 3 pm | could it be earlier | en la tarde | can I bring my parents | is 10 ok',
  'viewing > callback':
    'call me to confirm | can you confirm | confirm by phone | me confirman | will someone call me',
  'callback > callback':
    'tomorrow | after 5 | in the morning | any time after 4 | at 3 | tonight | hoy | por la tarde | a las 5 | asap | before noon | my number is the same',
  'callback > replyTime':
    'when | how soon | when will they call | who will call me | so who will call me | cuando | quien me llama',
  'message > message':
    'I am interested in HOME | we arrive on friday | it is about HOME | any time after 4 | about a house | es sobre HOME | que llego tarde | que llego 15 minutos tarde | that I will be late | tell her it is urgent | from Canada | my wife too | I will call again',
  'message > replyTime':
    'when will she answer | when will I hear | how soon | cuando me contesta | who will read it',
  'complaint > complaint':
    'last week | three times | it was yesterday | and nobody said sorry | still nothing | hace tres dias | two weeks ago | I even have proof | that is what you said last time | not good enough | and the agent was rude | I want it fixed',
  'complaint > replyTime':
    'when | when will someone call | who will call me | so who will call me | cuando me llaman | how long now',
  'complaint > founder':
    'who is your boss | give me your manager | the owner | quien es tu jefe | el dueno | I want the boss',
  'complaint > person': 'give me a human | I want a person | una persona | a real one',
  'invest > specialist':
    'who can help | who do I talk to | is there an investment advisor on the team | who | quien me ayuda | con quien hablo | an adviser',
  'dealing > unsaid':
    'your cut | whats your cut | and whats your cut | what do you get out of it | and the taxes | comision',
  'buy > unsaid':
    'closing costs | the costs | how long does it take | taxes | a bank loan | costos | y los gastos | do I need a lawyer | as a foreigner | trust',
  'buy > person': 'who helps me | who do I talk to | quien me ayuda | who',
  'speaks > speakers':
    'who does | who does then | who then | anyone else | quien si | y quien si | quien entonces | who else does',
  'speakers > speakers':
    'LANGUAGE | and LANGUAGE | or LANGUAGE | y LANGUAGE | what about LANGUAGE | anyone in LANGUAGE',
  'consent > message': 'my name is Anna | it is about HOME | about HOME',
  'unsaid > person':
    'who knows | who would know | so who do I ask | who can tell me | quien sabe | a quien le pregunto | ok who then | so ask who',
  'unsaid > details': 'and HOME | about HOME | for HOME',
} as const;
