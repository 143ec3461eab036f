import { Schema } from "effect"
import { RadiusMiles } from "../../definition/AreaShape.ts"
import { ColumnCriterion } from "../../definition/Audience.ts"
import { ListDefinition } from "../../definition/ListDefinition.ts"

/** A restriction to add to a definition so that it selects fewer records. Areas are identified by `areaKey`. */
export const Restriction = Schema.Union([
  /** The criterion that replaces all of its column's criteria. */
  Schema.Struct({ kind: Schema.Literal("narrowColumn"), criterion: ColumnCriterion }),
  Schema.Struct({ kind: Schema.Literal("onlyWithPhones") }),
  Schema.Struct({ kind: Schema.Literal("onePerHousehold") }),
  Schema.Struct({ kind: Schema.Literal("dropArea"), area: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("fewerNearest"), area: Schema.String, quantity: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal("smallerRadius"), area: Schema.String, miles: RadiusMiles }),
])
export type Restriction = typeof Restriction.Type

/** A restriction with the number of `records` that remain after it: at least 1, and fewer than there are now. */
export const RestrictionSuggestion = Schema.Struct({
  restriction: Restriction,
  /** The definition with only this restriction added. */
  definition: ListDefinition,
  records: Schema.Int,
})
export type RestrictionSuggestion = typeof RestrictionSuggestion.Type
