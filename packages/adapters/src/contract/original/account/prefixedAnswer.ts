import { Option, Schema } from "effect"

/**
 * The prefix before the JSON, which prevents other sites' pages from loading the reply as a script. Clients skip this
 * many characters.
 */
const PREFIX = "while(1)"

/** The reply of GeneratePwd. */
const Answer = Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String })
export type PrefixedAnswer = typeof Answer.Type

export const prefixedAnswer = (answer: PrefixedAnswer): string => `${PREFIX}${JSON.stringify(answer)}`

/** Builds a prefixed reply that refuses the call. */
export const prefixedRefusal = (message: string): string =>
  prefixedAnswer({ ResultFlag: false, ResultMessage: message })

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Answer))

/** Parses a prefixed reply; returns null if the text isn't one. */
export const parsePrefixedAnswer = (text: string): PrefixedAnswer | null =>
  Option.getOrNull(decode(text.slice(PREFIX.length)))
