/**
 * One bit for each of 128 rows, as an expression over a segment's memory. `load` is the vector at `offset` bytes plus
 * the rows' position, with a human-readable `name`. `mask` is the span's rows that belong to its area; `union` those
 * that belong to any area. `andNot` is the first operand without the second. `choose` is `one` where `by` is set,
 * `zero` elsewhere. `first` is the first set bit of each household; `ends` marks the last rows of households.
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
