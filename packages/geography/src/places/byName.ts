import type { PlaceChoice } from "@listwright/domain/geography"

const order = new Intl.Collator("en", { numeric: true })

/** Sorts choices by name, with numbers by value; equal names keep their order. */
export const byName = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<PlaceChoice> =>
  choices.toSorted((a, b) => order.compare(a.name, b.name))
