import { roster } from '@dosmares/content/roster';
import { render, screen } from '@testing-library/react';
import { type Agent, agentOf } from '../agent.ts';
import { MessagingButton } from './messaging-button.tsx';

const inma = {
  ...(agentOf(roster[0]?.slug) as Agent),
  firstName: 'José Ángel',
  phone: '+1 (760) 555-0177',
  phoneSecondary: '+52 624 000 0109',
};

it.each([
  ['AG01 AG02 AG03 X06', 'primary', '17605550177'],
  ['A9-2', 'secondary', '526240000109'],
] as const)(
  '%s a chat opens at the %s phone, in a new tab, with an encoded greeting',
  (_, messagingPhone, digits) => {
    render(<MessagingButton agent={{ ...inma, messagingPhone }} />);
    const link = screen.getByRole('link', { name: 'Chat on WhatsApp' });

    expect(screen.getByRole('tooltip')).toHaveTextContent('Chat on WhatsApp');
    expect(link).toHaveAttribute(
      'href',
      `https://wa.me/${digits}?text=Hi%20Jos%C3%A9%20%C3%81ngel%2C%20I'm%20interested%20in%20Cabo%20real%20estate%20properties.%20Can%20you%20help%20me%3F`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);
