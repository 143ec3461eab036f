import { Schema } from "effect"

/** The outcome of mailing a document, by address. */
export const MailedTo = Schema.Struct({
  /** The addresses that it was sent to. */
  sent: Schema.Array(Schema.String),
  /** The addresses that were asked by mail to confirm, and that get the document once they do. */
  mustConfirm: Schema.Array(Schema.String),
  /** Addresses that opted out of mail from the account; nothing is sent to them. */
  refused: Schema.Array(Schema.String),
})
export type MailedTo = typeof MailedTo.Type

const listed = (addresses: ReadonlyArray<string>): string => new Intl.ListFormat("en-US").format(addresses)

/** Describes the outcome in a sentence: 'Sent to ann@a.example; ben@b.example must confirm first: we mail a link.' */
export const mailedToText = ({ mustConfirm, refused, sent }: MailedTo): string => {
  const parts = [
    ...(sent.length === 0 ? [] : [`sent to ${listed(sent)}`]),
    ...(mustConfirm.length === 0
      ? []
      : [
          `${listed(mustConfirm)} must confirm first: we mail ${mustConfirm.length === 1 ? "a" : "each a"} link`,
        ]),
    ...(refused.length === 0
      ? []
      : [`${listed(refused)} ${refused.length === 1 ? "wants" : "want"} no mail from your account`]),
  ]
  const text = parts.join("; ")
  // An address stays as it is.
  return `${sent.length === 0 ? text : `S${text.slice(1)}`}.`
}
