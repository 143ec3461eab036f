import { Schema } from "effect"
import type { wordingReading } from "../readings.ts"

/** The wording of our messages: with the original contract's mistakes, or corrected. */
export type Wording = (typeof wordingReading.options)[number]

/** A message from the original contract with its correction. */
export interface DualWording {
  readonly original: string
  readonly corrected: string
}

/**
 * A message for a user. Rules return both wordings and don't depend on the reading; the code that shows, prints or
 * sends a message selects one with `selectWording`. A plain string is the same in both.
 */
export type MessageText = string | DualWording

/** The schema of `MessageText`, for failures with a message. */
export const MessageText = Schema.Union([
  Schema.String,
  Schema.Struct({ original: Schema.String, corrected: Schema.String }),
])

/** Returns a message in the chosen wording [p5-wording]. */
export const selectWording = (text: MessageText, wording: Wording): string =>
  typeof text === "string" ? text : text[wording]

/** Returns a message exactly as original-contract calls send it [p5-original-words]. */
export const originalMessage = (text: MessageText): string => selectWording(text, "original")

/** Builds a message once for each wording; returns a plain string if both are the same. */
export const buildInBothWordings = (made: (wording: Wording) => string): MessageText => {
  const original = made("original")
  const corrected = made("corrected")
  return original === corrected ? corrected : { original, corrected }
}

/** Composes a message from others, such as messageText`${option}: ${problem}`. */
export const messageText = (
  strings: TemplateStringsArray,
  ...parts: ReadonlyArray<MessageText | number>
): MessageText =>
  buildInBothWordings((wording) =>
    strings
      .map((string, at) => {
        const part = parts[at] ?? ""
        return string + (typeof part === "number" ? String(part) : selectWording(part, wording))
      })
      .join(""),
  )

/** Joins messages with a separator. */
export const joinMessages = (texts: ReadonlyArray<MessageText>, separator: string): MessageText =>
  buildInBothWordings((wording) => texts.map((text) => selectWording(text, wording)).join(separator))

/** Returns whether two messages are identical in both wordings. */
export const isSameMessage = (one: MessageText, other: MessageText): boolean =>
  selectWording(one, "original") === selectWording(other, "original") &&
  selectWording(one, "corrected") === selectWording(other, "corrected")

/** The names of the placeholders in a message: 'least' and 'most' in '{least} to {most} records'. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Replaces the placeholders that have a value. */
export const fillKnownPlaceholders = (
  text: DualWording,
  values: Readonly<Record<string, string | number>>,
): MessageText =>
  buildInBothWordings((wording) =>
    Object.entries(values).reduce(
      (made, [name, value]) => made.replaceAll(`{${name}}`, () => String(value)),
      text[wording],
    ),
  )

/** Fills in all placeholders of a message from the table. */
export const fillPlaceholders = <const Text extends DualWording>(
  text: Text,
  values: Readonly<Record<Placeholder<Text["original"] | Text["corrected"]>, string | number>>,
): MessageText => fillKnownPlaceholders(text, values)
