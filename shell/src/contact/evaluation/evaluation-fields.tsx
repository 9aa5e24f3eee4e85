import { answerTime } from '@dosmares/content/answer-time';
import { type Evaluation, evaluationLabels, longestSize, sellingTimes } from '@dosmares/content/evaluation';
import { areas } from '@dosmares/content/site';
import { FormNote, Select, TextField } from '@dosmares/ui';
import { fieldsetStyles } from '../fieldset-styles.ts';

export { withEvaluation } from '@dosmares/content/evaluation';

const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

interface EvaluationFieldsProps {
  answers: Evaluation;
  disabled: boolean;
  onChange: (answers: Evaluation) => void;
}

/** What a seller says of a home besides its kind, and what happens next (C28). */
export function EvaluationFields({ answers, disabled, onChange }: EvaluationFieldsProps) {
  const field = (name: keyof Evaluation) => ({
    name,
    label: evaluationLabels[name],
    value: answers[name],
    disabled,
  });
  const change = (name: keyof Evaluation) => (value: string) => onChange({ ...answers, [name]: value });

  return (
    <fieldset css={fieldsetStyles} data-wide="" disabled={disabled}>
      <legend>Your home</legend>
      <FormNote>
        An agent who knows the area calls you {answerTime.en} and arranges a visit. A week later you have the
        figure in writing, with the sales that it rests on. It is free, and it binds you to nothing.
      </FormNote>
      <Select
        {...field('area')}
        placeholder="Choose one"
        options={asOptions(areas)}
        onValueChange={change('area')}
      />
      <TextField
        {...field('size')}
        placeholder="For example 4,000 sq ft or 370 m²"
        maxLength={longestSize}
        onChange={change('size')}
      />
      <Select
        {...field('when')}
        placeholder="Choose one"
        options={asOptions(sellingTimes)}
        onValueChange={change('when')}
      />
    </fieldset>
  );
}
