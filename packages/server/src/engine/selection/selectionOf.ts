import { CountRefused, canonicalDefinition, isPostalArea, type ListDefinition } from "@listwright/domain"
import { Effect } from "effect"
import { consumerColumns } from "../../universe/catalogue/consumerColumns.ts"
import { CONSUMER } from "../../universe/columns.ts"
import { areaNumber } from "./areaNumber.ts"
import { BoundUnreadable } from "./boundNumber.ts"
import { conditionOf } from "./conditionOf.ts"
import type { Condition, Selection } from "./Selection.ts"

const columns = new Map(consumerColumns.map((stored) => [stored.column.column, stored]))

/** Why a definition asks for something that this engine does not know, for a person. */
const beyond = ({
  areas,
  emailOption,
  listType,
  occupant,
  suppressions,
}: ListDefinition): string | undefined => {
  if (listType !== CONSUMER) return `there are no records of list type ${listType}`
  if (emailOption !== null) return "this source has no e-mail option"
  if (occupant !== null) return "this source has no occupant options"
  const shape = areas.find((area) => !isPostalArea(area))
  if (shape !== undefined) return `areas of the kind ${shape.kind} cannot be counted`
  const used = Object.values(suppressions).some(({ mode }) => mode !== "off")
  return used ? "suppressions cannot be counted" : undefined
}

/** What a definition asks of the rows. It is refused where it could not be answered exactly. */
export const selectionOf = Effect.fnUntraced(function* (
  definition: ListDefinition,
): Effect.fn.Return<Selection, CountRefused> {
  const reason = beyond(definition)
  if (reason !== undefined) return yield* new CountRefused({ reason })
  const { areas, audience, phoneOption } = canonicalDefinition(definition)
  const oneAHousehold = audience.unit === "allHouseholds"
  const conditions: Array<Condition> = []
  for (const [name, criteria] of Map.groupBy(
    oneAHousehold ? [] : audience.criteria,
    ({ column }) => column,
  )) {
    const stored = columns.get(name)
    if (stored === undefined) return yield* new CountRefused({ reason: `there is no column ${name}` })
    const condition = conditionOf(stored, criteria)
    if (condition instanceof BoundUnreadable) return yield* new CountRefused({ reason: condition.reason })
    conditions.push(condition)
  }
  const postal = areas.filter(isPostalArea)
  return {
    areas: postal.filter(({ excluded }) => !excluded).map(areaNumber),
    excluded: postal.filter(({ excluded }) => excluded).map(areaNumber),
    conditions,
    oneAHousehold,
    onlyWithPhones: phoneOption === "onlyWithPhones",
  }
})
