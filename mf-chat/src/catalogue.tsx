import type { Catalogue } from '@dosmares/contracts/catalogue';
import { Button } from '@dosmares/ui';
import { useState } from 'react';
import { message } from './conversation/message.ts';
import Panel from './panel.tsx';

const question = 'Which houses have a view of both seas, a pool and a room for a painter? '.repeat(8);
const answer = 'There are three, and each of them is a short walk from the sea. '.repeat(20);
const talk = [
  message('assistant', 'How can we help?'),
  message('user', question),
  message('assistant', answer),
];
const failed = { ...message('assistant', 'We could not answer just now.'), failed: true };
const conversation = 'dosmares.conversation';

/** The modules that mf-chat exposes. */
export const catalogue: Catalogue = {
  panel: {
    'new conversation': { Show: Open, kept: { [conversation]: null } },
    closed: { Show: () => <Panel open={false} onClose={() => {}} /> },
    'API away': { Show: Open, kept: { [conversation]: null }, api: 'is away' },
    waiting: { Show: Open, kept: { [conversation]: null }, api: 'is slow' },
    error: { Show: Open, kept: { [conversation]: [talk[0], message('user', 'Hello'), failed] } },
    'long text': { Show: Open, kept: { [conversation]: talk } },
  },
};

function Open() {
  const [isOpen, open] = useState(true);

  return (
    <>
      <Button onClick={() => open(true)}>AI Chat</Button>
      <Panel open={isOpen} onClose={() => open(false)} />
    </>
  );
}
