import { selectWording, type Wording, type DualWording } from "../../src/shared/wording/MessageText.ts"

const isInBoth = (value: object): value is DualWording => "original" in value && "corrected" in value

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** The wording of a case: the original one unless it names the other under `wording`. */
const wordingOf = (given: unknown): Wording =>
  isObject(given) && "wording" in given && given.wording === "corrected" ? "corrected" : "original"

const worded = (value: unknown, wording: Wording): unknown => {
  if (!isObject(value)) return value
  if (isInBoth(value)) return selectWording(value, wording)
  if (Array.isArray(value)) return value.map((each) => worded(each, wording))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, worded(each, wording)]))
}

/** Puts all texts of an answer into the wording of its case. */
export const asWorded = (answer: unknown, given: unknown): unknown => worded(answer, wordingOf(given))
