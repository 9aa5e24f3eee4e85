import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import type { Params } from '@dosmares/contracts/remote';
import type { Match, SiteRoute } from '@dosmares/contracts/site/routes';

const person = (agent: string | undefined): ContactIntent => (agent ? { agent, type: 'general' } : {});

/** What a visitor of a page would like to schedule, by the pattern of its path. */
const intents: Readonly<Record<string, (params: Params) => ContactIntent>> = {
  '/property/:id': ({ id }) => (id ? { property: id, viewing: true } : {}),
  '/team/:id': ({ id }) => person(id),
  '/:agent': ({ agent }) => person(agent),
  '/agents/:agent': ({ agent }) => person(agent),
};

/** The house or person of a page, for the frame's link to the contact page (N13). A page of none is about nothing. */
export const intentOf = ({ pattern, params, canonical }: Match<SiteRoute>): ContactIntent =>
  (canonical !== undefined && intents[pattern]?.(params)) || {};
