import { EDIT_SAVED_COUNT_LINK } from "@listwright/domain/catalog"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useApp } from "../../app/App.ts"
import type { FailureDetails } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { attributeUrl } from "../../list/attributes/useAttributeUrl.ts"
import { useAddHit } from "../../builder/area-pages/search/useAddHit.ts"
import { useListActions } from "../../portal/saved-lists/useListActions.ts"
import { receiptPath } from "../../builder/receipt/receiptPath.ts"
import type { AreaEntry, Entry, PageEntry } from "./Entry.ts"
import { rememberEntry } from "./recents.ts"
import type { CurrentList } from "./useCurrentList.ts"

/** The result of a choice that left the search open. */
export interface ChoiceOutcome {
  readonly words: string
  /** True if the change can be reverted with Undo. */
  readonly isChange: boolean
}

export interface EntryChooser {
  /**
   * Performs an entry's action. If `excluded`, excludes its area instead of adding it. Returns the outcome to show if
   * the search remains open; null otherwise.
   */
  readonly choose: (entry: Entry, excluded: boolean) => Promise<ChoiceOutcome | null>
  /** The action in progress: 'Opening Spring in Ohio'; null if there isn't one. */
  readonly busy: string | null
  readonly failed: FailureDetails | null
}

/** Performs the chosen entry's action. Every choice closes the search, except adding to the current list. */
export const useEntryChooser = ({ draft, listType }: CurrentList, onClose: () => void): EntryChooser => {
  const { attributes, drafts } = useApp()
  const { site, user } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const addHit = useAddHit()
  const lists = useListActions()
  const [opening, setOpening] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailureDetails | null>(null)

  const leadTo = (address: string): null => {
    onClose()
    void navigate(address)
    return null
  }
  /** Runs an action that begins by opening a list. Returns false if it failed, after showing the failure. */
  const opens = async (title: string, problem: string, open: () => Promise<unknown>): Promise<boolean> => {
    setOpening(title)
    try {
      await open()
      return true
    } catch (failure) {
      setFailed({ what: `We couldn't ${problem} ${title}`, failure })
      return false
    } finally {
      setOpening(null)
    }
  }
  const openPage = async ({ startsList, title, to }: PageEntry): Promise<null> => {
    // Also from within another list of the same source.
    const isOpen = startsList === undefined || (await opens(title, "open", () => drafts.startNew(startsList)))
    return isOpen ? leadTo(to) : null
  }
  const add = async ({ hit, title }: AreaEntry, excluded: boolean): Promise<ChoiceOutcome | null> => {
    if (draft === null) {
      if (listType === null) return null
      if (!(await opens(title, "add", () => drafts.load(listType, "unfinished", "again")))) return null
      addHit(hit, excluded)
      return leadTo(`/order/${listType}/geo`)
    }
    const { isChanged, words } = addHit(hit, excluded)
    // What was counted is no longer about the list: its areas are shown instead.
    if (isChanged && pathname.endsWith("/summary")) return leadTo(`/order/${draft.listType}/geo`)
    return { words, isChange: isChanged }
  }
  const perform = async (entry: Entry, excluded: boolean): Promise<ChoiceOutcome | null> => {
    switch (entry._tag) {
      case "Page":
        return await openPage(entry)
      case "Action":
        onClose()
        entry.perform()
        return null
      case "Area":
        return await add(entry, excluded)
      case "Attribute":
        return leadTo(
          attributeUrl(entry.listType, site, attributes.known(entry.listType).columns, entry.column),
        )
      case "QuickPick":
        return leadTo(`/order/${entry.listType}/demo/${entry.tab}`)
      case "Order":
        return leadTo(receiptPath(entry.listType, entry.orderCode))
      case "List":
        setOpening(entry.title)
        if (await lists.open(entry.list, EDIT_SAVED_COUNT_LINK)) onClose()
        setOpening(null)
        return null
    }
  }
  return {
    choose: async (entry, excluded) => {
      if (opening !== null) return null
      setFailed(null)
      rememberEntry(user.id, entry)
      return await perform(entry, excluded)
    },
    busy: opening === null ? null : `Opening ${opening}`,
    failed: failed ?? lists.failed,
  }
}
