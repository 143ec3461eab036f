import { areaKey } from "../../definition/areaKey.ts"
import type { ColumnCriterion } from "../../definition/Audience.ts"
import { isOfColumn } from "../../definition/criterionColumns.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { Relaxation } from "../questions/Suggestion.ts"
import { relaxationsOf } from "./relaxationsOf.ts"
import { withArea } from "./withArea.ts"

/** Names a relaxation uniquely among those of one answer: 'dropColumn:AGE', 'dropExclusion:zip:60614'. */
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

/** The definition with other criteria on a column that it asks about; itself where these are the same. */
const withCriterion = (definition: CanonicalDefinition, criterion: ColumnCriterion): CanonicalDefinition => {
  const { criteria, unit } = definition.audience
  const others = criteria.filter((other) => !isOfColumn(criterion.column)(other))
  if (others.length === criteria.length) return definition
  const changed = canonicalDefinition({
    ...definition,
    audience: { unit, criteria: [...others, criterion] },
  })
  const isSame = JSON.stringify(changed.audience.criteria) === JSON.stringify(criteria)
  return isSame ? definition : changed
}

const withValue = (definition: CanonicalDefinition, column: string, value: string): CanonicalDefinition => {
  const asked = definition.audience.criteria.filter(isOfColumn(column)).find(({ kind }) => kind === "values")
  return asked?.kind === "values"
    ? withCriterion(definition, { ...asked, values: [...asked.values, value] })
    : definition
}

/**
 * A definition that asks one thing less, or one thing less strictly. Of the definition that a suggestion is about this is
 * the suggestion's own; of one that has changed since, it does that one thing and leaves the changes. Itself when there is
 * no such thing, or it is done already.
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
        relaxationsOf(definition).find(
          (other) => relaxationKey(other.relaxation) === relaxationKey(relaxation),
        )?.definition ?? definition
      )
  }
}
