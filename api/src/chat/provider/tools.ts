import { marketReport } from '@dosmares/content/market-report';
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import { pages } from '../facts/pages.ts';
import { findHomes, findPeople, type Given, officeFacts } from './look-ups.ts';

interface Tool {
  description: string;
  parameters: Readonly<Record<string, 'number' | 'string'>>;
  run: (given: Given) => unknown;
}

/** What the model may look up. All of it is public, none of it changes anything. */
const tools: Readonly<Record<string, Tool>> = {
  search_listings: {
    description:
      'Homes for sale, by any of: price in US dollars, bedrooms, bathrooms, area, words such as pool or beach. Without arguments: all.',
    parameters: {
      minPrice: 'number',
      maxPrice: 'number',
      minBeds: 'number',
      minBaths: 'number',
      area: 'string',
      words: 'string',
    },
    run: findHomes,
  },
  find_agent: {
    description: 'Agents by name, by language (in English) or by speciality. Without arguments: all.',
    parameters: { name: 'string', language: 'string', speciality: 'string' },
    run: findPeople,
  },
  office_facts: {
    description:
      'Address, phone, e-mail, opening hours, history, figures and areas of the brokerage; how to buy, sell, rent and get a valuation.',
    parameters: {},
    run: () => ({ ...officeFacts, page: '/contact' }),
  },
  market_report: {
    description: 'Median prices, days on site and inventory of Cabo San Lucas, with six months of history.',
    parameters: {},
    run: () => ({
      ...marketReport.overview,
      asOf: marketReport.asOf,
      months: marketReport.months,
      ...marketReport.charts,
      page: '/market-report',
    }),
  },
  page_address: {
    description: 'The pages of the site and their paths, for links.',
    parameters: {},
    run: () => Object.fromEntries(pages),
  },
};

/** The tools as Chat Completions wants them described. */
export const toolDescriptions: ChatCompletionFunctionTool[] = Object.entries(tools).map(
  ([name, { description, parameters }]) => ({
    type: 'function',
    function: {
      name,
      description,
      parameters: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(parameters).map(([key, type]) => [key, { type }])),
        additionalProperties: false,
      },
    },
  }),
);

/** Runs a tool with the arguments as the model wrote them; what is wrong with the call is answered to the model. */
export function runTool(name: string, written: string): string {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) return JSON.stringify({ error: `There is no tool ${name.slice(0, 40)}` });

  try {
    const given: unknown = JSON.parse(written || '{}');

    return JSON.stringify(tool.run((given ?? {}) as Given));
  } catch {
    return JSON.stringify({ error: 'The arguments are not JSON' });
  }
}
