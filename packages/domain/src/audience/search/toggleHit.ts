import { Result } from "effect"
import type { Audience } from "../../definition/Audience.ts"
import { attributeKind } from "../attributes/attributeKinds.ts"
import {
  addCriterionParts,
  missingCriterionParts,
  removeCriterionParts,
} from "../attributes/criterionParts.ts"
import type { Attribute } from "../attributes/Attribute.ts"
import { chooseFlag, chosenFlags, deselectFlag } from "../lifestyles/chooseFlags.ts"
import { type SingleChoiceConflict, setRanges } from "../selectAudience.ts"
import type { AudienceHit } from "./AudienceHit.ts"

const flagsOf = (columns: ReadonlyArray<Attribute>): ReadonlyArray<string> =>
  columns.filter((column) => attributeKind(column) === "lifestyle").map(({ column }) => column)

/** Returns whether an audience already includes a hit; always false for an attribute that requires a range. */
export const hasHit = (
  audience: Audience,
  { column, criterion }: AudienceHit,
  columns: ReadonlyArray<Attribute>,
): boolean => {
  if (criterion === null) return false
  const flags = flagsOf(columns)
  return flags.includes(column)
    ? chosenFlags(audience, flags).chosen.includes(column)
    : missingCriterionParts(audience, criterion) === null
}

/**
 * Adds a hit, or removes it if the audience already has it: a value becomes an alternative, a flag joins the chosen
 * flags, and the most likely deciles replace others. A radio column rejects a second value [ob5-radio].
 */
export const toggleHit = (
  audience: Audience,
  hit: AudienceHit,
  columns: ReadonlyArray<Attribute>,
): Result.Result<Audience, SingleChoiceConflict> => {
  const { criterion } = hit
  const known = columns.find(({ column }) => column === hit.column)
  if (criterion === null || known === undefined) return Result.succeed(audience)
  const isHeld = hasHit(audience, hit, columns)
  switch (attributeKind(known)) {
    case "lifestyle": {
      const change = isHeld ? deselectFlag : chooseFlag
      return Result.succeed(change(audience, flagsOf(columns), hit.column, "any"))
    }
    case "propensity":
      return Result.succeed(
        setRanges(audience, hit.column, isHeld || criterion.kind !== "ranges" ? [] : criterion.ranges),
      )
    case "demographic":
      return isHeld
        ? Result.succeed(removeCriterionParts(audience, criterion))
        : addCriterionParts(audience, criterion, known.inputType)
  }
}
