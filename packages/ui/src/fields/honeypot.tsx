import { honeypot } from '@dosmares/contracts/inquiry-fields';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A field that no visitor sees, hears or reaches: only bots fill it in (decision 0011). */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        Website
        <input
          name={honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </VisuallyHidden>
  );
}
