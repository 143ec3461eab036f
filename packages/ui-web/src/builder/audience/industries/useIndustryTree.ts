import {
  collapseIndustry,
  type IndustryTree,
  needsToLoadChildren,
  createIndustryTree,
  expandIndustry,
  openIndustry,
} from "@listwright/domain/audience"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useApp } from "../../../app/App.ts"
import { useCall } from "../../../app/useCall.ts"

/** The caching options for the classification, which doesn't change while the page is open. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

export interface IndustryTreeState {
  /** The tree; undefined until the divisions are loaded. */
  readonly tree: IndustryTree | undefined
  readonly isFailed: boolean
  readonly retry: () => void
  /** Opens a node, loading its children the first time, or closes it. */
  readonly toggle: (code: string) => void
  /** The node whose children are loading. */
  readonly busy: string | null
  /** The node whose children couldn't be loaded. */
  readonly failed: string | null
}

/** Returns the tree of business types with the nodes that the user has opened. It's unchanged when the user returns. */
export const useIndustryTree = (listType: number): IndustryTreeState => {
  const { runner } = useApp()
  const queries = useQueryClient()
  const key = ["industries", listType]
  const { data, isError, refetch } = useCall(key, openIndustry(createIndustryTree(), listType, null), FOREVER)
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const put = (edit: (tree: IndustryTree) => IndustryTree) =>
    queries.setQueryData<IndustryTree>(key, (held) => (held === undefined ? held : edit(held)))
  const toggle = async (code: string) => {
    if (data === undefined) return
    setFailed(null)
    if (data.open.has(code)) return put((held) => collapseIndustry(held, code))
    if (needsToLoadChildren(data, code)) setBusy(code)
    try {
      const { loaded } = await runner.query(openIndustry(data, listType, code))
      // Another node may have been opened meanwhile.
      put((held) => expandIndustry(held, code, loaded.get(code) ?? []))
    } catch {
      setFailed(code)
    }
    setBusy(null)
  }
  return {
    tree: data,
    isFailed: isError,
    retry: () => void refetch(),
    toggle: (code) => void toggle(code),
    busy,
    failed,
  }
}
