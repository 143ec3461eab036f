import fc from "fast-check"
import { BigDecimal } from "effect"
import { cents, figure, formatFixed, roundHalfUp } from "../../src/shared/Decimal.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { amount } from "./arbitraryAmount.ts"

const decimals = fc.integer({ min: 0, max: 6 })
const half = (places: number): BigDecimal.BigDecimal => BigDecimal.make(5n, places + 1)
const isSame = BigDecimal.equals

/** Tells whether an amount lies exactly between two whole units. */
const isHalfway = (given: BigDecimal.BigDecimal, places: number): boolean =>
  isSame(BigDecimal.abs(BigDecimal.subtract(given, roundHalfUp(given, places))), half(places))

/** Amounts that lie between two units of `places` decimals more often than by chance. */
const halfway = fc
  .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), decimals)
  .map(([units, places]) => ({
    places,
    given: BigDecimal.sum(BigDecimal.make(units, places), half(places)),
  }))
const anywhere = fc.record({ places: decimals, given: amount })

export const halfUpSentences = sentencesAbout(
  "shared",
  always(
    "rounding is never further than half a unit away",
    fc.property(fc.oneof(anywhere, halfway), ({ given, places }) => {
      const off = BigDecimal.abs(BigDecimal.subtract(roundHalfUp(given, places), given))
      return BigDecimal.isLessThanOrEqualTo(off, half(places))
    }),
  ),
  always(
    "an amount halfway between two units is rounded upwards, below zero too",
    fc.property(halfway, ({ given, places }) =>
      isSame(roundHalfUp(given, places), BigDecimal.sum(given, half(places))),
    ),
  ),
  always(
    "rounding to cents changes nothing when done again",
    fc.property(amount, (given) => isSame(cents(cents(given)), cents(given))),
  ),
  always(
    "the rounded negative is the negative of the rounded, except halfway",
    fc.property(
      anywhere,
      ({ given, places }) =>
        isHalfway(given, places) ||
        isSame(roundHalfUp(BigDecimal.negate(given), places), BigDecimal.negate(roundHalfUp(given, places))),
    ),
  ),
  always(
    "of two amounts the greater is never rounded to the smaller",
    fc.property(amount, amount, (one, other) =>
      BigDecimal.isLessThanOrEqualTo(cents(BigDecimal.min(one, other)), cents(BigDecimal.max(one, other))),
    ),
  ),
  always(
    "whole cents may be added before or after rounding",
    fc.property(amount, fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), (given, added) => {
      const whole = BigDecimal.make(added, 2)
      return isSame(cents(BigDecimal.sum(given, whole)), BigDecimal.sum(cents(given), whole))
    }),
  ),
  always(
    "an amount written with its decimals is read back as the rounded amount",
    fc.property(amount, decimals, (given, places) => {
      const written = formatFixed(given, places)
      return (
        isSame(figure(written), roundHalfUp(given, places)) && (written.split(".")[1] ?? "").length === places
      )
    }),
  ),
)
