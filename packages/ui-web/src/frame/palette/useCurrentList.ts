import type { Draft } from "@listwright/domain/drafts"
import { useSyncExternalStore } from "react"
import { useLocation } from "react-router"
import { useApp } from "../../app/App.ts"
import { useSession } from "../../app/session.ts"
import { offeredSources } from "../../app/offeredSources.ts"

/** Matches the URL path of a builder step. */
const BUILDER = /^\/order\/(\d+)\/(?:geo|demo|summary)(?:\/|$)/

export interface CurrentList {
  /** The page's list; null outside the builder. The draft store retains a list after the user leaves its pages. */
  readonly draft: Draft | null
  /**
   * The source of areas and attributes: the list's own, or otherwise the first source available to the user; null if
   * there isn't one.
   */
  readonly listType: number | null
}

/** Returns the list or source being searched, as determined by the URL. */
export const useCurrentList = (): CurrentList => {
  const { drafts } = useApp()
  const session = useSession()
  const [, source] = BUILDER.exec(useLocation().pathname) ?? []
  const held = useSyncExternalStore(drafts.subscribe, drafts.state)?.draft
  if (held !== undefined && String(held.listType) === source) return { draft: held, listType: held.listType }
  return { draft: null, listType: offeredSources(session)[0]?.listType ?? null }
}
