import { Schema } from "effect"
import type { wordingReading } from "../readings.ts"

/** Reading: do our texts keep the slips of the original contract? */
export type Wording = (typeof wordingReading.options)[number]

/** A text of the original contract with its correction. */
export interface WordsInBoth {
  readonly original: string
  readonly corrected: string
}

/**
 * A text for a person. A rule returns both wordings and needs to know no reading; whoever shows, prints, mails or
 * sends the text picks one with `inWording`. A plain string reads alike in both.
 */
export type Words = string | WordsInBoth

/** The schema of `Words`, for failures that carry a text. */
export const Words = Schema.Union([
  Schema.String,
  Schema.Struct({ original: Schema.String, corrected: Schema.String }),
])

/** Returns a text in the chosen wording [p5-wording]. */
export const inWording = (text: Words, wording: Wording): string =>
  typeof text === "string" ? text : text[wording]

/** Returns a text as calls of the original contract send it, to the letter [p5-original-words]. */
export const originalWords = (text: Words): string => inWording(text, "original")

/** Makes a text once for each wording; plain if both are alike. */
export const inBoth = (made: (wording: Wording) => string): Words => {
  const original = made("original")
  const corrected = made("corrected")
  return original === corrected ? corrected : { original, corrected }
}

/** Composes a text of others, such as words`${option}: ${problem}`. */
export const words = (strings: TemplateStringsArray, ...parts: ReadonlyArray<Words | number>): Words =>
  inBoth((wording) =>
    strings
      .map((string, at) => {
        const part = parts[at] ?? ""
        return string + (typeof part === "number" ? String(part) : inWording(part, wording))
      })
      .join(""),
  )

/** Joins texts. */
export const joinWords = (texts: ReadonlyArray<Words>, separator: string): Words =>
  inBoth((wording) => texts.map((text) => inWording(text, wording)).join(separator))

/** Tells whether two texts read alike. */
export const sameWords = (one: Words, other: Words): boolean =>
  inWording(one, "original") === inWording(other, "original") &&
  inWording(one, "corrected") === inWording(other, "corrected")

/** The names of the placeholders in a text: 'least' and 'most' in '{least} to {most} records'. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Fills in the placeholders of a text of the table. */
export const filled = <const Text extends WordsInBoth>(
  text: Text,
  values: Readonly<Record<Placeholder<Text["original"] | Text["corrected"]>, string | number>>,
): Words =>
  inBoth((wording) =>
    Object.entries<string | number>(values).reduce(
      (made, [name, value]) => made.replaceAll(`{${name}}`, () => String(value)),
      text[wording],
    ),
  )
