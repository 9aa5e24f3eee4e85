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
  /* A long name takes its width from the portrait. */
  grid-template-columns: minmax(min-content, 1fr) minmax(0, ${space(30)});
  gap: ${space(5)};
  padding-block: ${space(6)} ${space(16)};

  & > :first-of-type {
    grid-area: 1 / 2;
    align-self: start;
    padding: ${space(2)};
  }

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${sideBySide} {
    grid-template-columns: minmax(0, 1fr) fit-content(36%);
    gap: 0 ${space(10)};

    & > :first-of-type {
      grid-row: 1 / 3;
      align-self: center;
      padding: ${space(4)};
    }

    & > :nth-of-type(2) {
      align-self: end;
    }

    & > :last-child {
      grid-column: 1;
    }
  }

  ${from.desktop} {
    column-gap: ${space(24)};
    padding-block: ${space(20)} ${space(24)};
  }

  @media ${landscapePhone} {
    grid-template-rows: auto 1fr;

    /* It fits into the first screen. */
    & > :first-of-type {
      align-self: start;
      width: calc(0.8 * (100svh - ${space(40)}));
    }
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
      <Portrait agent={agent} />
      <div>
        <p css={type.eyebrow}>{agent.tagline}</p>
        <h1 css={nameStyles}>
          {agent.firstName} <span>{agent.lastName}</span>
        </h1>
      </div>
      <div>
        <p css={type.lead}>{agent.title}</p>
        <p css={{ color: colour('slate') }}>Specializing in {agent.specialization}</p>
        <div css={[row(3), { marginTop: space(6) }]}>
          <a href={telHref(agent.phone)} css={buttonStyles('primary')}>
            <Icon of={Phone} size={18} />
            Call Now
          </a>
          <a href={`#${formId}`} onClick={scrollToForm} css={buttonStyles('quiet')}>
            Send Message
          </a>
        </div>
        <Facts agent={agent} />
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
