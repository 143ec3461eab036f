import type { SuppressionSource } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { ALL, type Bits, NONE } from "../bits/Bits.ts"
import type { BitsBuilder } from "../bits/BitsBuilder.ts"
import { codeSetBits } from "../bits/codeSetBits.ts"
import { largestCode } from "../../format/columns/codes.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { type CodeSet, codeSet } from "../../question/CodeSet.ts"
import type { Condition } from "../../question/createCondition.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/** Expressions over the slices and bitmaps in memory. */
export interface Slices {
  readonly builder: BitsBuilder
  /** Returns a group's slices, bit 0 first. */
  readonly group: (name: string) => ReadonlyArray<Bits>
  /** The rows of the people on the do-not-sell list; null if there are none. */
  readonly doNotSell: Bits | null
  /** Returns the rows that a suppression source lists; null if it doesn't list any. */
  readonly suppressed: (source: SuppressionSource) => Bits | null
  /**
   * True if the records belong to companies: all are businesses, and none are apartments, whatever their addresses look
   * like.
   */
  readonly hasCompanies: boolean
}

export const slice = ({ group }: Slices, name: string): Bits => group(name)[0] ?? NONE

/**
 * Removes the rows of the people on the do-not-sell list. Every answer starts from the rows that are left, as if the
 * others were positions without a row [ob4-do-not-sell].
 */
export const inFile = ({ builder, doNotSell }: Slices, rows: Bits): Bits =>
  doNotSell === null ? rows : builder.andNot(rows, doNotSell)

/**
 * Extends a set that includes the largest code to all higher codes. Those never occur, and including them makes the set
 * simpler.
 */
const upToTheTop = (set: CodeSet, largest: number, bits: number): CodeSet =>
  codeSet(set.map(([from, to]) => [from, to >= largest ? 2 ** bits - 1 : to]))

const occupantBits = (
  slices: Slices,
  { routes, targets }: NonNullable<CanonicalDefinition["occupant"]>,
): Bits => {
  const { builder, hasCompanies } = slices
  const apartment = hasCompanies ? NONE : slice(slices, "APARTMENT")
  const business = hasCompanies ? ALL : slice(slices, "BUSINESS")
  const box = slice(slices, "PO_BOX")
  const rural = slice(slices, "RURAL")
  const dwelling = builder.any([
    ...(targets.includes("homes") ? [builder.not(builder.or(apartment, business))] : []),
    ...(targets.includes("apartments") ? [apartment] : []),
    ...(targets.includes("businesses") ? [business] : []),
  ])
  const delivery = builder.any([
    ...(routes.includes("carrierRoutes") ? [builder.not(builder.or(box, rural))] : []),
    ...(routes.includes("poBoxes") ? [box] : []),
    ...(routes.includes("ruralRoutes") ? [rural] : []),
  ])
  return builder.and(dwelling, delivery)
}

/** Returns the rows where a part of the code is in a set. */
const anyPartIn = ({ builder, group }: Slices, stored: StoredColumn, set: CodeSet): Bits =>
  builder.any(
    columnParts(stored).map((part) => {
      const bits = group(part)
      return codeSetBits(builder, bits, upToTheTop(set, largestCode(stored), bits.length))
    }),
  )

const criterionBits = (slices: Slices, asked: Condition): Bits => {
  const { builder, group } = slices
  const { stored } = asked
  switch (asked.kind) {
    case "codes":
      return anyPartIn(slices, stored, asked.set)
    case "flags":
      return builder.any(group(stored.column.column).filter((_, bit) => (asked.mask & (1 << bit)) !== 0))
    case "industries":
      return builder.andNot(anyPartIn(slices, stored, asked.added), anyPartIn(slices, stored, asked.omitted))
  }
}

/** Returns the rows that match a condition; the result may include positions without a row. */
export const conditionBits = (slices: Slices, condition: RowCondition): Bits => {
  const { builder } = slices
  switch (condition.kind) {
    case "criterion":
      return criterionBits(slices, condition.condition)
    case "flags":
      return builder.any(condition.any.map((one) => criterionBits(slices, one)))
    case "occupant":
      return occupantBits(slices, condition.options)
    case "phone":
      return slice(slices, "PHONE")
    case "email":
      return condition.condition === null ? NONE : criterionBits(slices, condition.condition)
    case "suppression": {
      const suppressed = slices.suppressed(condition.source)
      return suppressed === null ? ALL : builder.not(suppressed)
    }
  }
}
