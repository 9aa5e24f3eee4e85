/** A mail of the desk that waits to be sent. All other data is read when it runs. */
export interface DeskJob {
  inquiry: string;
  /** Number of the event that it tells of. */
  number: number;
  /** Absent in jobs of an earlier version, which are reminders. */
  about?: 'reminder' | 'taken-away' | 'crossed';
  /** A number of the staff, or whoever has the inquiry when the mail is sent. */
  to: number | 'holder' | 'office';
}
