import { wholeText } from "../shared/wholeText.ts"
import { listTypeOf } from "../catalogue/listTypes.ts"
import type { Area } from "../definition/Area.ts"
import { areasName } from "../definition/areaKinds.ts"
import type { AreaKind } from "../definition/areaKey.ts"
import { MAX_AREAS } from "../definition/ListDefinition.ts"
import { AREA_KINDS } from "../glossary/areaKinds.ts"
import { areasBeside, type Choosing, takesOneAtATime } from "./Choosing.ts"
import { isGranularityEnabled, radiusAddresses } from "./radius/radiusAddresses.ts"
import { sourceAreaKinds } from "./step/sourceAreaKinds.ts"

/** The reason that a source doesn't take a list of these areas. */
export type AreasApart =
  | { readonly _tag: "KindNotOffered"; readonly kind: AreaKind }
  | { readonly _tag: "TakesOneArea"; readonly areas: number }
  | { readonly _tag: "KindsApart"; readonly kinds: readonly [AreaKind, AreaKind] }
  | { readonly _tag: "SeveralGranularRadii" }
  | { readonly _tag: "TooManyTogether"; readonly areas: number }

/** Kinds mix where the source has 'more area'. */
const choosingOf = (listType: number): Choosing => ({
  mixing: listTypeOf(listType)?.areaTabs.includes("moreArea") === true ? "moreArea" : "oneKind",
  isMultipleAddress: true,
})

/**
 * Finds two chosen kinds of which one would replace the other. Exclusions don't count as geography: they go with any
 * kind.
 */
const kindsApart = (listType: number, areas: ReadonlyArray<Area>): AreasApart | null => {
  const choosing = choosingOf(listType)
  const chosen = areas.filter(({ excluded }) => !excluded)
  for (const kind of new Set(chosen.map((area) => area.kind))) {
    const staying = new Set(areasBeside({ listType, areas: chosen }, kind, choosing))
    const gone = chosen.find((area) => !staying.has(area))
    if (gone !== undefined) return { _tag: "KindsApart", kinds: [kind, gone.kind] }
  }
  return null
}

/** The first of some kinds that a source is not sold by; null when it is sold by all. */
export const kindNotOffered = (listType: number, kinds: ReadonlyArray<AreaKind>): AreasApart | null => {
  const offered = sourceAreaKinds(listType)
  const foreign = kinds.find((kind) => !offered.includes(kind))
  return foreign === undefined ? null : { _tag: "KindNotOffered", kind: foreign }
}

/**
 * Checks that areas chosen all at once can form one list of a source; null if they can. When areas are chosen one
 * after another, `chooseValid` replaces the earlier ones instead; here nothing is dropped silently. spec:
 * order-builder §1, §4, decisions (Counting and quantities; Settled: another kind of area)
 */
export const areasTogether = (listType: number, areas: ReadonlyArray<Area>): AreasApart | null => {
  const foreign = kindNotOffered(
    listType,
    areas.map(({ kind }) => kind),
  )
  if (foreign !== null) return foreign
  if (areas.length > MAX_AREAS) return { _tag: "TooManyTogether", areas: areas.length }
  const one = areas.find(({ kind }) => takesOneAtATime(listType, kind, choosingOf(listType)))
  if (one !== undefined) return areas.length > 1 ? { _tag: "TakesOneArea", areas: areas.length } : null
  const radii = areas.filter((area) => area.kind === "radius")
  const isGranular = radii.some(({ granularity }) => granularity !== "standard")
  if (isGranular && !isGranularityEnabled(radiusAddresses(areas))) return { _tag: "SeveralGranularRadii" }
  return kindsApart(listType, areas)
}

/** Explains to the user why the source doesn't take the areas. */
export const areasApartText = (listType: number, apart: AreasApart): string => {
  switch (apart._tag) {
    case "KindNotOffered":
      return `List type ${listType} cannot be selected by ${areasName(apart.kind, 2)}.`
    case "TakesOneArea":
      return `List type ${listType} takes one area at a time, not ${wholeText(apart.areas)}.`
    case "KindsApart": {
      const [one, other] = apart.kinds
      return `${AREA_KINDS[one].label} and ${AREA_KINDS[other].label} cannot be combined in a list of type ${listType}.`
    }
    case "SeveralGranularRadii":
      return "Only a single radius has a granularity; several radii select records one by one."
    case "TooManyTogether":
      return `A list can have at most ${wholeText(MAX_AREAS)} areas, not ${wholeText(apart.areas)}.`
  }
}
