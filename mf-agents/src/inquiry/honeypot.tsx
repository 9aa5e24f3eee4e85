import { honeypot } from '@dosmares/contracts/limits';
import { VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';

const trapStyles = css`
  position: absolute;
`;

/** A field that people neither see, hear nor reach: whoever fills it is a machine (decision 0012). */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div css={trapStyles} aria-hidden="true">
      <VisuallyHidden>
        <label>
          Website
          <input
            type="text"
            name={honeypot}
            tabIndex={-1}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </label>
      </VisuallyHidden>
    </div>
  );
}
