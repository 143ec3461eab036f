import type { Choices } from "./Draft.ts"

/** Wants records by area key; a missing area wants everything available. A total that was wanted holds no more. */
export const wantByArea = (choices: Choices, quantities: Choices["quantities"]): Choices => {
  const { wantedTotal: _, ...others } = choices
  return { ...others, quantities }
}

/** Wants so many records of all areas together, 0 or more; null wants everything available. */
export const wantTotal = (choices: Choices, wantedTotal: number | null): Choices => {
  const { detailQuantities: _, wantedTotal: __, ...others } = choices
  return { ...others, quantities: {}, ...(wantedTotal === null ? {} : { wantedTotal }) }
}
