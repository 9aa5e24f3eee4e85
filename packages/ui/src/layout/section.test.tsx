import { render, screen } from '@testing-library/react';
import { Section } from './section.tsx';

describe('Section', () => {
  it('is named by its title, at the level asked for', () => {
    render(
      <Section title="Featured Properties" headingLevel={3}>
        <p>Three houses.</p>
      </Section>,
    );

    expect(screen.getByRole('region', { name: 'Featured Properties' })).toHaveTextContent('Three houses.');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Featured Properties');
  });

  it('is no landmark without a title', () => {
    render(<Section>Words</Section>);

    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows its action beside the title', () => {
    render(<Section title="Team" action={<a href="/team">All agents</a>} />);

    expect(screen.getByRole('link', { name: 'All agents' })).toBeVisible();
  });
});
