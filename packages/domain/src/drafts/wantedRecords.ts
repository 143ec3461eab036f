import type { Choices } from "./Draft.ts"

/**
 * Wants records by area key; a missing area wants everything available. What was wanted of the parts of an area holds as
 * long as its own quantity does, and a total that was wanted no more.
 */
export const wantByArea = (choices: Choices, quantities: Choices["quantities"]): Choices => {
  const { detailQuantities = {}, wantedTotal: _, ...others } = choices
  const kept = Object.entries(detailQuantities).filter(
    ([key]) => choices.quantities[key] !== undefined && choices.quantities[key] === quantities[key],
  )
  return {
    ...others,
    quantities,
    ...(kept.length === 0 ? {} : { detailQuantities: Object.fromEntries(kept) }),
  }
}

/** Wants this many records of all areas together, 0 or more; null wants everything available. */
export const wantTotal = (choices: Choices, wantedTotal: number | null): Choices => {
  const { detailQuantities: _, wantedTotal: __, ...others } = choices
  return { ...others, quantities: {}, ...(wantedTotal === null ? {} : { wantedTotal }) }
}
