import { contactPage } from '../../../trials/bodies.ts';
import { pgliteGround } from '../../../trials/grounds.ts';
import { startWorld } from '../../../trials/world.ts';

it('X02 X04 mails a correction to staff over SMTP, and to the visitor nothing more', async () => {
  const ground = await pgliteGround();
  const world = await startWorld(ground);
  const send = (more: object) => world.post('contactEmail', { ...contactPage, ...more });

  const first = await send({});
  await world.mails(2);
  await world.mailbox.mails.clear();
  const again = await send({ phone: '+52 624 123 4567', inquiryType: 'buying' });
  expect(again).toEqual(first);
  await send({ phone: '+52 624 123 4567', inquiryType: 'buying' });
  await send({ message: 'Another inquiry, of which no confirmation is due' });

  const mails = await world.mails(2);
  expect(mails.map(({ recipients }) => recipients)).toEqual([
    ['office@dosmares.example'],
    ['office@dosmares.example'],
  ]);
  const corrected = mails.filter(({ subject }) => subject?.startsWith('Corrected: inquiry'));
  expect(corrected).toHaveLength(1);
  expect(corrected[0]?.text).toContain(
    'Phone: was “+1 760 555 0199”, is now “+52 624 123 4567”. Inquiry type: was “selling”, is now “buying”.',
  );
  await world.close();
  await ground.clear();
});
