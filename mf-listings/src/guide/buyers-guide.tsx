import { lazy } from 'react';
import { Served } from '../served.tsx';

const Questions = lazy(async () => ({ default: (await import('./questions.tsx')).Questions }));

/** The guide's questions, or those with the given ids, in that order (P13). */
export const BuyersGuide = ({ ids }: { ids?: readonly string[] }) => (
  <Served>
    <Questions ids={ids} />
  </Served>
);
