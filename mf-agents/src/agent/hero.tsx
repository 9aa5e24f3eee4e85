import { telHref } from '@dosmares/content/roster';
import { buttonStyles, Container, colour, from, Icon, Phone, Picture, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import type { Agent } from '../agent.ts';
import { scrollBehaviour } from '../motion.ts';
import { Facts } from './facts.tsx';

/** Where the form stands, for links that lead to it. */
export const formId = 'get-in-touch';

const heroStyles = css`
  position: relative;

  ${from.tablet} {
    display: grid;
    align-items: center;
    min-height: ${space(170)};
  }

  ${from.desktop} {
    min-height: min(calc(100svh - ${space(20)}), ${space(230)});
  }
`;

const portraitStyles = css`
  max-height: 72svh;

  & img {
    object-position: 50% 30%;
  }

  ${from.tablet} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 42%;
    max-height: none;
    aspect-ratio: auto;
  }
`;

const wordsStyles = css`
  padding-block: ${space(10)} ${space(16)};

  ${from.tablet} {
    width: 58%;
    padding-block: ${space(20)};
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

/** Who this is, at first sight, and the two ways to say hello (AG04 to AG06). */
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
