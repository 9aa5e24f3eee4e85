import { honeypot } from '@dosmares/contracts/limits';
import { VisuallyHidden } from '@dosmares/ui';

/** A field that no visitor sees, hears or reaches: whatever fills it is not a person. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <label>
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
      </span>
    </VisuallyHidden>
  );
}
