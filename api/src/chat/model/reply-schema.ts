import { courtesies } from '@dosmares/content/chat/courtesies';
import Type, { type TSchema } from 'typebox';
import Value from 'typebox/value';
import { type Context, oneOf } from '../blocks/block.ts';
import { allKinds, type Block } from '../blocks/blocks.ts';
import { Span, spanFields } from '../hand-over.ts';

const strict = (fields: Readonly<Record<string, TSchema>>) =>
  Type.Object(fields, { additionalProperties: false });
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

/** The forms of all blocks: closed words everywhere, so that no sentence of a model can be part of a reply. */
const blockForms = (context: Context) =>
  allKinds.map(([name, { fields }]) => strict({ kind: oneOf([name]), ...fields(context) }));

/** The form of a model's reply, as a JSON schema that providers take for strict. */
export const replySchema = (context: Context) =>
  strict({
    language: oneOf(['en', 'es']),
    say: Type.Array(oneOf(Object.keys(courtesies))),
    blocks: Type.Array(Type.Union(blockForms(context))),
    handOver: nullable(strict(Object.fromEntries(spanFields.map((field) => [field, nullable(Span)])))),
  });

/** Returns how to check whether a value is a block of today's content. */
export function blockCheck(context: Context): (value: unknown) => value is Block {
  const forms = blockForms(context);

  return (value): value is Block => forms.some((form) => Value.Check(form, value));
}
