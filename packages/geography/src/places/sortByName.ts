import type { PlaceChoice } from "@listwright/domain/geography"

const order = new Intl.Collator("en", { numeric: true })

/** Sorts choices by name, with numbers in numeric order; choices with equal names remain in their original order. */
export const sortByName = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<PlaceChoice> =>
  choices.toSorted((a, b) => order.compare(a.name, b.name))
