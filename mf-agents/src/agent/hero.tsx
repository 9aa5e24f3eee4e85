import { telHref } from '@dosmares/content/roster';
import { buttonStyles, Container, row, scrollBehavior } from '@dosmares/ui';
import { colour, from, Icon, Phone, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import type { Agent } from '../agent.ts';
import { Facts } from './facts.tsx';
import { Portrait } from './portrait.tsx';

/** Id of the section with the form, for links to it. */
export const formId = 'get-in-touch';

/* Text and portrait are side by side on tablets, and on phones in landscape (AG25). */
const landscapePhone = '(min-width: 36em) and (max-height: 30em)';
const sideBySide = `${from.tablet}, ${landscapePhone}`;

const heroStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block: ${space(8)} ${space(16)};

  ${sideBySide} {
    grid-template-columns: minmax(0, 1fr) fit-content(36%);
    gap: ${space(10)};
    align-items: center;
  }

  ${from.desktop} {
    gap: ${space(24)};
    padding-block: ${space(20)} ${space(24)};
  }

  @media ${landscapePhone} {
    align-items: start;
  }
`;

const portraitStyles = css`
  max-width: 62%;

  ${sideBySide} {
    order: 1;
    max-width: 100%;
  }

  /* It fits into the first screen. */
  @media ${landscapePhone} {
    width: calc(0.8 * (100svh - ${space(40)}));
  }
`;

const nameStyles = css`
  ${type.hero};
  margin-block: ${space(4)} ${space(5)};

  & span {
    display: block;
  }
`;

/** Introduces the agent, with links to call and to write (AG04 to AG06). */
export function Hero({ agent }: { agent: Agent }) {
  return (
    <Container css={heroStyles}>
      <Portrait agent={agent} css={portraitStyles} />
      <div>
        <p css={type.eyebrow}>{agent.tagline}</p>
        <h1 css={nameStyles}>
          {agent.firstName} <span>{agent.lastName}</span>
        </h1>
        <p css={type.lead}>{agent.title}</p>
        <p css={{ color: colour('slate') }}>Specializing in {agent.specialization}</p>
        <Facts agent={agent} />
        <div css={row(3)}>
          <a href={telHref(agent.phone)} css={buttonStyles('primary')}>
            <Icon of={Phone} size={18} />
            Call Now
          </a>
          <a href={`#${formId}`} onClick={scrollToForm} css={buttonStyles('quiet')}>
            Send Message
          </a>
        </div>
      </div>
    </Container>
  );
}

function scrollToForm(event: MouseEvent) {
  const form = document.getElementById(formId);
  if (!form) return;

  event.preventDefault();
  form.scrollIntoView({ behavior: scrollBehavior() });
  form.querySelector('h2')?.focus({ preventScroll: true });
}
