import type { RelaxationNames } from "@listwright/domain/counting"
import { areaKey, areaText, type ListDefinition } from "@listwright/domain/definition"

/** What people call the areas of a list, by their keys. */
export const areaNameOf =
  ({ areas }: ListDefinition): RelaxationNames["areaName"] =>
  (key) => {
    const area = areas.find((other) => areaKey(other) === key)
    return area === undefined ? key : areaText(area)
  }
