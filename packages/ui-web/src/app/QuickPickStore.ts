import type { FullQuickPick, QuickPickMatches } from "@listwright/domain/audience"
import { Exit } from "effect"
import type { Runner } from "./runtime.ts"

/** A source's quick picks known to this page. */
export interface KnownQuickPicks {
  /** The first quick picks of each type, as many as a page shows; null if unknown yet. */
  readonly quickPicks: ReadonlyArray<FullQuickPick> | null
  /** The number of quick picks of each type. */
  readonly total: QuickPickMatches["total"]
  /** True if the last call failed; previously known quick picks remain. */
  readonly isFailed: boolean
}

/** Each source's quick picks, loaded before its screens appear because they determine the available tabs. */
export interface QuickPickStore {
  /** Requests the quick picks once, or again; never rejects. */
  readonly load: (listType: number, when?: "once" | "ask again") => Promise<void>
  readonly known: (listType: number) => KnownQuickPicks
  readonly subscribe: (listener: () => void) => () => void
  /** Clears everything, so that the next user can't see it. */
  readonly forget: () => void
}

const UNKNOWN: KnownQuickPicks = {
  quickPicks: null,
  total: { own: 0, site: 0, business: 0 },
  isFailed: false,
}

export const createQuickPickStore = (runner: Runner): QuickPickStore => {
  const bySource = new Map<number, KnownQuickPicks>()
  const listeners = new Set<() => void>()
  /** The number of times that everything was cleared, used to ignore responses to earlier requests. */
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
      const { findQuickPicks } = await import("./findQuickPicks.ts")
      const exit = await runner.runQuietly(findQuickPicks(listType))
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
