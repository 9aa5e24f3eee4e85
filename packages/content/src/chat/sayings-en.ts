/**
 * The assistant's sentences in English. Short; the page that says more comes last. `{price}` and the
 * like are filled from the content (`api/src/chat/facts/fields.ts`), so that no fact is written here.
 */
export const english = {
  // homes
  homeLine: '{home}, {location}: {price}, {beds} bedrooms, {baths} bathrooms{, size}. {path}',
  homes: 'These are the homes we present today. The listing search at /properties covers {properties} more.',
  fitting: 'This is what fits among the homes we present.',
  nearest: 'Nothing we present fits all of that. This comes nearest:',
  others: 'This we present as well:',
  search:
    'The listing search covers {properties} more: /properties. Or let a person look for you: {contact}.',
  notMentioned: 'The pages do not mention everything you ask for. A person will know: {contact}.',
  noneIn:
    'We work in {area}, but none of the homes we present today is there. The listing search covers {properties} more: /properties. Or let a person look for you: {contact}.',
  beyond: 'Among the new listings of the market report this one goes further:',
  hasMore: 'This has {more}:',
  nothingMore: 'None of the homes we present has {more}.',
  difference: 'The difference in {measure}: {amount}.',
  sum: 'Together ({measure}): {amount}.',
  rise: 'From {month} to {until} it went up by {change} ({percent} %). /market-report',
  fall: 'From {month} to {until} it went down by {change} ({percent} %). /market-report',
  soldSum: 'From {month} to {until} {amount} homes were sold in all. /market-report',
  recommend: 'Tell me what matters most, and I can be more precise. To begin with I would look at this:',
  whichHome: 'Which home do you mean?',
  price: '{home} is offered at {price}.',
  beds: '{home} has {beds} bedrooms.',
  baths: '{home} has {baths} bathrooms.',
  size: '{home} measures {size}.',
  lot: 'The lot of {home} is {lot}.',
  year: '{home} was built in {year}.',
  mls: '{home} has the MLS number {reference}.',
  status: '{home} is listed as {status}. The agent can tell you what happened today: {contact}.',
  place: '{home} is in {fullLocation}.',
  perMetre: '{home} comes to {perMetre} a square meter, {perFoot} a square foot: {price} for {size}.',
  pesos: '{home} is offered at {price}, about MXN {amount} at {rate} pesos a dollar on {day}.',
  features: '{home}: {features}.',
  feature: 'Yes. {home} lists: {feature}.',
  mentions: 'The page of {home} says: {feature}.',
  unlisted: 'The page of {home} does not mention that. A person will know: {contact}.',
  photos: 'The pictures of {home} stand on its page: {path}. For plans or a film ask a person: {contact}.',
  somePhotos: 'For plans or a film ask a person: {contact}. Every home has its pictures on its page:',
  viewing:
    'A viewing of {home} is arranged by a person. Leave your preferred day at /contact or call {phone}; an answer comes within 24 hours. Houses are shown every day, {morning} or {afternoon}. {path}',
  someViewing:
    'A viewing is arranged by a person. Leave your preferred day at /contact or call {phone}; an answer comes within 24 hours. Houses are shown every day, {morning} or {afternoon}.',
  // people
  yes: 'Yes.',
  no: 'No.',
  personLine: '{person}, {title}: {specialization}. {phones}, {personEmail}. {path}',
  person:
    '{person} is {title} at {office}. Specialization: {specialization}. {years} of experience, {sold} properties sold.',
  phone: '{person}: {phones}.',
  email: 'Write to {person} at {personEmail}, or with the form on the page.',
  reach: '{person}: {phones}, {personEmail}.',
  speaks: '{person} speaks {languages}.',
  notSpoken:
    'Our pages do not mention an agent who speaks {language}. Every agent speaks English and Spanish: /team. A person can tell you more: {contact}.',
  allSpeak: 'All our agents speak {language}: /team. Tell me a specialty and I name the right one.',
  spoken: 'Between them our agents speak {language}: /team',
  speakers: 'Who speaks {language}:',
  lists: '{person} lists:',
  listsNone: 'None of the homes we present is listed by {person}. {person}: {phones}. {path}',
  speciality: '{person} specializes in {specialization}.',
  experience: '{person} has {years} of experience.',
  personSold: '{person} has sold {sold} properties.',
  papers: '{person}: {certifications}.',
  review: 'A client of {person} writes: “{review}” {reviewer} Three reviews stand on the page.',
  reviews: 'Every agent’s page holds three reviews of clients: /team',
  bio: '{person}: {bio}',
  unsaidOf: 'The page of {person} does not say that.',
  suited: 'The person to ask:',
  agentFor: 'For {home} ask:',
  team: 'We are {agents} agents ({agentsInWords}), each with a page: /team. Tell me a language or a specialty and I name the right one.',
  join: 'That is a question for the office: {contact}. What the firm stands for: /about',
  // office
  hours: 'The office is open {hours}. /contact',
  open: 'The office is open now.',
  closed: 'The office is closed now.',
  address: 'The office: {address}. Map and directions: /contact',
  officePhone: 'The office answers at {phone}. All ways to reach us: /contact',
  whatsapp: 'The same number is on WhatsApp, and each agent is, by the button on the agent’s page: /team',
  officeEmail: 'The office reads {email}. A message form is at /contact',
  replyTime: 'Messages are answered within 24 hours during business hours. /contact',
  social: 'We are on {social}; the link stands at the foot of every page. For anything personal: /contact',
  founded:
    '{founder} founded {office} in {founded}: over {yearsInCabo} years in Cabo San Lucas. It is a founding member of the regional multiple listing service. More: /about and {founderPath}',
  founder:
    '{founder} founded {office} in {founded} and leads it as {founderTitle}: {founderPhone}. {founderPath} The office: {phone} or {email}.',
  about: '{blurb} The values, the milestones and the founder’s story: /about',
  trust:
    'I am automated, and {office} is a brokerage with an office you can visit: {address}. {blurb} /about',
  legalName: 'The legal name is {legalName} The address: {address}. /contact',
  areas: 'We work in {areas}. /properties',
  area: 'Yes, {area}: we cover {areaCount} areas. The listing search: /properties. For a choice made for you: {contact}.',
  record:
    '{propertiesSold} properties sold, {sales} in sales since {founded}, {clients} clients and {combinedYears} years of combined experience. /about',
  mlsSearch:
    'The multiple listing service, {properties} homes, is searched at /idx-search, or by number at /properties.',
  handOver:
    'Gladly. Call the office at {phone}, write to {email}, or leave a message at /contact. Every agent can be reached directly: /team',
  callback:
    'I will gladly pass that on: leave your name and number in the form here or at /contact, and say when you like to be called. If it cannot wait, the office answers at {phone}.',
  message:
    'Of course. Write it in the form here or at /contact, and it reaches the office ({phone}) with your name; an answer comes within 24 hours.',
  messageTo: 'Of course. Write it in the form here or on the page, and it reaches {person}: {phones}. {path}',
  received:
    'Thank you. What you told me stands in the form; send it, and it reaches a person who answers within 24 hours. It can also be sent at /contact, and the office answers at {phone}.',
  sorry:
    'I am sorry. That should not have happened. Call {phone} and somebody will take care of it, or leave your name and number in the form here: it is passed on at once, with what you told me. /contact',
  sorryFor:
    'I am sorry. That should not have happened. {person} can be reached at {phones}, the office at {phone}. Or leave your name and number in the form here: it is passed on at once, with what you told me. /contact',
  sorryForMe:
    'I am sorry that I did not help. Ask me once more in other words, or let a person answer: {phone}, {email} or /contact.',
  sorryAgain:
    'I am sorry; you have waited and called enough. Leave your name and number in the form here: it is passed on at once, with what you told me. Or write to {email}. /contact',
  privacy:
    '{legalName} keeps your name, your email address, your telephone number if you give it, and your message with the home or person that it is about, for {keptYears} years, to answer you. The office, the agent concerned and the services that carry our mail see it; your data is never sold. What you ask here may be answered with the help of an outside language model. You may see it, have it corrected or erased: write to {email}, and you have an answer within {workingDays} working days. The notice stands at /contact',
  unsubscribe:
    'To be taken off a list or to have your data erased, write to {email} or use the form at /contact. Within {workingDays} working days you have an answer.',
  // market
  median:
    'The median price is {soldMedian}; among active listings it is {activeMedian}. Six months in charts: /market-report',
  medianIn:
    'In {month} the median price of homes sold was {monthSold}; among active listings it was {monthActive}. Now homes sold are at {soldMedian}. /market-report',
  days: 'Homes stay {days} days on site (active listings). Six months in charts: /market-report',
  daysIn: 'In {month} homes stayed {monthDays} days on site. Now it is {days} days. /market-report',
  supply: '{newListings} new listings came in the last 30 days; {activeListings} are active. /market-report',
  supplyIn: 'In {month} {monthListings} listings were active; now it is {activeListings}. /market-report',
  soldCount: 'In {month} {monthCount} homes were sold. Six months in charts: /market-report',
  market:
    'The last 30 days in Cabo San Lucas: median price {soldMedian}, {days} days on site, {activeListings} active listings. The figures of six months stand at /market-report; what comes next nobody can promise.',
  reportDate: 'The figures of the market report are of {reportDay}: /market-report',
  newsletter: 'Sign up for the monthly market report at the foot of /market-report',
  // dealing
  sell: 'We begin with a free home evaluation: tell us of your home at /contact, and an agent answers within 24 hours. Or call {phone}. The agents: /team',
  value:
    'A free home evaluation tells what your home is worth; a figure from afar would be a guess. Ask for it at /contact or at {phone}.',
  buy: 'Begin with the homes at /properties or tell me what you look for: an area, a price, a number of bedrooms. Viewings and offers are arranged by a person: /contact or {phone}.',
  rent: 'Rentals are handled by a person: choose "Renting" in the form at /contact or call {phone}.',
  invest:
    '{person} advises on {specialization}: {phones}, {personEmail}. {path} The market in figures: /market-report. Returns nobody can promise.',
  foreignOwners:
    'Foreign owners hold coastal land in Mexico through a bank trust, the fideicomiso. This is no legal advice; a person explains it:',
  unknown: 'That I do not know; the site does not say. A person will: {contact}.',
  // manners
  greeting: 'Good day. Ask me about a home, an agent, the office or the market.',
  looking: 'You are welcome to look around. Ask me about a home, an agent, the office or the market.',
  thanks: 'You are welcome. It was a pleasure.',
  farewell: 'Goodbye. You are always welcome.',
  machine: 'I am automated: I answer from what this site says. People are at {contact}.',
  ability:
    'I can find a home (/properties), an agent by language or speciality (/team), office hours and address (/contact), and the market in figures (/market-report). Tell me a price, an area or a number of bedrooms.',
  decline: 'Very well. I am here when you need me, for a home, an agent or the office: /contact',
  offTopic:
    'That is outside what I can help with: I speak of {office}, its homes, agents, office and market. For anything else a person is glad to help: {contact}.',
  attempt:
    'I cannot do that. I only answer from what {office} publishes about its homes, agents, office and market. A person can help further: {contact}.',
} as const satisfies Record<string, string>;

/** The key of a sentence. */
export type Saying = keyof typeof english;
