import type { AudienceHitGroup, Attribute } from "@listwright/domain/audience"
import { parseAttributeKeyword } from "@listwright/domain/audience"
import { QUICK_PICK_HEADING } from "@listwright/domain/glossary"
import { emptyDefinition } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { findNamedItems } from "@listwright/domain/shared"
import { useMemo } from "react"
import { useSession } from "../../app/session.ts"
import { useColumns } from "../../list/attributes/useColumnsWithValues.ts"
import { useFoundAttributes as useIndex } from "../../builder/audience/search/useFoundAttributes.ts"
import { availableAudienceTabs } from "../../builder/audience/availableAudienceTabs.ts"
import { attributeEntry, hitEntry, quickPickEntry } from "./paletteEntries.ts"
import type { AttributeEntry, EntryGroup, QuickPickEntry } from "./Entry.ts"
import { type EntrySearchResult, toEntrySearchResult, SKIPPED_SEARCH } from "./EntrySearchResult.ts"

const MAX = 6
/**
 * The offer while attributes and quick picks are unknown, in which case demographics are still among the visible tabs.
 */
const NOTHING_KNOWN = { columns: null, quickPicks: null }
const NOTHING: ReadonlyArray<EntryGroup> = []

const groupOf = (
  kind: string,
  items: ReadonlyArray<AttributeEntry | QuickPickEntry>,
): ReadonlyArray<EntryGroup> =>
  items.length === 0 ? [] : [{ kind, items: items.slice(0, MAX), more: Math.max(0, items.length - MAX) }]

/**
 * Returns the hits from the server's index in addition to the attributes with matching names: values, and attributes
 * with other names.
 */
const beside = (
  named: ReadonlyArray<AttributeEntry>,
  found: ReadonlyArray<AudienceHitGroup>,
  listType: number,
): ReadonlyArray<AttributeEntry> =>
  found
    .filter(({ kind }) => kind !== "quickPick")
    .flatMap((group) =>
      group.hits.map((hit) => ({ entry: hitEntry(hit, group, listType), isValue: isValue(group) })),
    )
    .filter(({ entry, isValue: own }) => own || named.every(({ column }) => column !== entry.column))
    .map(({ entry }) => entry)

const isValue = ({ kind }: AudienceHitGroup): boolean => kind === "value" || kind === "industry"

const named = (
  asked: string,
  columns: ReadonlyArray<Attribute>,
  listType: number,
): ReadonlyArray<AttributeEntry> =>
  findNamedItems(asked, [
    { kind: "", items: columns.map((column) => attributeEntry(column, listType)) },
  ]).flatMap(({ items }) => items)

/**
 * Finds attributes by name or description, and their values and quick picks using the server's index, for a source that
 * has a screen for them.
 */
export const useAttributeEntries = (
  asked: string,
  draft: Draft | null,
  listType: number | null,
): EntrySearchResult => {
  const { site } = useSession()
  const isAsked =
    asked !== "" &&
    listType !== null &&
    availableAudienceTabs(
      draft ?? { definition: emptyDefinition(listType), listType },
      site,
      NOTHING_KNOWN,
    ).includes("demoDemographics")
  const answer = useColumns(listType ?? 0, isAsked)
  const isIndexed = isAsked && parseAttributeKeyword(asked)._tag === "Keyword"
  const index = useIndex(isIndexed ? asked : "", listType ?? 0)
  const isIndexSettled = !isIndexed || index.isError || (index.isSuccess && !index.isPlaceholderData)
  const hits = isIndexed && index.isSuccess && !index.isPlaceholderData ? index.data.groups : null
  const groups = useMemo(() => {
    if (answer.data === undefined || listType === null) return NOTHING
    const byName = named(asked, answer.data, listType)
    return [
      ...groupOf("Attributes", byName),
      ...groupOf("Attribute values", beside(byName, hits ?? [], listType)),
      ...groupOf(
        QUICK_PICK_HEADING,
        (hits ?? [])
          .flatMap((group) => group.hits.flatMap(({ quickPick }) => quickPick ?? []))
          .map((quickPick) => quickPickEntry(quickPick, listType)),
      ),
    ]
  }, [answer.data, asked, hits, listType])
  if (!isAsked) return SKIPPED_SEARCH
  const found = toEntrySearchResult("attributes", groups, answer)
  return { ...found, isSettled: found.isSettled && isIndexSettled }
}
