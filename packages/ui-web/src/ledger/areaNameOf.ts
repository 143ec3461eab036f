import type { RelaxationNames } from "@listwright/domain/counting"
import { areaKey, type ListDefinition } from "@listwright/domain/definition"
import { areaText } from "../areas/areaText.ts"

/** What people call the areas of a list, by their keys. */
export const areaNameOf =
  ({ areas }: ListDefinition): RelaxationNames["areaName"] =>
  (key) => {
    const area = areas.find((other) => areaKey(other) === key)
    return area === undefined ? key : areaText(area)
  }
