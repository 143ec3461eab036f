import { Option, Schema } from "effect"

/**
 * The prefix before the JSON, which keeps pages of other sites from reading it as a script. Clients skip this many
 * characters.
 */
const PREFIX = "while(1)"

/** The reply of GeneratePwd. */
const Answer = Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String })
export type PrefixedAnswer = typeof Answer.Type

export const prefixedAnswer = (answer: PrefixedAnswer): string => `${PREFIX}${JSON.stringify(answer)}`

/** Writes the refusal of a call that replies so. */
export const prefixedRefusal = (message: string): string =>
  prefixedAnswer({ ResultFlag: false, ResultMessage: message })

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Answer))

/** Parses the reply behind the prefix; null if the text isn't such a reply. */
export const answerBehindPrefix = (text: string): PrefixedAnswer | null =>
  Option.getOrNull(decode(text.slice(PREFIX.length)))
