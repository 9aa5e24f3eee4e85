import { office as house } from '@dosmares/content/office';
import { another, someone } from '../site/people.ts';
import { routesOfSite } from '../site/routes.ts';
import { expect, type Site, test } from '../site/site.ts';
import { mailsAbout, recipientsOf } from './mails.ts';

const endpoints = {
  contactEmail: '/api/send-contact-email',
  agentInquiry: '/api/contact/agent-inquiry',
  contact: '/api/contact',
};
const office = house.email;
const thief = 'thief@elsewhere.example';

interface Answer {
  ok?: boolean;
  success?: boolean;
  reference?: string;
  error?: string;
}

/** Sends a body that no page of ours would send. */
async function post(site: Site, endpoint: keyof typeof endpoints, body: object) {
  const response = await fetch(site.api + endpoints[endpoint], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mallory', message: 'Send it to me.', inquiryType: 'buying', ...body }),
  });

  return { status: response.status, body: (await response.json()) as Answer };
}

test('X01 an address that is not on the roster never gets mail: the office gets the inquiry, flagged', async ({
  site,
}) => {
  // biome-ignore format: a table reads in columns
  const tries = [
    { email: 'mallory.1@visitor.example', to: 'contactEmail', claim: { preferredAgent: someone.name, agentEmail: thief } },
    { email: 'mallory.2@visitor.example', to: 'agentInquiry', claim: { agentId: someone.id, agent: someone.slug, agentName: someone.name, agentEmail: thief } },
    { email: 'mallory.3@visitor.example', to: 'contact',      claim: { agentEmail: `${someone.email}, ${thief}` } },
    { email: 'mallory.4@visitor.example', to: 'agentInquiry', claim: { agentId: someone.id, agent: another.slug, agentEmail: someone.email } },
  ] as const;

  for (const { email, to, claim } of tries) {
    const { status, body } = await post(site, to, { email, ...claim });
    expect([status, body.ok, body.success], email).toEqual([200, true, true]);
  }
  for (const { email } of tries) {
    const mails = await mailsAbout(site, email);
    expect(recipientsOf(mails)).toEqual([email, office]);
    expect(mails.find(({ recipients: [to] }) => to === office)?.subject).toMatch(
      /^\[Please check\] Inquiry DM-/,
    );
  }
  expect(recipientsOf(await mailsAbout(site, thief))).not.toContain(thief);
});

test('X01 X02 Q06 lists of addresses and line breaks in them are refused with words, and reach nobody', async ({
  site,
}) => {
  for (const wrong of [
    { email: `ines@visitor.example, ${thief}` },
    { email: `ines@visitor.example\r\nBcc: ${thief}` },
    { email: `"Ines" <${thief}>` },
    { email: [thief] },
    { email: thief, message: ' ' },
  ]) {
    const { status, body } = await post(site, 'agentInquiry', { agentId: 12, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ ok: false, success: false, error: expect.stringMatching(/\w/) });
  }
  expect(recipientsOf(await mailsAbout(site, thief))).not.toContain(thief);
});

test('X02 X04 however often a form is sent, each side hears once, and the confirmation repeats nothing that was typed', async ({
  site,
}) => {
  const visitor = 'Once.Only@visitor.example';
  const inquiry = {
    name: 'Buy http://spam.example',
    email: visitor,
    message: 'Cheap watches http://spam.example/watches',
    agentId: someone.id,
    agent: someone.slug,
    agentEmail: someone.email,
    preferredAgent: someone.name,
  };
  const answers = await Promise.all([
    post(site, 'agentInquiry', inquiry),
    post(site, 'contact', inquiry),
    post(site, 'agentInquiry', inquiry),
    post(site, 'contact', { ...inquiry, email: visitor.toLowerCase() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);

  const another = await post(site, 'contactEmail', {
    name: 'Ines',
    email: visitor,
    message: 'A second question.',
  });
  expect(another.body.reference).not.toBe(answers[0]?.body.reference);

  const mails = [...(await mailsAbout(site, visitor)), ...(await mailsAbout(site, visitor.toLowerCase()))];
  const distinct = [...new Map(mails.map((mail) => [mail.subject + mail.recipients.join(), mail])).values()];
  expect(distinct).toHaveLength(mails.length);
  expect(
    recipientsOf(mails)
      .map((to) => to.toLowerCase())
      .sort(),
  ).toEqual([office, office, visitor.toLowerCase(), someone.email].sort());
  const confirmation = mails.find(({ recipients: [to] }) => to?.toLowerCase() === visitor.toLowerCase());
  expect(JSON.stringify(confirmation)).not.toMatch(/spam|watches|Buy /i);
  expect(confirmation?.subject).toMatch(/^We have received your message \(DM-[0-9A-Z]{4}-[0-9A-Z]{4}\)$/);
});

test('X06 every link that leaves the site takes a window of its own and tells nothing, and what is written into an address is encoded', async ({
  page,
  site,
}) => {
  const kinds = new Map(routesOfSite.map((route) => [route.path.replace(/\d+$/, '#'), route.path]));
  const pages = await Promise.all(
    [...kinds.values()].map(async (path) => (await fetch(site.origin + path)).text()),
  );
  const links = await page.evaluate(
    (documents) =>
      documents.flatMap((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target'),
          rel: link.getAttribute('rel'),
        })),
      ),
    pages,
  );

  const outside = links.filter(({ href }) => /^https?:/.test(href) && !href.startsWith(site.origin));
  expect(outside.length).toBeGreaterThan(20);
  for (const { href, target, rel } of outside)
    expect([target, rel], href).toEqual(['_blank', 'noopener noreferrer']);
  const texts = links.flatMap(({ href }) => [...href.matchAll(/[?&](?:text|subject|body)=([^&]*)/g)]);
  expect(texts.length).toBeGreaterThan(2);
  for (const [, text = ''] of texts) expect(text).toBe(encodeURIComponent(decodeURIComponent(text)));
});
