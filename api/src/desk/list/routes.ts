import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { deskPath } from '../../mail/links.ts';
import { localStamp } from '../../mail/local-time.ts';
import { fillSearchWords } from '../../store/search-words.ts';
import { gapsIn } from '../../store/unanswered-questions.ts';
import { hidden, nothing, show } from '../page/private-pages.ts';
import type { DeskServices } from '../services.ts';
import { sessionIn } from '../sign-in/routes.ts';
import type { Session } from '../sign-in/sessions.ts';
import { csvOf } from './csv.ts';
import { type Filter, filterFrom } from './filter.ts';
import { agentsWithInquiries, countWaiting, findAlike, findIds, findInquiries } from './find.ts';
import { listPage } from './list-page.ts';
import { actOnMany } from './many.ts';
import { questionsPage } from './questions-page.ts';

const mostQuestions = 100;

interface Request {
  Querystring: Record<string, unknown>;
  Body: URLSearchParams;
}

/** Serves the lists of inquiries, and what is done to many at once. */
export function listRoutes(app: FastifyInstance, { store, hasCrm }: DeskServices) {
  app.get<Request>(deskPath, hidden, async (request, reply) => {
    const session = sessionIn(request);

    return show(reply, 200, await render(session, filterFrom(request.query, session.person)));
  });

  app.post<Request>(deskPath, hidden, async (request, reply) => {
    const session = sessionIn(request);
    const { done, problem } = await actOnMany(store(), request.body, { person: session.person, hasCrm });
    const notice = [
      done > 0 || !problem ? `Done for ${done === 1 ? '1 inquiry' : `${done} inquiries`}.` : '',
      problem,
    ]
      .filter(Boolean)
      .join(' ');

    return show(
      reply,
      problem ? 400 : 200,
      await render(session, filterFrom(request.query, session.person), notice),
    );
  });

  app.get<Request>(`${deskPath}/inquiries.csv`, hidden, async (request, reply) => {
    const { person, people } = sessionIn(request);
    const ids = await findIds(store().db, filterFrom(request.query, person), person);
    const name = `inquiries-${localStamp(new Date()).slice(0, 10)}.csv`;

    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(csvOf(store().db, ids, people)));
  });

  app.get(`${deskPath}/questions`, hidden, async (request, reply) => {
    const session = sessionIn(request);

    return session.person.isOffice
      ? show(reply, 200, questionsPage(session, await gapsIn(store(), mostQuestions)))
      : nothing(reply);
  });

  async function render(session: Session, filter: Filter, notice?: string) {
    const { db } = store();
    const { person } = session;
    if (filter.words !== '') await fillSearchWords(db);
    const [found, counts, agents, alike] = await Promise.all([
      findInquiries(db, filter, person),
      countWaiting(db, person),
      person.isOffice ? agentsWithInquiries(db) : [],
      filter.list === 'held' ? findAlike(db) : [],
    ]);

    return listPage({ session, filter, found, counts, agents, alike, notice });
  }
}
