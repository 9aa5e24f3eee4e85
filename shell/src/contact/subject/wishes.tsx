import { halfDays, ownTime, viewingDays, wishInWords } from '@dosmares/content/half-days';
import { holidayOn } from '@dosmares/content/opening-hours';
import type { ViewingWish } from '@dosmares/contracts/inquiry-fields';
import { Button, columns, FormNote } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { viewingOnly } from '../for-viewing.tsx';
import { FormEntry, type FormState, fieldsetStyles } from '../form-entry.tsx';
import {
  anyDay,
  type Entries,
  emptyForm,
  entriesIn,
  flexible,
  type Mistakes,
  wishAt,
  wishesIn,
  wishNumbers,
} from '../inquiry.ts';

/** Returns a sentence for each wrong day, or for the first one if there is none (V01). */
export function dayMistakes(entries: Entries): Mistakes {
  if (wishesIn(entries).length === 0)
    return { 'day-0': 'Please choose a day, or “I am flexible” as the time.' };
  const found = wishNumbers.map(
    (number) => [`day-${number}`, mistakeInDay(wishAt(entries, number))] as const,
  );

  return Object.fromEntries(found.filter(([, mistake]) => mistake));
}

function mistakeInDay({ date }: ViewingWish) {
  if (date === anyDay) return undefined;
  const { first, last } = viewingDays(Date.now());
  const holiday = holidayOn(date);
  if (holiday) return `We are closed on ${holiday.name.en}. Please choose another day.`;
  if (date === '' || (date >= first && date <= last)) return undefined;

  return date < first ? 'Please choose tomorrow or a later day.' : 'Please choose a day within six months.';
}

/** Formats wishes for the receipt, one a line, each in the office's time and in the visitor's. */
export const wishesInWords = (wishes: readonly ViewingWish[]) =>
  wishes
    .map((wish, at) => {
      const own = ownTime(wish);

      return `${at + 1}. ${wishInWords(wish)}${own ? `; for me ${own}` : ''}`;
    })
    .join('\n');

const wishesStyles = css`
  ${fieldsetStyles};
  ${viewingOnly};

  & > button {
    justify-self: start;
  }
`;

const wishStyles = css`
  ${columns(4, { tablet: [2, 6] })};

  &[hidden] {
    display: none;
  }
`;

const ways = [
  { value: 'visit', label: 'At the house' },
  { value: 'call', label: 'Video tour' },
];

const halves = Object.entries(halfDays).map(([value, { words }]) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}, ${words}`,
}));

const first = [...halves, { value: flexible, label: 'I am flexible' }];

const ordinals = ['First', 'Second', 'Third'];

/** Up to three half-days, at the house or on a call, in Los Cabos time and the visitor's own (V01, V05). */
export function WishFields({ form, disabled }: { form: FormState; disabled: boolean }) {
  const [entries, setEntries] = useState(emptyForm);
  const [days, setDays] = useState<ReturnType<typeof viewingDays>>();
  const [asked, ask] = useState(1);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const shown = wishNumbers.filter((number) => number < asked || entries[`day-${number}`] !== '');

  function read() {
    const whole = fieldset.current?.form;
    if (whole) setEntries(entriesIn(whole, {}));
  }

  // After hydration: what was entered before, and the days, which the served page cannot know.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    read();
    setDays(viewingDays(Date.now()));
  }, []);

  return (
    <fieldset css={wishesStyles} data-wide="" ref={fieldset} disabled={disabled} onChange={read}>
      <legend>When would you like to see it?</legend>
      <FormNote>
        Up to three half-days, in Los Cabos time. We confirm one of them, or suggest another.
      </FormNote>
      {wishNumbers.map((number) => (
        <div css={wishStyles} key={number} hidden={!shown.includes(number)}>
          <HalfDay form={form} number={number} days={days} wish={wishAt(entries, number)} />
        </div>
      ))}
      <FormEntry
        form={form}
        name="way"
        row={{ label: 'In person or by video', placeholder: 'Choose one', options: ways }}
      />
      {shown.length < wishNumbers.length && (
        <Button
          tone="quiet"
          size="small"
          disabled={shown.some((number) => entries[`day-${number}`] === '')}
          onClick={() => ask(shown.length + 1)}
        >
          Add another time
        </Button>
      )}
    </fieldset>
  );
}

interface HalfDayProps {
  form: FormState;
  days: ReturnType<typeof viewingDays> | undefined;
  number: (typeof wishNumbers)[number];
  wish: ViewingWish;
}

function HalfDay({ form, days, number, wish }: HalfDayProps) {
  const day = `day-${number}` as const;
  const label = `${ordinals[number]} choice`;
  const own = ownTime(wish);

  return (
    <>
      <FormEntry
        form={form}
        name={day}
        row={{ label: `${label}: day`, type: 'date', min: days?.first, max: days?.last }}
        error={mistakeInDay(wish) ?? (wish.date ? '' : form.mistakes[day])}
      />
      <FormEntry
        form={form}
        name={`time-${number}`}
        row={{ label: `${label}: time`, placeholder: 'Choose one', options: number === 0 ? first : halves }}
        hint={own && `For you: ${own}`}
      />
    </>
  );
}
