import type { Field } from './field.ts';

/** A field, and what is entered into it. */
export interface ControlProps {
  name: string;
  field: Field;
  value?: string | undefined;
  /** A value that is not offered, such as the present one. */
  without?: string;
}

/** The label and the control of a field. */
export const Control = (props: ControlProps) => (
  <>
    <label htmlFor={props.name}>{props.field.label}</label>
    <Entry {...props} />
  </>
);

function Entry({ name, field, value, without }: ControlProps) {
  const { schema, input, isLong, options } = field;
  const shared = { id: name, name, defaultValue: value };
  if (options)
    return (
      <select {...shared}>
        {options
          .filter(([option]) => option !== without)
          .map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
      </select>
    );
  if (isLong) return <textarea {...shared} maxLength={schema.maxLength} />;

  return <input type="text" autoComplete="off" {...shared} maxLength={schema.maxLength} {...input} />;
}
