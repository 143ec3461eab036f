import { Schema } from "effect"
import type { Reading } from "../../src/shared/readings.ts"

export type Rule = (given: unknown) => unknown

/** Makes a rule whose `given` is decoded first: a case that can't be read is a failure and is never skipped. */
export const rule = <A, I>(schema: Schema.Codec<A, I>, answer: (given: A) => unknown): Rule => {
  const decode = Schema.decodeUnknownSync(schema)
  return (given) => answer(decode(given))
}

export const AorB = Schema.Literals(["A", "B"])

/** A is the first option of a reading, B the second. */
export const option = <Option extends string | number>(
  reading: Reading<Option>,
  letter: "A" | "B",
): Option => {
  const chosen = reading.options[letter === "A" ? 0 : 1]
  if (chosen === undefined) throw new Error(`The reading ${reading.id} has no option ${letter}`)
  return chosen
}

export const ofText = (answer: (text: string) => unknown): Rule =>
  rule(Schema.Struct({ text: Schema.String }), ({ text }) => ({ value: answer(text) }))

export const ofListType = (answer: (listType: number) => unknown): Rule =>
  rule(Schema.Struct({ listType: Schema.Int }), ({ listType }) => ({ value: answer(listType) }))

export const known = <A>(value: A | undefined, what: string): A => {
  if (value === undefined) throw new Error(`Unknown ${what}`)
  return value
}
