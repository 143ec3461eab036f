import { areaKey } from "../../definition/areaKey.ts"
import type { ColumnCriterion } from "../../definition/Audience.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { Relaxation } from "../questions/Suggestion.ts"
import { candidateRelaxations } from "./candidateRelaxations.ts"
import { withArea } from "./withArea.ts"

/** Returns a relaxation's key, unique within an answer: 'dropColumn:AGE', 'dropExclusion:zip:60614'. */
export const relaxationKey = (relaxation: Relaxation): string => {
  switch (relaxation.kind) {
    case "dropColumn":
    case "widenRange":
      return `${relaxation.kind}:${relaxation.column}`
    case "dropFlags":
      return `${relaxation.kind}:${relaxation.columns.join(",")}`
    case "addValue":
      return `${relaxation.kind}:${relaxation.column}:${relaxation.value}`
    case "dropSuppression":
      return `${relaxation.kind}:${relaxation.source}`
    case "dropExclusion":
    case "widerRadius":
    case "moreNearest":
      return `${relaxation.kind}:${relaxation.area}`
    case "addArea":
      return `${relaxation.kind}:${areaKey(relaxation.added)}`
    case "withoutPhonesToo":
    case "withoutEmailToo":
      return relaxation.kind
  }
}

/** Replaces the criteria on a column that the definition uses; returns the same definition if nothing changes. */
const withCriterion = (definition: CanonicalDefinition, criterion: ColumnCriterion): CanonicalDefinition => {
  const { criteria, unit } = definition.audience
  const others = criteria.filter((other) => !isCriterionOnColumn(criterion.column)(other))
  if (others.length === criteria.length) return definition
  const changed = canonicalDefinition({
    ...definition,
    audience: { unit, criteria: [...others, criterion] },
  })
  const isSame = JSON.stringify(changed.audience.criteria) === JSON.stringify(criteria)
  return isSame ? definition : changed
}

const withValue = (definition: CanonicalDefinition, column: string, value: string): CanonicalDefinition => {
  const asked = definition.audience.criteria
    .filter(isCriterionOnColumn(column))
    .find(({ kind }) => kind === "values")
  return asked?.kind === "values"
    ? withCriterion(definition, { ...asked, values: [...asked.values, value] })
    : definition
}

/**
 * Relaxes one restriction of a definition. Applied to the definition that the suggestion was made for, it returns the
 * suggested definition; applied to one that has changed since, it makes only that change and preserves the others.
 * Returns the same definition if the restriction doesn't exist or is already relaxed.
 */
export const relax = (definition: CanonicalDefinition, relaxation: Relaxation): CanonicalDefinition => {
  switch (relaxation.kind) {
    case "widenRange": {
      const { column, ranges } = relaxation
      return withCriterion(definition, { kind: "ranges", column, ranges })
    }
    case "addValue":
      return withValue(definition, relaxation.column, relaxation.value)
    case "addArea": {
      const { added } = relaxation
      return definition.areas.some((area) => areaKey(area) === areaKey(added))
        ? definition
        : canonicalDefinition({ ...definition, areas: [...definition.areas, added] })
    }
    case "widerRadius": {
      const { area: key, miles } = relaxation
      return withArea(definition, key, (area) => (area.kind === "radius" ? { ...area, miles } : area))
    }
    case "moreNearest": {
      const { area: key, quantity } = relaxation
      return withArea(definition, key, (area) => (area.kind === "closest" ? { ...area, quantity } : area))
    }
    case "dropColumn":
    case "dropFlags":
    case "dropSuppression":
    case "dropExclusion":
    case "withoutPhonesToo":
    case "withoutEmailToo":
      return (
        candidateRelaxations(definition).find(
          (other) => relaxationKey(other.relaxation) === relaxationKey(relaxation),
        )?.definition ?? definition
      )
  }
}
