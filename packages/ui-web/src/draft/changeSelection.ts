import {
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { type QuickPicked, quickPicksInForce } from "@listwright/domain/audience"
import type { Choices, DraftChange, DraftContent } from "@listwright/domain/drafts"

type Quantities = Pick<Choices, "quantities" | "detailQuantities">

/** What is wanted of the areas that are still chosen. */
const quantitiesOf = ({ areas }: ListDefinition, held: Quantities): Quantities => {
  const keys = new Set(areas.map(areaKey))
  const kept = <Wanted>(wanted: Readonly<Record<string, Wanted>>) =>
    Object.fromEntries(Object.entries(wanted).filter(([key]) => keys.has(key)))
  return {
    quantities: kept(held.quantities),
    ...(held.detailQuantities === undefined ? {} : { detailQuantities: kept(held.detailQuantities) }),
  }
}

const withQuickPicks = (choices: Choices, chosen: QuickPicked["chosen"]): Choices => {
  const { quickPicks: _, ...others } = choices
  return chosen.length === 0 ? others : { ...others, quickPicks: chosen }
}

/** What a list holds and the quick picks that are part of it. */
export const pickedOf = ({ choices, definition }: DraftContent): QuickPicked => ({
  audience: definition.audience,
  chosen: choices.quickPicks ?? [],
})

/** Changes the audience together with the quick picks in force. */
export const changePicked =
  (edit: (picked: QuickPicked) => QuickPicked): DraftChange =>
  (content) => {
    const before = pickedOf(content)
    const { audience, chosen } = edit(before)
    const changed =
      audience === before.audience
        ? content
        : changeSelection((definition) => ({ ...definition, audience }))(content)
    return chosen === before.chosen
      ? changed
      : { ...changed, choices: withQuickPicks(changed.choices, chosen) }
  }

/**
 * A change of what the list selects. A count that was made of the list as it was is no longer about it, so the order
 * goes back to the input step; wanted quantities stay for the areas that stay, quick picks for what is left of them.
 */
export const changeSelection =
  (change: (definition: CanonicalDefinition) => ListDefinition): DraftChange =>
  (content) => {
    const changed = change(content.definition)
    if (changed === content.definition) return content
    const definition = canonicalDefinition(changed)
    const { quickPicks = [], ...choices } = content.choices
    const inForce = quickPicksInForce({ audience: definition.audience, chosen: quickPicks })
    return {
      definition,
      choices: withQuickPicks(
        { ...choices, step: "input", countId: null, ...quantitiesOf(definition, choices) },
        inForce,
      ),
    }
  }
