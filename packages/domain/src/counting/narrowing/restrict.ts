import { areaKey } from "../../definition/areaKey.ts"
import { canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { Restriction } from "../questions/Restriction.ts"

/** Names a restriction uniquely among those of one answer: 'narrowColumn:AGE', 'dropArea:zip:60614'. */
export const restrictionKey = (restriction: Restriction): string => {
  switch (restriction.kind) {
    case "narrowColumn":
      return `${restriction.kind}:${restriction.criterion.column}`
    case "dropArea":
    case "fewerNearest":
      return `${restriction.kind}:${restriction.area}`
    case "onlyWithPhones":
    case "onePerHousehold":
      return restriction.kind
  }
}

/** A definition that asks one thing more, in canonical form. An area that it does not have changes nothing. */
export const restrict = (given: ListDefinition, restriction: Restriction): ListDefinition => {
  const definition = canonicalDefinition(given)
  switch (restriction.kind) {
    case "narrowColumn": {
      const { criterion } = restriction
      const { criteria, unit } = definition.audience
      const others = criteria.filter(({ column }) => column !== criterion.column)
      return canonicalDefinition({ ...definition, audience: { unit, criteria: [...others, criterion] } })
    }
    case "onlyWithPhones":
      return { ...definition, phoneOption: "onlyWithPhones" }
    case "onePerHousehold":
      return { ...definition, audience: { ...definition.audience, unit: "allHouseholds" } }
    case "dropArea":
      return {
        ...definition,
        areas: definition.areas.filter((area) => area.excluded || areaKey(area) !== restriction.area),
      }
    case "fewerNearest":
      return canonicalDefinition({
        ...definition,
        areas: definition.areas.map((area) =>
          area.kind === "closest" && areaKey(area) === restriction.area
            ? { ...area, quantity: restriction.quantity }
            : area,
        ),
      })
  }
}
