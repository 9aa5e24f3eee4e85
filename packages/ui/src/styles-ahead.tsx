import { ClassNames, type SerializedStyles } from '@emotion/react';

/** Inserts styles early: a new rule makes the browser style the whole page amid its answer (decision 0071). */
export function StylesAhead({ of }: { of: readonly SerializedStyles[] }) {
  return (
    <ClassNames>
      {({ css }) => {
        for (const styles of of) css(styles);

        return null;
      }}
    </ClassNames>
  );
}
