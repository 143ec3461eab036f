import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import type { Address } from "../addresses/Address.ts"

/**
 * The letters and digits in the second half of postal codes, excluding letters that resemble a digit or another letter.
 */
const LETTERS = Array.from("ABCEGHJKLMNPRSTVWXYZ")
const DIGITS = Array.from("123456789")

const SECOND_HALVES = DIGITS.flatMap((first) =>
  LETTERS.flatMap((letter) => DIGITS.map((last) => ZIP_NUMBERS.CA.plus4Number(`${first}${letter}${last}`))),
)

/**
 * The second half that every forward sortation area starts with, so the example on the screens is a postal code with
 * residents.
 */
const FIRST = SECOND_HALVES.indexOf(ZIP_NUMBERS.CA.plus4Number("2T6"))
/** A prime that doesn't divide the number of second halves, so all are used before any repeats. */
const STRIDE = 1_097

/** The maximum number of homes per person in a place. `UNITS` is the number of postal codes shared by these homes. */
const HOMES_A_PERSON = 0.7
const UNITS = 1_500

/**
 * Returns a function that assigns second halves of postal codes to a place's homes, which must be requested in order.
 * Each side of a block and each building has its own; if there are very many, some neighbors share one. No second half
 * is reused later, because there are more than any place needs.
 */
export const deliveryUnits = (people: number): ((home: Pick<Address, "zip4">) => number) => {
  const least = Math.ceil((people * HOMES_A_PERSON) / UNITS)
  let side = -1
  let homes = 0
  let unit = -1
  return ({ zip4 }) => {
    if (zip4 !== side && (unit === -1 || homes >= least)) {
      unit++
      homes = 0
    }
    side = zip4
    homes++
    return SECOND_HALVES[(FIRST + unit * STRIDE) % SECOND_HALVES.length] ?? 0
  }
}
