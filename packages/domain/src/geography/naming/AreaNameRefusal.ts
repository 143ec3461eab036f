import { areaCode } from "../../definition/areaKey.ts"
import { areaKindNoun } from "../../definition/areaKinds.ts"
import type { AreaHit, SearchableKind } from "../search/AreaHit.ts"
import { foundAreaName } from "../search/foundAreaName.ts"
import { planningRegionText } from "./planningRegions.ts"
import { placeNameText } from "../placeName.ts"

/** An area as the user wrote it: its name, with the state if names repeat, or its code. */
export interface TypedAreaName {
  readonly kind: SearchableKind
  readonly written: string
}

/** No area of the kind has this name; `nearest` contains some with similar names. */
export interface AreaNameUnknown extends TypedAreaName {
  readonly _tag: "AreaNameUnknown"
  readonly nearest: ReadonlyArray<AreaHit>
}

/** Several areas of the kind have this name; the largest is first. */
export interface AreaNameAmbiguous extends TypedAreaName {
  readonly _tag: "AreaNameAmbiguous"
  readonly candidates: ReadonlyArray<AreaHit>
}

/** The reason why a name doesn't identify one area. */
export type AreaNameRefusal = AreaNameUnknown | AreaNameAmbiguous

/** The maximum number of candidates that a refusal lists; it also states how many others there are. */
export const MAX_CANDIDATES = 10

/** Formats a candidate's code and name, with the kind for a county and a city that share a name and state. */
const candidateText =
  (candidates: ReadonlyArray<AreaHit>) =>
  (hit: AreaHit): string => {
    const name = placeNameText(hit)
    const isShared = candidates.some((other) => other !== hit && placeNameText(other) === name)
    return `${areaCode(hit.area)} ${isShared ? placeNameText({ name: foundAreaName(hit), place: hit.place }) : name}`
  }

/** Suggests an unambiguous way to write the name: with its state if that's enough, otherwise as a code. */
const adviceOf = ({ candidates, kind }: AreaNameAmbiguous): string => {
  const [first] = candidates
  if (first === undefined) return ""
  const places = new Set(candidates.map(({ place }) => place))
  return places.size === candidates.length && kind !== "metroArea"
    ? ` Add the state, like '${placeNameText(first)}'.`
    : ` Use the code instead, like ${areaCode(first.area)}.`
}

/** Explains the refusal to the user: lists the candidates with their codes and says what to write instead. */
export const areaNameRefusalText = (refused: AreaNameRefusal): string => {
  const { kind, written } = refused
  switch (refused._tag) {
    case "AreaNameUnknown": {
      const region = kind === "county" ? planningRegionText(written) : null
      if (region !== null) return region
      const nearest = refused.nearest.map((hit) => `${placeNameText(hit)} (${areaCode(hit.area)})`)
      const suggestion = nearest.length === 0 ? "" : ` Did you mean ${nearest.join("; ")}?`
      return `There is no ${areaKindNoun(kind, 1)} '${written}'.${suggestion}`
    }
    case "AreaNameAmbiguous": {
      const { candidates } = refused
      const others = candidates.length - MAX_CANDIDATES
      const shown = candidates.slice(0, MAX_CANDIDATES).map(candidateText(candidates)).join("; ")
      const more = others > 0 ? `; and ${others} more` : ""
      const count = candidates.length
      return `${count} ${areaKindNoun(kind, count)} are called '${written}': ${shown}${more}.${adviceOf(refused)}`
    }
  }
}
