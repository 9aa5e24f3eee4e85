import { telHref } from '@dosmares/content/roster';
import { buttonStyles, Container, colour, from, Icon, Phone, Picture, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import type { Agent } from '../agent.ts';
import { scrollBehaviour } from '../motion.ts';
import { Facts } from './facts.tsx';

/** Id of the form, for links to it. */
export const formId = 'get-in-touch';

/* Words and portrait are side by side on tablets, and on phones held sideways (AG25). */
const lying = '(min-width: 36em) and (max-height: 30em)';
const beside = `${from.tablet}, ${lying}`;

const heroStyles = css`
  position: relative;

  ${beside} {
    display: grid;
    align-items: center;
  }

  ${from.tablet} {
    min-height: ${space(170)};
  }

  ${from.desktop} {
    min-height: min(calc(100svh - ${space(20)}), ${space(230)});
  }
`;

const portraitStyles = css`
  width: 100%;
  max-height: 72svh;

  & img {
    object-position: 50% 30%;
  }

  ${beside} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 42%;
    max-height: none;
    aspect-ratio: auto;
  }

  /* The face stays in the first screen. */
  @media ${lying} {
    bottom: auto;
    height: calc(100svh - ${space(32)});
  }
`;

const wordsStyles = css`
  padding-block: ${space(10)} ${space(16)};

  ${beside} {
    width: 58%;
    padding-block: clamp(${space(8)}, 12svh, ${space(20)});
    padding-right: ${space(8)};
  }

  ${from.desktop} {
    padding-right: ${space(16)};
  }
`;

const taglineStyles = css`
  ${type.label};
  color: ${colour('bronze')};
`;

const nameStyles = css`
  ${type.hero};
  margin-block: ${space(4)} ${space(5)};

  & span {
    display: block;
  }
`;

const titleStyles = css`
  ${type.lead};
`;

const quietStyles = css`
  color: ${colour('slate')};
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Introduces the agent, with the two ways to write (AG04 to AG06). */
export function Hero({ agent }: { agent: Agent }) {
  return (
    <div css={heroStyles}>
      <Picture
        picture={agent.portrait}
        sizes="(min-width: 768px) 42vw, 100vw"
        priority
        css={portraitStyles}
      />
      <Container>
        <div css={wordsStyles}>
          <p css={taglineStyles}>{agent.tagline}</p>
          <h1 css={nameStyles}>
            {agent.firstName} <span>{agent.lastName}</span>
          </h1>
          <p css={titleStyles}>{agent.title}</p>
          <p css={quietStyles}>Specializing in {agent.specialization}</p>
          <Facts agent={agent} />
          <div css={actionsStyles}>
            <a href={telHref(agent.phone)} css={buttonStyles('primary')}>
              <Icon of={Phone} size={18} aria-hidden="true" />
              Call Now
            </a>
            <a href={`#${formId}`} onClick={scrollToForm} css={buttonStyles('quiet')}>
              Send Message
            </a>
          </div>
        </div>
      </Container>
    </div>
  );
}

function scrollToForm(event: MouseEvent) {
  const form = document.getElementById(formId);
  if (!form) return;

  event.preventDefault();
  form.scrollIntoView({ behavior: scrollBehaviour() });
  form.querySelector('h2')?.focus({ preventScroll: true });
}
