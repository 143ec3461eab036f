import { findFirstUnknownItem } from "@listwright/domain/audience"
import { offersColumn } from "@listwright/domain/catalog"
import { criterionColumns } from "@listwright/domain/definition"
import { attributesForSource, findOfferedColumns } from "./attributesForSource.ts"
import { didYouMean } from "./didYouMean.ts"
import { SOURCES } from "./siteFiles.ts"
import type { SiteDocuments } from "./SiteDocuments.ts"
import type { SiteEnvironment } from "./SiteEnvironment.ts"
import type { SiteProblem } from "./SiteProblem.ts"

/** Returns the attributes that a source may reference, with their columns; null if they're unknown. */
const recordsOf = (listType: number, surroundings: SiteEnvironment) => {
  const records = attributesForSource(listType, surroundings)
  return records === null ? null : { ...records, columns: records.known.map(({ column }) => column) }
}

const noAttribute = (title: string, column: string, columns: ReadonlyArray<string>): string =>
  `the records of ${title} have no attribute ${column}${didYouMean(column, columns)}; correct it, or remove it (listwright attributes lists them)`

/**
 * Finds attributes in `only` and `without` that no record has; an attribute misspelled in `without` would still be
 * sold.
 */
export const sourceAttributeProblems = (
  { sources }: Pick<SiteDocuments, "sources">,
  surroundings: SiteEnvironment,
): ReadonlyArray<SiteProblem> => {
  if (sources === null) return []
  const { document, value } = sources
  return value.sources.flatMap((source, at) => {
    const records = recordsOf(source.listType, surroundings)
    if (records === null) return []
    return (["only", "without"] as const).flatMap((key) =>
      (source[key] ?? []).flatMap((column, place) =>
        records.columns.includes(column)
          ? []
          : [
              document.problem(
                ["sources", at, key, place],
                noAttribute(records.title, column, records.columns),
              ),
            ],
      ),
    )
  })
}

type Criterion = Parameters<typeof findFirstUnknownItem>[0][number]

/**
 * Returns the reason a source lacks one of the given attributes; null if it has all of them, or if its records'
 * attributes are unknown.
 */
const columnsText = (
  named: ReadonlyArray<string>,
  listType: number,
  { sources }: Pick<SiteDocuments, "sources">,
  surroundings: SiteEnvironment,
): string | null => {
  const records = recordsOf(listType, surroundings)
  if (records === null) return null
  const { columns, title } = records
  const stranger = named.find((column) => !columns.includes(column))
  if (stranger !== undefined) return noAttribute(title, stranger, columns)
  const offered = findOfferedColumns(listType, { sources })
  const taken = named.find((column) => !offersColumn(offered, column))
  return taken === undefined
    ? null
    : `source ${listType} doesn't offer the attribute ${taken} ("only" and "without" in ${SOURCES}); remove one of them`
}

/** Returns the reason a criterion can't match a source's records; null if it can. */
const criterionText = (
  criterion: Criterion,
  listType: number,
  documents: Pick<SiteDocuments, "sources">,
  surroundings: SiteEnvironment,
): string | null => {
  const records = recordsOf(listType, surroundings)
  if (records === null) return null
  const missing = columnsText(criterionColumns(criterion), listType, documents, surroundings)
  if (missing !== null) return missing
  const unknown = findFirstUnknownItem([criterion], records.known)
  return unknown === null ? null : `${unknown}; correct it, or remove it`
}

/**
 * Checks that quick picks use only attributes and values that their sources' records have and that the sources offer.
 */
export const quickPickAttributeProblems = (
  { quickPicks, sources }: Pick<SiteDocuments, "quickPicks" | "sources">,
  surroundings: SiteEnvironment,
): ReadonlyArray<SiteProblem> => {
  if (quickPicks === null) return []
  const { document, value } = quickPicks
  return value.quickPicks.flatMap(({ criteria, listTypes }, at) =>
    criteria.flatMap((criterion, place) => {
      const texts = listTypes.flatMap(
        (listType) => criterionText(criterion, listType, { sources }, surroundings) ?? [],
      )
      return [...new Set(texts)].map((text) => document.problem(["quickPicks", at, "criteria", place], text))
    }),
  )
}

/**
 * Checks a source's initial filters for new lists: its records must have their attributes and values, the source must
 * offer them, and a filter by months needs a date attribute.
 */
export const initialFilterProblems = (
  { sources }: Pick<SiteDocuments, "sources">,
  surroundings: SiteEnvironment,
): ReadonlyArray<SiteProblem> => {
  if (sources === null) return []
  const { document, value } = sources
  return value.sources.flatMap(({ beginsWith = [], listType }, at) =>
    beginsWith.flatMap((filter, place) => {
      const problem = (text: string | null) =>
        text === null ? [] : [document.problem(["sources", at, "beginsWith", place], text)]
      const { column } = filter
      if ("values" in filter)
        return problem(
          criterionText(
            { kind: "values", column, values: filter.values },
            listType,
            { sources },
            surroundings,
          ),
        )
      const stranger = columnsText([column], listType, { sources }, surroundings)
      if (stranger !== null) return problem(stranger)
      const known = recordsOf(listType, surroundings)?.known.find((one) => one.column === column)
      return known === undefined || known.inputType === "date"
        ? []
        : problem(
            `${column} isn't a date attribute, so it can't use "last months"; list its values, or use a date attribute`,
          )
    }),
  )
}
