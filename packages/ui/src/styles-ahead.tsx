import { ClassNames, type SerializedStyles } from '@emotion/react';

/**
 * Inserts styles before there is anything that wears them. A rule that is inserted when its element appears makes the
 * browser style the whole page anew, in the midst of the answer that a visitor waits for (decision 0071).
 */
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
