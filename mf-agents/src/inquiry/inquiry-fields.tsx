import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { from, Select, space, TextArea, TextField } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Inquiry } from './use-inquiry.ts';

const pairsStyles = css`
  display: grid;
  gap: ${space(6)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

// biome-ignore format: a table reads in columns
const choices = {
  inquiryType:  { label: 'Inquiry Type',  options: inquiryTypes,  placeholder: 'Choose one' },
  propertyType: { label: 'Property Type', options: propertyTypes, placeholder: 'Any property' },
} as const;

/** The five fields of every page (AG15) and the choices that only some offer (A9-5). */
export function InquiryFields({
  inquiry,
  alsoAsks,
}: {
  inquiry: Inquiry;
  alsoAsks: SubmitPolicy['alsoAsks'];
}) {
  const { values, change, isSending: disabled } = inquiry;
  const text = (name: FormField) => ({ name, value: values[name], onChange: change(name), disabled });

  return (
    <>
      <div css={pairsStyles}>
        <TextField label="Your Name *" required autoComplete="name" {...text('name')} />
        <TextField label="Email *" required type="email" autoComplete="email" {...text('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
        <TextField label="Property Interest" {...text('propertyInterest')} />
        {alsoAsks.map((name) => (
          <Select
            key={name}
            {...choices[name]}
            name={name}
            value={values[name]}
            onValueChange={change(name)}
            disabled={disabled}
          />
        ))}
      </div>
      <TextArea label="Your Message *" required rows={5} {...text('message')} />
    </>
  );
}
