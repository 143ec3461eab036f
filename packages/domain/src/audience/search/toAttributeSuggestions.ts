import type { Attribute } from "../attributes/Attribute.ts"
import type { AttributeSuggestion } from "./AttributeSuggestions.ts"
import type { AudienceHit, AudienceHitGroup } from "./AudienceHit.ts"

/** Returns the codes that a hit adds for its attribute; empty if the hit adds a range, or nothing by itself. */
const valuesOf = ({ criterion }: AudienceHit): ReadonlyArray<string> => {
  switch (criterion?.kind) {
    case "values":
      return criterion.values
    case "industries":
      return criterion.added
    case "ranges":
    case "flags":
    case undefined:
      return []
  }
}

/** Lists hits in the original contract's format: each attribute once, as the heading for its matching values. */
export const toAttributeSuggestions = (
  groups: ReadonlyArray<AudienceHitGroup>,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<AttributeSuggestion> => {
  const hits = groups.flatMap((group) => group.hits)
  return [...new Set(hits.map(({ column }) => column))].flatMap((code) => {
    const known = columns.find(({ column }) => column === code)
    if (known === undefined) return []
    const about = { column: code, description: known.name }
    const found = hits.filter(({ column }) => column === code).flatMap(valuesOf)
    return [
      { ...about, isGroup: true, value: "", valueName: "" },
      ...known.values
        .filter(({ value }) => found.includes(value))
        .map(({ name, value }): AttributeSuggestion => ({
          ...about,
          isGroup: false,
          value,
          valueName: name,
        })),
    ]
  })
}
