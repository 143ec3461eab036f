import { Schema } from "effect"

/** A row in a table of facts, such as 'Paid with', 'VISA ending in 1111'. */
export const MailFact = Schema.Struct({
  name: Schema.String,
  value: Schema.String,
  /** A less prominent note next to the value, such as 'removes 1,200'. */
  note: Schema.optionalKey(Schema.String),
})
export type MailFact = typeof MailFact.Type

/** A row in a bill. Amounts are decimals, such as '12.50'. */
export const MailAmount = Schema.Struct({
  label: Schema.String,
  amount: Schema.String,
  detail: Schema.optionalKey(Schema.String),
})
export type MailAmount = typeof MailAmount.Type

const kind = <const Kind extends string>(name: Kind) => Schema.Literal(name)

/**
 * A building block of an email, in order from top to bottom. The text and HTML versions consist only of these blocks.
 */
export const MailBlock = Schema.Union([
  Schema.Struct({ kind: kind("heading"), text: Schema.String }),
  /** The figure that the email is about. */
  Schema.Struct({ kind: kind("figure"), label: Schema.String, value: Schema.String }),
  Schema.Struct({ kind: kind("paragraph"), text: Schema.String }),
  Schema.Struct({
    kind: kind("facts"),
    title: Schema.optionalKey(Schema.String),
    facts: Schema.Array(MailFact),
  }),
  Schema.Struct({ kind: kind("money"), lines: Schema.Array(MailAmount), total: MailAmount }),
  /** A button. `url` is absolute, or starts with '/' for a page on this site. */
  Schema.Struct({ kind: kind("link"), label: Schema.String, url: Schema.String }),
  /** A less prominent paragraph. */
  Schema.Struct({ kind: kind("note"), text: Schema.String }),
])
export type MailBlock = typeof MailBlock.Type
