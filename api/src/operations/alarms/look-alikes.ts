import type { Inquiry } from '../../store/inquiry.ts';

/** Inquiries that share a feature which independent senders would not share. */
export interface LookAlikes {
  shared: string;
  /** Members, those that share least with the others first. */
  members: readonly Inquiry[];
}

/** Held inquiries, sorted for reading: single ones, and groups of similar ones. */
export interface Sorted {
  singles: readonly Inquiry[];
  groups: readonly LookAlikes[];
}

const fewestAlike = 5;
const wordsInARow = 6;
const mostWords = 40;

// Anyone can have an address here: sharing the domain means nothing.
const mailProviders = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com gmx.de web.de mail.com zoho.com fastmail.com comcast.net att.net verizon.net'.split(
    ' ',
  ),
);

/**
 * Groups inquiries that share an address, a number, a linked site, a domain or six words in a row, the largest group
 * first (decision 0016). The others take turns: one from each kind and ten-minute interval, those without links
 * first, so that a burst does not displace inquiries from quieter times.
 */
export function sortOut(inquiries: readonly Inquiry[]): Sorted {
  const features = new Map(inquiries.map((inquiry) => [inquiry, featuresOf(inquiry)]));
  const sharers = sharersOf(features);
  const groups: LookAlikes[] = [];
  const left = new Set(inquiries);

  for (let next = largest(sharers); next; next = largest(sharers)) {
    const [shared, alike] = next;
    const members = leastCommonFirst([...alike], features, sharers);
    groups.push({ shared, members });
    for (const member of members) {
      left.delete(member);
      for (const feature of features.get(member) ?? []) sharers.get(feature)?.delete(member);
    }
  }

  return { singles: takingTurns([...left]), groups };
}

type Features = ReadonlyMap<Inquiry, readonly string[]>;
type Sharers = Map<string, Set<Inquiry>>;

// Most features occur only once: they are counted first, and only frequent ones are stored.
function sharersOf(features: Features): Sharers {
  const times = new Map<string, number>();
  for (const all of features.values())
    for (const feature of all) times.set(feature, (times.get(feature) ?? 0) + 1);

  const sharers: Sharers = new Map();
  for (const [inquiry, all] of features)
    for (const feature of all)
      if ((times.get(feature) ?? 0) >= fewestAlike)
        sharers.set(feature, (sharers.get(feature) ?? new Set()).add(inquiry));

  return sharers;
}

function leastCommonFirst(members: readonly Inquiry[], features: Features, sharers: Sharers) {
  return sortedBy(members, (member) =>
    (features.get(member) ?? []).reduce((sum, feature) => sum + (sharers.get(feature)?.size ?? 0), 0),
  );
}

function largest(members: Sharers) {
  let found: [string, ReadonlySet<Inquiry>] | undefined;
  for (const one of members)
    if (one[1].size >= fewestAlike && one[1].size > (found?.[1].size ?? 0)) found = one;

  return found;
}

function featuresOf({ email, phone, message }: Inquiry): readonly string[] {
  const domain = email.split('@')[1]?.toLowerCase() ?? '';
  const digits = phone.replace(/\D/g, '');
  const words = plain(message).split(' ').slice(0, mostWords);
  const runs = words
    .slice(0, Math.max(1, words.length - wordsInARow + 1))
    .map((_, start) => `the words “${words.slice(start, start + wordsInARow).join(' ')}”`);

  return [
    ...new Set([
      `the address ${email.toLowerCase()}`,
      ...(mailProviders.has(domain) ? [] : [`addresses at ${domain}`]),
      ...(digits.length >= 7 ? [`the number ${phone}`] : []),
      ...linkedHosts(message).map((host) => `links to ${host}`),
      ...runs,
    ]),
  ];
}

// Programs number their messages: all numbers count as the same word.
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}\p{M}#]+/gu, ' ')
    .trim();

const linkedHosts = (text: string) =>
  [...text.matchAll(/(?:https?:\/\/|www\.)([\p{L}\p{N}.-]{1,253})/giu)].map(([, host = '']) =>
    host.toLowerCase(),
  );

function takingTurns(inquiries: readonly Inquiry[]): Inquiry[] {
  const interval = ({ held, receivedAt }: Inquiry) => `${held} ${Math.floor(receivedAt.getTime() / 600_000)}`;
  const kinds = [...Map.groupBy(inquiries, interval).values()];
  const turns = kinds.flatMap((kind) =>
    sortedBy(kind, ({ message }) => Number(linkedHosts(message).length > 0)).map((inquiry, turn) => ({
      inquiry,
      turn,
    })),
  );

  return sortedBy(turns, ({ turn }) => turn).map(({ inquiry }) => inquiry);
}

const sortedBy = <T>(all: readonly T[], measure: (one: T) => number): T[] => {
  const measured = all.map((one) => ({ one, size: measure(one) }));

  return measured.sort((one, other) => one.size - other.size).map(({ one }) => one);
};
