import { roster } from '@dosmares/content/roster';
import { render, screen } from '@testing-library/react';
import { type Agent, agentOf } from '../agent.ts';
import { MessagingButton } from './messaging-button.tsx';

/** Renders the button of an agent with these facts, and returns its link. */
function linkOf(facts: Partial<Agent> = {}) {
  const somebody = agentOf(roster[0]?.slug) as Agent;
  const phones = { phone: '+1 (760) 555-0177', messagingPhone: 'primary' } as const;
  render(<MessagingButton agent={{ ...somebody, firstName: 'Inma', ...phones, ...facts }} />);

  return screen.getByRole('link', { name: 'Chat on WhatsApp' });
}

describe('the messaging button', () => {
  it('AG01 carries the tooltip "Chat on WhatsApp"', () => {
    linkOf();

    expect(screen.getByRole('tooltip')).toHaveTextContent('Chat on WhatsApp');
  });

  it('AG02 opens a chat with the digits of the phone, in a new tab that knows nothing of this one', () => {
    const link = linkOf();

    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/17605550177\?/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('AG03 X06 prefills the greeting, encoded', () => {
    expect(linkOf({ firstName: 'José Ángel' })).toHaveAttribute(
      'href',
      "https://wa.me/17605550177?text=Hi%20Jos%C3%A9%20%C3%81ngel%2C%20I'm%20interested%20in%20Cabo%20real%20estate%20properties.%20Can%20you%20help%20me%3F",
    );
  });

  it('A9-2 uses the second number of whom messages reach there', () => {
    expect(linkOf({ phoneSecondary: '+52 624 000 0109', messagingPhone: 'secondary' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/526240000109\?/),
    );
  });
});
