import { fold } from './words.ts';

/**
 * Attempts to make the assistant say or do what it does not: words put into its mouth, rules set aside, secrets, errands.
 * The keyless assistant could not obey anyway; it answers these with a plain no instead of with whatever else they mention.
 */
const attempts: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|ignora|olvida|omite)\b.*\b(rules?|instructions?|previous|prior|above|prompt|guidelines?|reglas|instrucciones|anterior(es)?)\b/,
  /\b(system|developer|hidden|initial) (prompt|message|instructions?)\b|\bprompt del sistema\b/,
  /^\s*(system|assistant|developer|admin|sistema) ?:/,
  /\b(say|state|claim|announce|tell (him|her|them|everyone)|repeat|answer|reply)( me)? (only |just )?(that|after me|so:|with the words?)\b/,
  /\b(write|confirm|agree) that\b.*(\$|\b(dollars?|free|costs?|price)\b)/,
  /\b(di|diga|dime|repite|confirma|afirma|escribe) que\b/,
  /\b(pretend|imagine|suppose|act as|role ?play|you are now|from now on|as a pirate|finge|actua como|a partir de ahora|ahora eres|imagina que)\b/,
  /\b(reveal|print|dump|expose|leak|output|show me|list|display|revela|imprime|muestra)\b.*\b(prompt|configuration|settings|instructions|rules|secrets?|passwords?|api keys?|tokens?|private|visitors?|database|env|configuracion|contrasenas?|privad[oa]s?)\b/,
  /\b(passwords?|contrasenas?|api ?keys?|credit cards?|social security|tarjetas? de credito)\b/,
  /\b(private|personal|secret|home) (data|details|information|numbers?|phones?|address(es)?|e-?mails?|life)\b.*\b(of|agents?|her|his|their|for)\b/,
  /\b(of|agents?|her|his|their|s)\b.*\b(private|personal|secret|home) (data|details|information|numbers?|phones?|address(es)?|e-?mails?|life)\b/,
  /\b(datos|numero|telefono|direccion|domicilio|informacion) (privad[oa]s?|personal(es)?|particular)\b/,
  /\b(send|forward|email|mail|envia|manda|reenvia)\b.*\b(e-?mails?|mails?|correos?|messages?|mensajes?)?\b.*\b(saying|telling|that says|diciendo|que diga)\b/,
  /\b(send|envia|manda|enviale|mandale)\b( an?| un)? ?(e-?mail|mail|message|correo|mensaje|spam)\b/,
  /\bwhere (does|do) \w+( \w+)? live\b|\bdonde vive\b/,
  /\b(change|set|update|modify|cambia|modifica|pon)\b.*\b(the price|prices|el precio)\b/,
  /\b(translate|traduce|traducir)\b/,
  /\b(hack|exploit|jailbreak|sql|drop table|<script|base64|delete all|dan mode)\b/,
  /\b(new|updated) (policy|rule|instruction)s?\b|\bnueva (politica|regla|instruccion)\b/,
];

/** Whether a message tries to make the assistant do something else than answer. */
export function isAttempt(message: string): boolean {
  const text = fold(message).replace(/\s+/g, ' ');

  return attempts.some((attempt) => attempt.test(text));
}
