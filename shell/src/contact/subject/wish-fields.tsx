import { halfDays, mostWishes, ownTime, type ViewingWish, viewingDays } from '@dosmares/content/half-days';
import { Button, FormNote, from, Select, space, TextField } from '@dosmares/ui';
import { css } from '@emotion/react';
import { fieldsetStyles } from '../fieldset-styles.ts';
import { mistakeInDay, ownZone } from './subject.ts';

const wishStyles = css`
  display: grid;
  gap: ${space(4)} ${space(6)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const moreStyles = css`
  justify-self: start;
`;

const halves = Object.entries(halfDays).map(([value, { words }]) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}, ${words}`,
}));

const ways = [
  { value: 'visit', label: 'At the house' },
  { value: 'call', label: 'Walk through on a call' },
];

interface WishFieldsProps {
  wishes: readonly ViewingWish[];
  /** Whether the visitor came for a walk through on a call. */
  onCall: boolean;
  disabled: boolean;
  onChange: (wishes: readonly ViewingWish[]) => void;
}

/**
 * Up to three half days on which the visitor would like to see the house, there or on a call, in the time of Los Cabos
 * and the visitor's own (V01, V05).
 */
export function WishFields({ wishes, onCall, disabled, onChange }: WishFieldsProps) {
  const { first, last } = viewingDays(Date.now());
  const isOnCall = wishes[0]?.onCall ?? onCall;
  const unchosen: ViewingWish = { date: '', half: 'morning', onCall: isOnCall };
  const shown = wishes.length > 0 ? wishes : [unchosen];
  const change = (at: number, part: Partial<ViewingWish>) =>
    onChange(shown.map((wish, index) => (index === at ? { ...wish, ...part } : wish)));

  return (
    <fieldset css={fieldsetStyles} data-wide="" disabled={disabled}>
      <legend>When would you like to see it?</legend>
      <FormNote>
        Up to three half-days, in Los Cabos time. We confirm one of them, or suggest another.
      </FormNote>
      <Select
        label="Way to see it"
        name="way"
        placeholder="Choose one"
        options={ways}
        value={isOnCall ? 'call' : 'visit'}
        disabled={disabled}
        onValueChange={(way) => onChange(shown.map((wish) => ({ ...wish, onCall: way === 'call' })))}
      />
      {shown.map((wish, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wishes are only added at the end
        <div css={wishStyles} key={index}>
          <TextField
            label={named('day', index)}
            name={`day-${index}`}
            type="date"
            min={first}
            max={last}
            value={wish.date}
            error={mistakeInDay(wish)}
            disabled={disabled}
            onChange={(date) => change(index, { date })}
          />
          <Select
            label={named('time', index)}
            name={`time-${index}`}
            placeholder="Choose one"
            options={halves}
            value={wish.half}
            hint={hintFor(wish)}
            disabled={disabled}
            onValueChange={(half) => change(index, { half: half as ViewingWish['half'] })}
          />
        </div>
      ))}
      {shown.length < mostWishes && (
        <Button
          tone="quiet"
          size="small"
          css={moreStyles}
          disabled={shown.at(-1)?.date === ''}
          onClick={() => onChange([...shown, unchosen])}
        >
          Add another time
        </Button>
      )}
    </fieldset>
  );
}

const ordinals = ['First', 'Second', 'Third'];
const named = (what: string, index: number) => `${ordinals[index]} choice: ${what}`;

function hintFor(wish: ViewingWish) {
  const own = ownTime(wish, ownZone());

  return own && `For you: ${own}`;
}
