import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { BigDecimal, Effect, Stream } from "effect"
import type { CountRefused, CountUnavailable } from "../../counting/questions/CountErrors.ts"
import type { CountAnswer } from "../../counting/questions/CountAnswer.ts"
import { pickPricingChoices } from "../../drafts/pickPricingChoices.ts"
import { hasGeography } from "../../geography/chooseAreas.ts"
import { Figures } from "../../pricing/figures/Figures.ts"
import type { FiguresPart } from "../../pricing/figures/FiguresPart.ts"
import type { Price } from "../../pricing/price/Price.ts"
import { formatFixed, figure } from "../../shared/Decimal.ts"
import { dollars } from "../../shared/dollars.ts"
import type { ComparedList } from "./ComparedList.ts"

/** A list's current count and price. */
export interface ListFigures {
  readonly count: CountAnswer | null
  readonly price: Price | null
  /** The reason the count or price is missing; null if neither is, or if the list has no area yet. */
  readonly problem: string | null
}

/** A figure for both lists; a side is null if its figure is missing. */
export interface ComparedFigure {
  readonly key: "records" | "withPhones" | "ordered" | "perRecord" | "price"
  readonly name: string
  readonly unit: "records" | "dollars"
  /** The first list's figure, as a decimal string; dollar amounts have the usual decimals for their type. */
  readonly one: string | null
  readonly other: string | null
  /** The second figure minus the first; null if they're equal, or if either is unknown. */
  readonly difference: string | null
  readonly isSame: boolean
}

const NONE: ListFigures = { count: null, price: null, problem: null }

const withPart = (figures: ListFigures, part: FiguresPart): ListFigures => {
  switch (part.part) {
    case "count":
      return { ...figures, count: part.count }
    case "price":
      return { ...figures, price: part.price }
    case "failed":
      return { ...figures, problem: part.failure.reason }
    case "extras":
    case "waterfall":
    case "suggestions":
      return figures
  }
}

/**
 * Counts and prices a list in its current state, as the builder does. A rejected count becomes a `problem`, so the
 * other list's figures still appear.
 */
export const computeListFigures = Effect.fn("computeListFigures")(function* (side: ComparedList) {
  const { choices, definition, draftId, revision } = side
  if (!hasGeography(definition)) return NONE
  const figures = yield* Figures
  const parts = figures.figures({ definition, choices: pickPricingChoices(choices), draftId, revision })
  const failed = ({ reason }: CountRefused | CountUnavailable) =>
    Effect.succeed<ListFigures>({ ...NONE, problem: reason })
  return yield* Stream.runFold(parts, () => NONE, withPart).pipe(
    Effect.catchTags({ CountRefused: failed, CountUnavailable: failed }),
  )
})

/**
 * Computes the two lists' figures one after the other: at the same time, the requests of a saved list and the draft
 * that it was saved from would cancel each other.
 */
export const computeBothFigures = Effect.fn("computeBothFigures")(function* (
  one: ComparedList,
  other: ComparedList,
) {
  return { one: yield* computeListFigures(one), other: yield* computeListFigures(other) }
})

/** Compares the figures of two lists; the price is last. */
export const compareFigures = (one: ListFigures, other: ListFigures): ReadonlyArray<ComparedFigure> => {
  const compared = (
    key: ComparedFigure["key"],
    name: string,
    unit: ComparedFigure["unit"],
    of: (figures: ListFigures) => number | string | undefined,
  ): ComparedFigure => {
    const [first, second] = [of(one), of(other)].map((value) => (value === undefined ? null : String(value)))
    const [before = null, after = null] = [first, second]
    const difference =
      before === null || after === null ? null : BigDecimal.subtract(figure(after), figure(before))
    return {
      key,
      name,
      unit,
      one: before,
      other: after,
      difference:
        difference === null || BigDecimal.isZero(difference)
          ? null
          : formatFixed(difference, before?.split(".")[1]?.length ?? 0),
      isSame: before === after,
    }
  }
  return [
    compared("records", "Records", "records", ({ count }) => count?.total),
    compared("withPhones", "With phones", "records", ({ count }) => count?.withPhones),
    compared("ordered", "Ordered", "records", ({ price }) => price?.quantity),
    compared("perRecord", "Price per record", "dollars", ({ price }) => price?.figures.unitPrice),
    compared("price", "Price before tax", "dollars", ({ price }) => price?.figures.totalBeforeTax),
  ]
}

/** Formats a figure: '12,345', '$412.50'; with `isSigned`, for differences, '+1,200', '−$3.10'. */
export const comparedFigureText = (
  amount: string,
  unit: ComparedFigure["unit"],
  isSigned = false,
): string => {
  const text = unit === "dollars" ? dollars(amount) : formatWholeNumber(amount)
  if (!isSigned) return text
  return amount.startsWith("-") ? `−${text.replace("-", "")}` : `+${text}`
}
