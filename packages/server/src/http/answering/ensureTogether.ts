import { Unprocessable } from "@listwright/adapters"
import type { ListDefinition } from "@listwright/domain/definition"
import { areasApartText, areasTogether } from "@listwright/domain/geography"
import { Effect } from "effect"

/** Returns the reason that a definition's areas can't form a list of its source; null if they can. */
export const apartText = ({ areas, listType }: Pick<ListDefinition, "areas" | "listType">): string | null => {
  const apart = areasTogether(listType, areas)
  return apart === null ? null : areasApartText(listType, apart)
}

/** Lists that a source does not take are neither counted nor kept, whichever client made them. */
export const ensureTogether = (definition: Pick<ListDefinition, "areas" | "listType">) => {
  const text = apartText(definition)
  return text === null ? Effect.void : Effect.fail(new Unprocessable({ message: text }))
}
