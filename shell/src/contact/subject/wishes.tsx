import { halfDays, ownTime, viewingDays } from '@dosmares/content/half-days';
import { holidayOn } from '@dosmares/content/opening-hours';
import type { ViewingWish } from '@dosmares/contracts/inquiry-fields';
import { Button, columns, FormNote } from '@dosmares/ui';
import { css } from '@emotion/react';
import { FormEntry, type FormState, fieldsetStyles } from '../form-entry.tsx';
import { type Entries, wishAt, wishesIn, wishNumbers } from '../inquiry.ts';

export const hasWrongDay = (entries: Entries) => wishesIn(entries).some((wish) => mistakeInDay(wish));

function mistakeInDay({ date }: ViewingWish) {
  const { first, last } = viewingDays(Date.now());
  const holiday = holidayOn(date);
  if (holiday) return `We are closed on ${holiday.name.en}. Please choose another day.`;
  if (date === '' || (date >= first && date <= last)) return undefined;

  return date < first ? 'Please choose tomorrow or a later day.' : 'Please choose a day within six months.';
}

const wishesStyles = css`
  ${fieldsetStyles};

  & > button {
    justify-self: start;
  }
`;

const wishStyles = columns(4, { tablet: [2, 6] });

const ways = [
  { value: 'visit', label: 'At the house' },
  { value: 'call', label: 'Walk through on a call' },
];

const halves = Object.entries(halfDays).map(([value, { words }]) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}, ${words}`,
}));

const ordinals = ['First', 'Second', 'Third'];

/** Up to three half-days, at the house or on a call, in Los Cabos time and the visitor's own (V01, V05). */
export function WishFields({ form }: { form: FormState }) {
  const { entries, isSending, change } = form;
  const { first: min, last: max } = viewingDays(Date.now());
  const shown = wishNumbers.filter((number) => number === 0 || entries[`time-${number}`] !== '');
  const next = wishNumbers[shown.length];

  return (
    <fieldset css={wishesStyles} data-wide="" disabled={isSending}>
      <legend>When would you like to see it?</legend>
      <FormNote>
        Up to three half-days, in Los Cabos time. We confirm one of them, or suggest another.
      </FormNote>
      <FormEntry
        form={form}
        name="way"
        row={{ label: 'Way to see it', placeholder: 'Choose one', options: ways }}
      />
      {shown.map((number) => {
        const wish = wishAt(entries, number);
        const own = ownTime(wish);
        const label = `${ordinals[number]} choice`;

        return (
          <div css={wishStyles} key={number}>
            <FormEntry
              form={form}
              name={`day-${number}`}
              row={{ label: `${label}: day`, type: 'date', min, max }}
              error={mistakeInDay(wish)}
            />
            <FormEntry
              form={form}
              name={`time-${number}`}
              row={{ label: `${label}: time`, placeholder: 'Choose one', options: halves }}
              hint={own && `For you: ${own}`}
            />
          </div>
        );
      })}
      {next && (
        <Button
          tone="quiet"
          size="small"
          disabled={entries[`day-${shown.at(-1) ?? 0}`] === ''}
          onClick={() => change(`time-${next}`)('morning')}
        >
          Add another time
        </Button>
      )}
    </fieldset>
  );
}
