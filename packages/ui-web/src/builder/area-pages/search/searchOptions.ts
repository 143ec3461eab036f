import { areaKindNoun } from "@listwright/domain/definition"
import type { AreaHit, SearchableKind } from "@listwright/domain/geography"
import type { Country } from "@listwright/domain/shared"
import { recordsText } from "../../../design/Figure.tsx"
import type { FoundAreas } from "./useFoundAreas.ts"

/** An option reachable with the keys. */
export type SearchOption =
  | { readonly _tag: "Hit"; readonly hit: AreaHit }
  /** The option that opens more results of a type. */
  | { readonly _tag: "More"; readonly kind: SearchableKind; readonly more: number }
  /** The option that returns to all area types. */
  | { readonly _tag: "AllKinds" }

/** The options of one area type; the first has the index `from` among all options. */
export interface OptionGroup {
  readonly kind: SearchableKind
  readonly heading: string
  readonly from: number
  readonly options: ReadonlyArray<SearchOption>
  /**
   * The number of areas of this type that aren't shown and can't be opened with an option; a longer search text finds
   * them.
   */
  readonly unlisted: number
}

export interface SearchOptions {
  /** The country of the areas. */
  readonly country: Country
  /** True if the first option returns to all area types. */
  readonly hasBack: boolean
  readonly groups: ReadonlyArray<OptionGroup>
  readonly all: ReadonlyArray<SearchOption>
  readonly hits: ReadonlyArray<AreaHit>
  /** The number of areas found, shown or not. */
  readonly found: number
}

const BACK: SearchOption = { _tag: "AllKinds" }

/** Returns the search results as options, in display order. */
export const searchOptions = ({ groups, kind: opened }: FoundAreas, country: Country): SearchOptions => {
  const all: Array<SearchOption> = opened === null ? [] : [BACK]
  const grouped = groups.map(({ hits, kind, more }): OptionGroup => {
    const leads = more > 0 && opened === null
    const options = [
      ...hits.map((hit): SearchOption => ({ _tag: "Hit", hit })),
      ...(leads ? [{ _tag: "More", kind, more } as const] : []),
    ]
    const from = all.length
    all.push(...options)
    return {
      kind,
      heading: areaKindNoun(kind, hits.length + more, country),
      from,
      options,
      unlisted: leads ? 0 : more,
    }
  })
  return {
    country,
    hasBack: opened !== null,
    groups: grouped,
    all,
    hits: groups.flatMap(({ hits }) => hits),
    found: groups.reduce((sum, { hits, more }) => sum + hits.length + more, 0),
  }
}

/** Returns the label of the option that opens more results: '77 more ZIP Codes'. */
export const moreResultsText = (kind: SearchableKind, more: number, country: Country): string =>
  `${recordsText(more)} more ${areaKindNoun(kind, more, country)}`

/**
 * Returns the number of results in words: '1 area', '1,514 areas'. It names the area type if the search was limited to
 * one.
 */
export const resultCountText = ({ country, found, groups, hasBack }: SearchOptions): string => {
  const [first] = groups
  const ofKind = hasBack && first !== undefined ? areaKindNoun(first.kind, found, country) : null
  const what = ofKind ?? (found === 1 ? "area" : "areas")
  return `${recordsText(found)} ${what}`
}
