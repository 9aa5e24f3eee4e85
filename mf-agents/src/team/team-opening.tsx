import { openingPicture } from '@dosmares/content/pictures/brand';
import { Opening } from '@dosmares/ui';

/** The picture that stands for the team, here and on social cards. */
export const teamPicture = openingPicture('inner-sea');

/** Meet Our Team (T01). */
export const TeamOpening = () => (
  <Opening
    picture={teamPicture}
    label="Cabo San Lucas, since 1987"
    title="Meet Our Team"
    lead="Each of us keeps to one stretch of coast or one kind of house, and knows it by heart. Begin with the person who knows yours."
  />
);
