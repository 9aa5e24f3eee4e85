/** Words that carry no subject. By them a question's language is told, and they never count as foreign to the house. */
export const smallWords = {
  en: set(`a an the this that these those there here it its he she him her his hers they them their we us our ours you your yours i me my mine
    is are was were be been being am do does did done doing have has had having can could will would shall should may might must
    and or but if so not no yes than then too very also just only any some all each every both few more most much many one ones other another
    of in on at to for from with without by about into onto over under near around between during before after since until as per up out off
    what which who whom whose when where why how want wants wanted like likes need needs looking look know knows tell give get got getting let lets
    show find make take takes taking come comes came go going goes say says see put use please help helps right now today these days currently moment
    anyone anything someone something everything anybody somebody else really there theirs way kind sort thing things lot lots bit
    have i'm im id ill ive whats whos hows wheres dont doesnt isnt ok okay well oh hi hey mr mrs ms sir madam
    ask asking would possible able based long old new good great best nice back next last first still again ever never always often usually
    work works working start begin happen mean explain question questions answer steps process charge offer offers offering friend guys sure maybe wonder wondering
    wondered there's because while together per between without whether let hear heard thinking think thought planning plan hope tomorrow tonight week weeks month months soon later early together difference interested interest exactly bring million millions thousand couple dozen zero two three four five six seven eight nine ten pretty quite rather live lives living stay staying near nearby close_to trying try tried give gave call called name named`),
  es: set(`el la los las un una unos unas lo al del de en con sin por para a ante bajo desde hasta entre sobre tras y e o u pero si no que como cuando donde
    quien quienes cual cuales cuanto cuanta cuantos cuantas es son era eran ser estar esta este estas estos esa ese esas esos eso esto aqui alli hay
    tiene tienen tienes tengo tenemos tener ha han he hemos puedo puede pueden puedes podria podrian quiero quiere quieren quisiera quieres busco buscando
    me te se nos le les mi mis tu tus su sus ella ellos ellas yo usted ustedes nosotros muy mas menos tambien ya aun solo cada todo toda todos todas
    algo alguna alguno algunas algunos alguien nada ningun ninguna otro otra favor gustaria necesito necesita hola bueno buena mejor
    dime digame hableme hablame cuenteme cuentame saber ver dar decir hacer hacen hace ir van vamos ahora hoy dia momento
    trabajan trabaja funciona empiezo empezar proceso pasos explica pregunta preguntas ofrecen cobran amigo quisieramos gustan podemos mañana manana pueda usar tipo manera existen semana mes meses millon millones mil dos tres cuatro cinco seis siete ocho nueve diez estoy interesado interesada visitarlos cerca lado fin`),
} as const;

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
