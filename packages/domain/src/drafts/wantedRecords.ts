import type { Choices } from "./Draft.ts"

/**
 * Sets the wanted records by area key; for an area without an entry, everything available is wanted. Keeps the
 * quantities within an area only if the area's own quantity is unchanged, and drops the wanted total.
 */
export const setWantedRecordsByArea = (choices: Choices, quantities: Choices["quantities"]): Choices => {
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

/** Sets the total number of records wanted, 0 or more; null requests everything available. */
export const setWantedTotal = (choices: Choices, wantedTotal: number | null): Choices => {
  const { detailQuantities: _, wantedTotal: __, ...others } = choices
  return { ...others, quantities: {}, ...(wantedTotal === null ? {} : { wantedTotal }) }
}
