import { FLAG_VALUE, type Criterion } from "../../definition/Audience.ts"
import {
  FLAG_HEADING,
  PROPENSITY_HEADING,
  QUICK_PICK_HEADING,
  RANGE_HEADING,
} from "../../glossary/attributeHeadings.ts"
import { attributeKind } from "../attributes/attributeKinds.ts"
import { attributeCategories, attributeCategoryName } from "../attributes/attributeCategories.ts"
import type { Attribute, AttributeValue } from "../attributes/Attribute.ts"
import { INPUT_TYPES } from "../attributes/inputTypeRows.ts"
import { MOST_LIKELY_DECILES, shortPropensityName, decilesToRange } from "../propensities/deciles.ts"
import { groupBy } from "../../shared/groupBy.ts"
import type { FullQuickPick } from "../quick-picks/QuickPick.ts"
import type { AudienceHit, AudienceHitKind } from "./AudienceHit.ts"
import { amountBands } from "./amountHits.ts"
import { nameWords } from "./searchWords.ts"
import { SYNONYMS } from "./synonyms.ts"

/** A searchable entry, with the words that match it. */
export interface AudienceEntry {
  readonly kind: AudienceHitKind
  readonly heading: string
  readonly hit: AudienceHit
  /** The words in the entry's own name. */
  readonly words: ReadonlyArray<string>
  /** The words of the attribute and category that the entry belongs to. */
  readonly around: ReadonlyArray<string>
  /** The entry's single-word synonyms. */
  readonly said: ReadonlyArray<string>
  /** The entry's synonyms that consist of several words. */
  readonly phrases: ReadonlyArray<ReadonlyArray<string>>
  /** The words of the attribute's description. */
  readonly described: ReadonlyArray<string>
}

/** A search index of everything that can define an audience for a source. */
export interface AudienceIndex {
  readonly entries: ReadonlyArray<AudienceEntry>
  /** The attributes whose values are amounts, each with the words that match it. */
  readonly scales: ReadonlyArray<AudienceScale>
}

/** An attribute whose values are amounts, such as income. */
export interface AudienceScale {
  readonly column: Attribute
  readonly entry: AudienceEntry
}

type Called = Pick<AudienceEntry, "said" | "phrases">

interface CalledRow {
  readonly names: ReadonlyArray<string> | undefined
  readonly said: ReadonlyArray<ReadonlyArray<string>>
}

/** Returns each column's synonyms, for either the whole column or some of its values by name. */
const calledRows = (): ReadonlyMap<string, ReadonlyArray<CalledRow>> =>
  new Map(
    [
      ...groupBy(
        SYNONYMS.flatMap(({ means, said }) => {
          const words = said.map(nameWords)
          return means.map(({ column, names }) => ({ column, row: { names, said: words } }))
        }),
        ({ column }): string => column,
      ),
    ].map(([column, rows]) => [column, rows.map(({ row }) => row)] as const),
  )

/** Collects a value's synonyms; synonyms of its whole attribute also match it. */
const calledBy = (rows: ReadonlyArray<CalledRow>, name: string): Called => {
  const said = rows
    .filter(({ names }) => names === undefined || names.includes(name))
    .flatMap((row) => row.said)
  return {
    said: said.filter(({ length }) => length === 1).flat(),
    phrases: said.filter(({ length }) => length > 1),
  }
}

/** A column with its synonyms. */
interface Described {
  readonly column: Attribute
  readonly called: ReadonlyArray<CalledRow>
}

const categoryWords = ({ category }: Attribute): ReadonlyArray<string> => {
  const known = attributeCategories.decode(category)
  return known === undefined || known === "general" ? [] : nameWords(attributeCategoryName(known))
}

const entryOf = (
  { called, column }: Described,
  kind: AudienceHitKind,
  heading: string,
  name: string,
  criterion: Criterion | null,
): AudienceEntry => ({
  kind,
  heading,
  hit: { column: column.column, name, criterion },
  words: nameWords(name),
  around: [...(name === column.name ? [] : nameWords(column.name)), ...categoryWords(column)],
  ...calledBy(called, name),
  described: nameWords(column.description),
})

const industryEntry = (of: Described, { name, value }: AttributeValue): AudienceEntry =>
  entryOf(of, "industry", of.column.name, name, {
    kind: "industries",
    column: of.column.column,
    added: [value],
    omitted: [],
  })

const valueEntry = (of: Described, { name, value }: AttributeValue): AudienceEntry =>
  entryOf(of, "value", of.column.name, name, {
    kind: "values",
    column: of.column.column,
    values: [value],
  })

/** Builds a column's search entries: each of its values, or the attribute itself. */
const entriesOf = (of: Described): ReadonlyArray<AudienceEntry> => {
  const { column } = of
  const { column: code, inputType, name, values } = column
  switch (attributeKind(column)) {
    case "lifestyle":
      return [
        entryOf(of, "lifestyle", FLAG_HEADING, name, { kind: "values", column: code, values: [FLAG_VALUE] }),
      ]
    case "propensity":
      return [
        entryOf(of, "propensity", PROPENSITY_HEADING, shortPropensityName(name), {
          kind: "ranges",
          column: code,
          ranges: [decilesToRange(MOST_LIKELY_DECILES)],
        }),
      ]
    case "demographic":
      switch (INPUT_TYPES[inputType].entry) {
        case "industries":
          return values.map((value) => industryEntry(of, value))
        case "values":
        case "oneValue":
          return values.map((value) => valueEntry(of, value))
        case "range":
        case "single":
          return [entryOf(of, "attribute", RANGE_HEADING, name, null)]
      }
  }
}

const quickPickEntry = (quickPick: FullQuickPick): AudienceEntry => ({
  kind: "quickPick",
  heading: QUICK_PICK_HEADING,
  hit: { column: "", name: quickPick.name, criterion: null, quickPick },
  words: nameWords(quickPick.name),
  around: [],
  said: [],
  phrases: [],
  described: nameWords(quickPick.description),
})

/** Builds the search index of quick picks; a site may have thousands. */
export const quickPickIndex = (quickPicks: ReadonlyArray<FullQuickPick>): AudienceIndex => ({
  entries: quickPicks.map(quickPickEntry),
  scales: [],
})

/** Joins several indexes into one; equally close matches keep the order of the indexes. */
export const joinIndexes = (indexes: ReadonlyArray<AudienceIndex>): AudienceIndex => ({
  entries: indexes.flatMap(({ entries }) => entries),
  scales: indexes.flatMap(({ scales }) => scales),
})

/** Builds the search index of a source's columns, which must include their values. */
export const audienceIndex = (columns: ReadonlyArray<Attribute>): AudienceIndex => {
  const rows = calledRows()
  const described = columns.map((column): Described => ({ column, called: rows.get(column.column) ?? [] }))
  return {
    entries: described.flatMap(entriesOf),
    scales: described
      .filter(({ column }) => amountBands(column).length > 0)
      .map((of) => ({
        column: of.column,
        entry: entryOf(of, "value", of.column.name, of.column.name, null),
      })),
  }
}
