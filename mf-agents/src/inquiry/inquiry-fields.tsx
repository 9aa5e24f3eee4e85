import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { columns, Select, TextArea, TextField } from '@dosmares/ui';

/** What only some pages ask for (A9-5). */
// biome-ignore format: a table reads in columns
export const choices = {
  inquiryType:  { label: 'Inquiry Type',  options: inquiryTypes,  placeholder: 'Choose one', defaultValue: 'general' },
  propertyType: { label: 'Property Type', options: propertyTypes, placeholder: 'Any property' },
} as const;

interface Fields extends Pick<SubmitPolicy, 'alsoAsks'> {
  refused: Readonly<Record<string, string>>;
}

/** The five fields of every page (AG15) and the choices that only some offer (A9-5). */
export function InquiryFields({ refused, alsoAsks }: Fields) {
  const field = (name: FormField) => ({ name, error: refused[name] });
  const text = (name: FormField & keyof typeof limits) => ({ ...field(name), maxLength: limits[name] });

  return (
    <>
      <div css={columns(6, { tablet: [2, 6] })}>
        <TextField label="Your Name *" required autoComplete="name" {...text('name')} />
        <TextField label="Email *" required type="email" autoComplete="email" {...text('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
        <TextField label="Property Interest" {...text('propertyInterest')} />
        {alsoAsks.map((name) => (
          <Select key={name} {...choices[name]} {...field(name)} />
        ))}
      </div>
      <TextArea label="Your Message *" required rows={5} {...text('message')} />
    </>
  );
}
