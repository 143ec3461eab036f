import type { SiteConfiguration } from "@listwright/domain/account"
import { searchableKinds } from "@listwright/domain/geography"
import {
  sortByBestMatch,
  findNamedItems,
  sortInDisplayOrder,
  type NamedGroup,
} from "@listwright/domain/shared"
import { useEffect, useMemo, useState } from "react"
import { useLocation } from "react-router"
import { useSession } from "../../app/session.ts"
import { useKnownAudienceOptions } from "../../builder/audience/useKnownAudienceOptions.ts"
import type { ActionEntry, Entry, EntryGroup } from "./Entry.ts"
import type { SearchFailure } from "./EntrySearchResult.ts"
import { pageGroups } from "./pageGroups.ts"
import { recentEntries } from "./recents.ts"
import { useAreaEntries } from "./useAreaEntries.ts"
import { useAttributeEntries } from "./useAttributeEntries.ts"
import type { CurrentList } from "./useCurrentList.ts"
import { useListEntries, useOrderEntries } from "./useRecordEntries.ts"

/** The maximum time to wait for the searches, in milliseconds; later results are added after those already shown. */
const WAIT_MS = 250
const PAGES_OF_A_GROUP = 6

const whole = (groups: ReadonlyArray<NamedGroup<Entry>>, most = Number.POSITIVE_INFINITY) =>
  groups.map(({ items, kind }): EntryGroup => ({
    kind,
    items: items.slice(0, most),
    more: Math.max(0, items.length - most),
  }))

/** Returns whether an earlier choice is still available. */
const canChoose = (
  entry: Entry,
  pages: ReadonlyArray<NamedGroup<Entry>>,
  listType: number | null,
  site: SiteConfiguration,
): boolean => {
  switch (entry._tag) {
    case "Page":
      return pages.some(({ items }) => items.some(({ key }) => key === entry.key))
    case "Area":
      return listType !== null && searchableKinds(listType, site).includes(entry.hit.area.kind)
    case "Attribute":
    case "QuickPick":
      return entry.listType === listType
    case "Action":
    case "Order":
    case "List":
      return true
  }
}

/** Returns the results for an empty search: the recent choices, and every page except the open one. */
const startingGroups = (
  recent: ReadonlyArray<Entry>,
  pages: ReadonlyArray<NamedGroup<Entry>>,
  listType: number | null,
  { pathname, site }: { readonly pathname: string; readonly site: SiteConfiguration },
): ReadonlyArray<EntryGroup> => {
  const isElsewhere = (entry: Entry) => entry._tag !== "Page" || entry.to !== pathname
  const items = recent.filter((entry) => canChoose(entry, pages, listType, site))
  return whole(
    [{ kind: "Recent", items }, ...pages]
      .map((group) => ({ ...group, items: group.items.filter(isElsewhere) }))
      .filter((group) => group.items.length > 0),
  )
}

interface Settled {
  readonly asked: string
  readonly groups: ReadonlyArray<EntryGroup>
}

/** Returns whether the typed text has been unchanged for the maximum wait for slow searches. */
const useIsLate = (asked: string): boolean => {
  const [late, setLate] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setLate(asked), WAIT_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return late === asked
}

/** Returns a key that identifies the shown results. */
const marksOf = ({ asked, groups }: Settled): string =>
  JSON.stringify([asked, ...groups.map(({ items, kind }) => [kind, ...items.map(({ key }) => key)])])

/** Returns the last results until the new ones are ready. Groups already shown for this text remain in order. */
const useStanding = (found: Settled, isReady: boolean): Settled => {
  const [last, setLast] = useState(found)
  if (!isReady) return last
  const shown = last.asked === found.asked ? last.groups.map(({ kind }) => kind) : []
  const standing = { ...found, groups: sortInDisplayOrder(found.groups, shown) }
  if (marksOf(standing) !== marksOf(last)) setLast(standing)
  return standing
}

/** The results shown for the typed text. */
export interface PaletteResults extends Settled {
  /** True if the displayed results are for this text rather than the previous one. */
  readonly isCurrent: boolean
  /** True if every search has completed or failed for this text. */
  readonly isSettled: boolean
  readonly failures: ReadonlyArray<SearchFailure>
}

/**
 * Searches everything for the typed text, and puts the group with the best match first. All searches run in parallel,
 * and the earlier results remain until they finish. Results of slow searches are appended, so a result doesn't move
 * while the user is about to choose it.
 */
export const usePaletteResults = (
  asked: string,
  { draft, listType }: CurrentList,
  actions: ReadonlyArray<ActionEntry>,
): PaletteResults => {
  const session = useSession()
  const { pathname } = useLocation()
  const [recent] = useState(() => recentEntries(session.user.id))
  const areas = useAreaEntries(asked, listType)
  const attributes = useAttributeEntries(asked, draft, listType)
  const lists = useListEntries(asked)
  const orders = useOrderEntries(asked)
  const searches = [areas, attributes, lists, orders]
  const isSettled = searches.every((search) => search.isSettled)
  const isReady = useIsLate(asked) || isSettled

  const offer = useKnownAudienceOptions(listType ?? 0)
  const pages = useMemo(() => pageGroups(session, draft, offer), [session, draft, offer])
  const inSite = whole(findNamedItems(asked, pages), PAGES_OF_A_GROUP)
  const done = whole(findNamedItems(asked, [{ kind: "Actions", items: actions }]))
  const groups =
    asked === ""
      ? startingGroups(recent, pages, listType, { pathname, site: session.site })
      : sortByBestMatch(asked, [
          ...inSite,
          ...areas.groups,
          ...attributes.groups,
          ...lists.groups,
          ...orders.groups,
          ...done,
        ])

  return {
    ...useStanding({ asked, groups }, isReady),
    isCurrent: isReady,
    isSettled,
    failures: searches.flatMap(({ failure }) => failure ?? []),
  }
}
