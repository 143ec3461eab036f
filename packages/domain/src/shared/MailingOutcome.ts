import { Schema } from "effect"

/** The outcome of emailing a document, by email address. */
export const MailingOutcome = Schema.Struct({
  /** The email addresses that the document was sent to. */
  sent: Schema.Array(Schema.String),
  /** The email addresses that were asked to confirm; they receive the document after confirming. */
  mustConfirm: Schema.Array(Schema.String),
  /** The email addresses that have opted out of the account's emails; nothing is sent to them. */
  refused: Schema.Array(Schema.String),
})
export type MailingOutcome = typeof MailingOutcome.Type

const listed = (addresses: ReadonlyArray<string>): string => new Intl.ListFormat("en-US").format(addresses)

/**
 * Describes the outcome of a mailing in a sentence: 'Sent to ann@a.example; ben@b.example must confirm first, so we're
 * emailing a link.'
 */
export const mailingOutcomeText = ({ mustConfirm, refused, sent }: MailingOutcome): string => {
  const parts = [
    ...(sent.length === 0 ? [] : [`sent to ${listed(sent)}`]),
    ...(mustConfirm.length === 0
      ? []
      : [
          `${listed(mustConfirm)} must confirm first, so we're emailing ${mustConfirm.length === 1 ? "a" : "each of them a"} link`,
        ]),
    ...(refused.length === 0
      ? []
      : [`${listed(refused)} ${refused.length === 1 ? "doesn't" : "don't"} want email from your account`]),
  ]
  const text = parts.join("; ")
  // An address stays as it is.
  return `${sent.length === 0 ? text : `S${text.slice(1)}`}.`
}
