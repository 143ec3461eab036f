import { Option, Schema } from "effect"

/** Precedes the JSON, so that no page of another site can read it as a script. Clients skip as many characters. */
const PREFIX = "while(1)"

/** The reply of GeneratePwd. */
const Answer = Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String })
export type PrefixedAnswer = typeof Answer.Type

export const prefixedAnswer = (answer: PrefixedAnswer): string => `${PREFIX}${JSON.stringify(answer)}`

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Answer))

/** null: the text is no such answer. */
export const answerBehindPrefix = (text: string): PrefixedAnswer | null =>
  Option.getOrNull(decode(text.slice(PREFIX.length)))
