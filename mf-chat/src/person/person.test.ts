import { digits, type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { personFor } from './person.ts';

const [{ id, slug, name }] = roster as readonly [RosterEntry];

describe('personFor', () => {
  it.each([
    [`/${slug}`, name],
    [`/agents/${slug}`, name],
    [`/team/${id}`, name],
    ['/team/9999', 'The office'],
    [`/team/${id}abc`, 'The office'],
    ['/', 'The office'],
    ['/property/1', 'The office'],
  ])('on %s is %s', (path, who) => {
    expect(personFor(path).name).toBe(who);
  });

  it.each(roster)(
    'A9-2 $name is called on the primary number and written to on the one for messages',
    (agent) => {
      const { callHref, chatHref } = personFor(`/${agent.slug}`);
      const chat = agent.messagingPhone === 'secondary' ? agent.phoneSecondary : agent.phone;

      expect(callHref).toBe(telHref(agent.phone));
      expect(chatHref).toContain(`https://wa.me/${digits(chat ?? '')}?`);
    },
  );
});
