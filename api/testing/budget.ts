import { type FieldRow, inquiryFields } from '@dosmares/contracts/inquiry-fields';

const words = { asked: 'your budget', label: 'Budget', column: 'budget' };

/** Adds a field to the table of all fields, as a newcomer would; to be imported before schemas are made of it. */
Object.assign(inquiryFields, { budget: { limit: 30, detail: 'budget', ...words } satisfies FieldRow });
