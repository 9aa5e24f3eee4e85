import { honeypot } from '@dosmares/contracts/inquiry-fields';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A field that no visitor sees, hears or reaches: only bots fill it in (decision 0011). */
export const Honeypot = () => (
  <VisuallyHidden>
    <label aria-hidden="true">
      Website
      <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
);
