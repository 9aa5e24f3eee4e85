import { office } from '@dosmares/content/office';
import { founder, people } from '../facts/people.ts';
import { alsoSaid } from '../search/also-said.ts';
import { search } from '../search/search.ts';
import { isOpenAt } from './opening.ts';
import { speaksOf } from './reading.ts';
import type { Intent } from './turn.ts';
import { wordsOf } from './words-of.ts';

/** Opening hours; whether it is open now, when that is the question. */
export const hours: Intent = ({ reading, texts, now }) => {
  if (!speaksOf(reading, 'hours', 'weekend', 'weekday')) return undefined;
  const isNow = / (now|right now|today|currently|ahora|hoy) /.test(reading.padded);

  return [isNow && texts.isOpen(isOpenAt(now, office)), texts.hours].filter(Boolean).join(' ');
};

/** How soon one is answered. */
export const replyTime: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'reply') ? texts.replyTime : undefined;

export const address: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'address') ||
  (speaksOf(reading, 'office') && (speaksOf(reading, 'place', 'viewing') || reading.area !== undefined))
    ? texts.address
    : undefined;

export const officeEmail: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'email') ? texts.officeEmail : undefined;

export const officePhone: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'phone') ? texts.officePhone : undefined;

export const social: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'social') ? texts.social : undefined;

/** A person instead of a machine. */
export const handOver: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'person', 'talk') ? texts.handOver : undefined;

export const founded: Intent = ({ reading, texts }) =>
  founder && speaksOf(reading, 'founded') ? texts.founded(founder) : undefined;

/** Who the house is. */
export const about: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'about') || (speaksOf(reading, 'details') && speaksOf(reading, 'office'))
    ? texts.about
    : undefined;

/** Where the multiple listing service is searched. */
export const mlsSearch: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'mls') ? texts.mlsSearch : undefined;

export const areas: Intent = ({ reading, texts }) => {
  if (reading.area) return texts.area(reading.area);

  return speaksOf(reading, 'areas') ? texts.areas : undefined;
};

/** What the house has sold, and for whom. */
export const record: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'sold', 'clients', 'experience') ? texts.record : undefined;

export const value: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'value') &&
  / (my|mi|our|nuestra|free|gratis|gratuita|house|villa|casa|valuation|evaluation|appraisal|avaluo|valuacion) /.test(
    reading.padded,
  )
    ? texts.value
    : undefined;

export const sell: Intent = ({ reading, texts }) => (speaksOf(reading, 'sell') ? texts.sell : undefined);

export const rent: Intent = ({ reading, texts }) => (speaksOf(reading, 'rent') ? texts.rent : undefined);

export const buy: Intent = ({ reading, texts }) => (speaksOf(reading, 'buy') ? texts.buy : undefined);

/** Investing has its own adviser: the agent whose pages speak of it most. */
export const invest: Intent = ({ reading, texts }) => {
  const [best] = speaksOf(reading, 'invest') ? search('people', ['investment']) : [];
  const adviser = people.find(({ path }) => path === best?.id);

  return adviser && texts.invest(adviser);
};

/** What visitors of a brokerage ask and this site does not say. */
export const unsaid: Intent = ({ reading, texts }) => {
  if (!speaksOf(reading, 'unknown')) return undefined;
  const [best] = search(
    'people',
    wordsOf(reading, (word, isIn) => isIn('unknown') && Object.hasOwn(alsoSaid, word)),
  );
  const person = people.find(({ path }) => path === best?.id);

  return [texts.unknown, person && `${texts.suited} ${texts.personLine(person)}`].filter(Boolean).join('\n');
};
