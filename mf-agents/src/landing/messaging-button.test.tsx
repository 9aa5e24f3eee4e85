import { render, screen } from '@testing-library/react';
import { agentOf } from '../agent.ts';
import { MessagingButton } from './messaging-button.tsx';

function linkOf(slug: string) {
  const agent = agentOf(slug);
  if (!agent) throw new Error(`No agent ${slug}`);
  render(<MessagingButton agent={agent} />);

  return screen.getByRole('link', { name: 'Chat on WhatsApp' });
}

describe('the messaging button', () => {
  it('AG01 carries the tooltip "Chat on WhatsApp"', () => {
    linkOf('adrian-bellamy');

    expect(screen.getByRole('tooltip')).toHaveTextContent('Chat on WhatsApp');
  });

  it('AG02 opens a chat with the digits of the phone, in a new tab that knows nothing of this one', () => {
    const link = linkOf('adrian-bellamy');

    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/17605550102\?/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('AG03 X06 prefills the greeting, encoded', () => {
    expect(linkOf('leonor-arriaga')).toHaveAttribute(
      'href',
      "https://wa.me/17605550112?text=Hi%20Leonor%2C%20I'm%20interested%20in%20Cabo%20real%20estate%20properties.%20Can%20you%20help%20me%3F",
    );
  });

  it('A9-2 uses the second number of agent 9', () => {
    expect(linkOf('helena-marsh')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/526240000109\?/),
    );
  });
});
