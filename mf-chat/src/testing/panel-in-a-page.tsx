import { roster } from '@dosmares/content/roster';
import { type Answer, Link, type Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import Panel from '../panel.tsx';

/** A page with an AI button, a link elsewhere and the panel, for tests. */
export async function openPanel(post = answering(says('Six bedrooms.')), path = '/') {
  const view = render(
    <TestPlatform path={path} post={post}>
      <Site />
    </TestPlatform>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'AI Chat' }));

  return { post, view };
}

/** An API that always answers the same. */
export const answering = (answer: Answer) =>
  jest.fn<ReturnType<Post>, Parameters<Post>>().mockResolvedValue(answer);

/** A good answer. */
export const says = (message: string): Answer => ({ ok: true, status: 200, body: { message } });

/** The text box. */
export const box = () => screen.getByRole('textbox', { name: 'Your message' });

/** The texts of the log. */
export const said = () =>
  [...screen.getByRole('log').querySelectorAll('[data-role]')].map((one) => one.textContent);

/** The messages of one call to the API. */
export function sent(post: ReturnType<typeof answering>, call = 0) {
  const [, body] = post.mock.calls[call] ?? [];

  return (body as { messages: { role: string; content: string }[] } | undefined)?.messages ?? [];
}

function Site() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        AI Chat
      </button>
      <Link to={`/${roster[0]?.slug}`}>Elsewhere</Link>
      <Panel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
