/**
 * One bit for each of 128 rows, as an expression over the memory of a segment. `load`: the vector at `offset` bytes plus
 * the place of the rows, called `name` where people read it. `mask`: the rows of the span that belong to its area; `union`: those that
 * belong to any area. `andNot`: the first without the second. `choose`: `one` where `by` is set, `zero` elsewhere. `first`: the first set bit
 * of each household, whose last rows are marked by `ends`.
 */
export type Bits =
  | { readonly kind: "none" }
  | { readonly kind: "all" }
  | { readonly kind: "mask" }
  | { readonly kind: "union" }
  | { readonly kind: "load"; readonly offset: number; readonly name: string }
  | { readonly kind: "not"; readonly of: Bits }
  | { readonly kind: "and" | "or" | "andNot"; readonly left: Bits; readonly right: Bits }
  | { readonly kind: "choose"; readonly by: Bits; readonly one: Bits; readonly zero: Bits }
  | { readonly kind: "first"; readonly of: Bits; readonly ends: Bits }

export const NONE: Bits = { kind: "none" }
export const ALL: Bits = { kind: "all" }
export const MASK: Bits = { kind: "mask" }
export const UNION: Bits = { kind: "union" }
