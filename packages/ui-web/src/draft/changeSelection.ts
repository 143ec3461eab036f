import { areaKey, type DraftChange, type ListDefinition } from "@listwright/domain"

/**
 * A change of what the list selects. A count that was made of the list as it was is no longer about it, so the order
 * goes back to the input step; wanted quantities stay for the areas that stay.
 */
export const changeSelection =
  (change: (definition: ListDefinition) => ListDefinition): DraftChange =>
  (content) => {
    const definition = change(content.definition)
    if (definition === content.definition) return content
    const keys = new Set(definition.areas.map(areaKey))
    const quantities = Object.fromEntries(
      Object.entries(content.choices.quantities).filter(([key]) => keys.has(key)),
    )
    return { definition, choices: { ...content.choices, step: "input", countId: null, quantities } }
  }
