import type { ReactNode } from 'react';

interface EntryProps {
  /** What is said below it in small letters. */
  small: string;
  form?: ReactNode;
  children: ReactNode;
}

/** An entry of a list of rows. */
export const Entry = ({ small, form, children }: EntryProps) => (
  <li>
    <p>
      {children}
      <span>{small}</span>
    </p>
    {form}
  </li>
);
