import type { PlaceChoice } from "@listwright/domain/geography"

const order = new Intl.Collator("en", { numeric: true })

/** Choices in the order of their names, numbers in that of their values; equal names by what they stand for. */
export const byName = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<PlaceChoice> =>
  choices.toSorted((a, b) => order.compare(a.name, b.name))
