import {
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import type { Choices, DraftChange } from "@listwright/domain/drafts"

type Quantities = Pick<Choices, "quantities" | "detailQuantities">

/** Returns the desired quantities for the areas that are still chosen. */
const quantitiesOf = ({ areas }: ListDefinition, held: Quantities): Quantities => {
  const keys = new Set(areas.map(areaKey))
  const kept = <Wanted>(wanted: Readonly<Record<string, Wanted>>) =>
    Object.fromEntries(Object.entries(wanted).filter(([key]) => keys.has(key)))
  return {
    quantities: kept(held.quantities),
    ...(held.detailQuantities === undefined ? {} : { detailQuantities: kept(held.detailQuantities) }),
  }
}

/**
 * Changes the list's selection. The earlier count no longer applies, so the order returns to the input step; desired
 * quantities are preserved for the remaining areas.
 */
export const changeSelection =
  (change: (definition: CanonicalDefinition) => ListDefinition): DraftChange =>
  (content) => {
    const changed = change(content.definition)
    if (changed === content.definition) return content
    const definition = canonicalDefinition(changed)
    const { choices } = content
    return {
      ...content,
      definition,
      choices: { ...choices, step: "input", countId: null, ...quantitiesOf(definition, choices) },
    }
  }
