import { contactPage } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { startSystem } from '../../../testing/system.ts';

it('X02 X04 mails a correction to staff over SMTP, and to the visitor nothing more', async () => {
  const database = await anyDatabase();
  const system = await startSystem(database);
  const send = (more: object) => system.post('contactEmail', { ...contactPage, ...more });

  const first = await send({});
  await system.mails(2);
  await system.mailbox.mails.clear();
  const again = await send({ phone: '+52 624 123 4567', inquiryType: 'buying' });
  expect(again).toEqual(first);
  await send({ phone: '+52 624 123 4567', inquiryType: 'buying' });
  await send({ message: 'Another inquiry, of which no confirmation is due' });

  const mails = await system.mails(2);
  expect(mails.map(({ recipients }) => recipients)).toEqual([
    ['office@dosmares.example'],
    ['office@dosmares.example'],
  ]);
  const corrected = mails.filter(({ subject }) => subject?.startsWith('Corrected: inquiry'));
  expect(corrected).toHaveLength(1);
  expect(corrected[0]?.text).toContain(
    'Phone: was “+1 760 555 0199”, is now “+52 624 123 4567”. Inquiry type: was “selling”, is now “buying”.',
  );
  await system.close();
  await database.clear();
});
