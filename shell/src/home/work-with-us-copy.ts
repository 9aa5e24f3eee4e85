import type { DetailCopy } from '../sections/detail-cards.tsx';

export const reasons: readonly DetailCopy[] = [
  {
    title: 'Family',
    summary: 'One roof since 1987. The person you meet first is the person who hands you the keys.',
    parts: {
      'Our people': [
        'Our agents share one office on Boulevard Marina. They know each other’s houses, and they cover for each other on Sundays.',
        'Nobody is passed along. Your agent walks the land with you, sits beside you at the notary, and answers the phone in the years that follow.',
      ],
      'Our clients': [
        'Over 2,200 clients have bought or sold with us. Many came on the word of a neighbor.',
        'We keep a file for every house: the survey, the well, the roof, the name of the gardener. When you call in ten years, we will still have it.',
      ],
      'Our town': [
        'We live where we work. The school run, the fish market and the winter swell set our calendar as much as closings do.',
        'Newcomers get introductions rather than brochures: a doctor, a builder, a table by the water.',
      ],
    },
  },
  {
    title: 'Experience',
    summary: 'Seventy-five combined years of closings, from bare desert lots to finished estates.',
    parts: {
      'The market': [
        'We have worked through every season this coast has had since 1987. We know what a ridge in Pedregal was worth before there was a road to it.',
        'That memory sits behind every figure we give you. When a price has no reason, we say so.',
      ],
      'The process': [
        'Foreign owners hold coastal land in Mexico through a bank trust, the fideicomiso. We explain it once, plainly, before you sign anything.',
        'Then we keep the calendar: offer, due diligence, permit, trust, deed. You see each date and what it waits for.',
      ],
      'After closing': [
        'A house by the sea needs looking after from the first week. We introduce the people who do it well, and leave them to it.',
        'Once a year we tell you what the house is worth. There is no charge, and no hint that you should sell.',
      ],
    },
  },
  {
    title: 'Innovation',
    summary: 'An old firm with new instruments: live listings, published figures, answers at any hour.',
    parts: {
      Search: [
        'The regional listing service is open on this site: over 4,370 properties from Cabo San Lucas to Loreto, no account needed.',
        'Give us an MLS number or a stretch of beach, and an agent will look for you.',
      ],
      Presentation: [
        'We photograph a house in the hour it was built for, and measure it ourselves. Plans, orientation and wind are part of the file.',
        'Buyers abroad walk through with an agent on a call, at their own pace, closets included.',
      ],
      Reporting: [
        'Our market report shows median prices, days on site and inventory month by month. The figures we quote to you are the ones we publish.',
        'Sellers receive a short note every Friday: who came, what they said, what we suggest.',
      ],
    },
  },
];
