import type { QuickPickInFull, QuickPicksFound } from "@listwright/domain/audience"
import { Exit } from "effect"
import type { Runner } from "./runtime.ts"

/** The quick picks of a source that this page knows. */
export interface KnownQuickPicks {
  /** The first quick picks of each kind, as many as a page shows; null if they aren't known yet. */
  readonly quickPicks: ReadonlyArray<QuickPickInFull> | null
  /** The number of quick picks of each kind. */
  readonly total: QuickPicksFound["total"]
  /** True if the last call failed; quick picks known before stay. */
  readonly isFailed: boolean
}

/** The quick picks of each source, loaded before its screens show because they determine which tabs there are. */
export interface QuickPickStore {
  /** Requests the quick picks once, or again; never rejects. */
  readonly load: (listType: number, when?: "once" | "ask again") => Promise<void>
  readonly known: (listType: number) => KnownQuickPicks
  readonly subscribe: (listener: () => void) => () => void
  /** Clears everything, so that the next user doesn't find it. */
  readonly forget: () => void
}

const UNKNOWN: KnownQuickPicks = {
  quickPicks: null,
  total: { own: 0, site: 0, business: 0 },
  isFailed: false,
}

export const makeQuickPickStore = (runner: Runner): QuickPickStore => {
  const bySource = new Map<number, KnownQuickPicks>()
  const listeners = new Set<() => void>()
  /** The number of times that everything was cleared, used to ignore answers to earlier requests. */
  let person = 0
  const known = (listType: number): KnownQuickPicks => bySource.get(listType) ?? UNKNOWN
  const set = (listType: number, now: KnownQuickPicks) => {
    bySource.set(listType, now)
    for (const listener of listeners) listener()
  }
  return {
    load: async (listType, when = "once") => {
      if (when === "once" && known(listType).quickPicks !== null) return
      const asker = person
      const { askQuickPicks } = await import("./askQuickPicks.ts")
      const exit = await runner.runQuietly(askQuickPicks(listType))
      if (asker !== person) return
      set(
        listType,
        Exit.isSuccess(exit) ? { ...exit.value, isFailed: false } : { ...known(listType), isFailed: true },
      )
    },
    known,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    forget: () => {
      person += 1
      bySource.clear()
      for (const listener of listeners) listener()
    },
  }
}
