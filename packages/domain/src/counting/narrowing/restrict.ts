import { areaKey } from "../../definition/areaKey.ts"
import {
  canonicalDefinition,
  type CanonicalDefinition,
  changeCanonicalDefinition,
} from "../../definition/canonicalDefinition.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import type { Restriction } from "../questions/Restriction.ts"
import { withArea } from "../widening/withArea.ts"

/** Returns a restriction's key, unique within an answer: 'narrowColumn:AGE', 'dropArea:zip:60614'. */
export const restrictionKey = (restriction: Restriction): string => {
  switch (restriction.kind) {
    case "narrowColumn":
      return `${restriction.kind}:${restriction.criterion.column}`
    case "dropArea":
    case "fewerNearest":
    case "smallerRadius":
      return `${restriction.kind}:${restriction.area}`
    case "onlyWithPhones":
    case "onePerHousehold":
      return restriction.kind
  }
}

/** Adds a restriction to a definition. Restricting an area that the definition doesn't have changes nothing. */
export const restrict = (definition: CanonicalDefinition, restriction: Restriction): CanonicalDefinition => {
  switch (restriction.kind) {
    case "narrowColumn": {
      const { criterion } = restriction
      const { criteria, unit } = definition.audience
      const others = criteria.filter((other) => !isCriterionOnColumn(criterion.column)(other))
      return canonicalDefinition({ ...definition, audience: { unit, criteria: [...others, criterion] } })
    }
    case "onlyWithPhones":
      return changeCanonicalDefinition(definition, { phoneOption: "onlyWithPhones" })
    case "onePerHousehold":
      return changeCanonicalDefinition(definition, { unit: "allHouseholds" })
    case "dropArea":
      return changeCanonicalDefinition(definition, {
        keepsArea: (area) => area.excluded || areaKey(area) !== restriction.area,
      })
    case "fewerNearest": {
      const { area: key, quantity } = restriction
      return withArea(definition, key, (area) => (area.kind === "closest" ? { ...area, quantity } : area))
    }
    case "smallerRadius": {
      const { area: key, miles } = restriction
      return withArea(definition, key, (area) => (area.kind === "radius" ? { ...area, miles } : area))
    }
  }
}
