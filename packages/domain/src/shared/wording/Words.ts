import { Schema } from "effect"
import type { wordingReading } from "../readings.ts"

/** The wording of our messages: with the original contract's mistakes, or corrected. */
export type Wording = (typeof wordingReading.options)[number]

/** A message from the original contract with its correction. */
export interface WordsInBoth {
  readonly original: string
  readonly corrected: string
}

/**
 * A message for a user. Rules return both wordings and don't depend on the reading; the code that shows, prints or
 * sends a message selects one with `inWording`. A plain string is the same in both.
 */
export type Words = string | WordsInBoth

/** The schema of `Words`, for failures with a message. */
export const Words = Schema.Union([
  Schema.String,
  Schema.Struct({ original: Schema.String, corrected: Schema.String }),
])

/** Returns a message in the chosen wording [p5-wording]. */
export const inWording = (text: Words, wording: Wording): string =>
  typeof text === "string" ? text : text[wording]

/** Returns a message exactly as original-contract calls send it [p5-original-words]. */
export const originalWords = (text: Words): string => inWording(text, "original")

/** Builds a message once for each wording; returns a plain string if both are the same. */
export const inBoth = (made: (wording: Wording) => string): Words => {
  const original = made("original")
  const corrected = made("corrected")
  return original === corrected ? corrected : { original, corrected }
}

/** Composes a message from others, such as words`${option}: ${problem}`. */
export const words = (strings: TemplateStringsArray, ...parts: ReadonlyArray<Words | number>): Words =>
  inBoth((wording) =>
    strings
      .map((string, at) => {
        const part = parts[at] ?? ""
        return string + (typeof part === "number" ? String(part) : inWording(part, wording))
      })
      .join(""),
  )

/** Joins messages with a separator. */
export const joinWords = (texts: ReadonlyArray<Words>, separator: string): Words =>
  inBoth((wording) => texts.map((text) => inWording(text, wording)).join(separator))

/** Tells whether two messages are identical in both wordings. */
export const sameWords = (one: Words, other: Words): boolean =>
  inWording(one, "original") === inWording(other, "original") &&
  inWording(one, "corrected") === inWording(other, "corrected")

/** The names of the placeholders in a message: 'least' and 'most' in '{least} to {most} records'. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Replaces the placeholders that have a value. */
export const fillIn = (text: WordsInBoth, values: Readonly<Record<string, string | number>>): Words =>
  inBoth((wording) =>
    Object.entries(values).reduce(
      (made, [name, value]) => made.replaceAll(`{${name}}`, () => String(value)),
      text[wording],
    ),
  )

/** Fills in the placeholders of a message from the table. */
export const filled = <const Text extends WordsInBoth>(
  text: Text,
  values: Readonly<Record<Placeholder<Text["original"] | Text["corrected"]>, string | number>>,
): Words => fillIn(text, values)
