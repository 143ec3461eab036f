import { Schema } from "effect"

/** The outcome of mailing a document, by address. */
export const MailedTo = Schema.Struct({
  /** It goes to these. */
  sent: Schema.Array(Schema.String),
  /** These are asked by mail whether they want it, and get it once they confirm. */
  mustConfirm: Schema.Array(Schema.String),
  /** Addresses that opted out of mail from the account; nothing is sent to them. */
  refused: Schema.Array(Schema.String),
})
export type MailedTo = typeof MailedTo.Type

const listed = (addresses: ReadonlyArray<string>): string => new Intl.ListFormat("en-US").format(addresses)

/** One sentence: 'Sent to ann@a.example; ben@b.example must confirm first: we mail a link.' */
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
