import { Schema } from "effect"
import { findNamedItems } from "../../shared/textMatch.ts"
import { FullQuickPick, type QuickPickKind } from "./QuickPick.ts"

/** The number of quick picks of each kind that a page shows before the user searches; a site may have thousands. */
export const MAX_VISIBLE_QUICK_PICKS = 60

/** A search for quick picks. */
export interface QuickPickSearch {
  /** Part of a name or description; blank for all quick picks. */
  readonly text: string
  /** The maximum number of quick picks of each kind, at least 1. */
  readonly most: number
}

/** The first matches of each kind, and the total number of matches. */
export const QuickPickMatches = Schema.Struct({
  /** The quick picks: the user's own first, then the site's, then those made of business types. */
  quickPicks: Schema.Array(FullQuickPick),
  total: Schema.Struct({ own: Schema.Int, site: Schema.Int, business: Schema.Int }),
})
export type QuickPickMatches = typeof QuickPickMatches.Type

/**
 * Finds the quick picks whose name or description matches the search text, best match first; blank text finds all of
 * them in their own order.
 */
export const searchQuickPicks = (
  all: ReadonlyArray<FullQuickPick>,
  { most, text }: QuickPickSearch,
): QuickPickMatches => {
  const fitting = (kind: QuickPickKind): ReadonlyArray<FullQuickPick> => {
    const ofKind = all.filter((one) => one.kind === kind)
    if (text.trim() === "") return ofKind
    const items = ofKind.map((quickPick) => ({ quickPick, names: [quickPick.name, quickPick.description] }))
    return findNamedItems(text, [{ kind, items }]).flatMap((group) =>
      group.items.map(({ quickPick }) => quickPick),
    )
  }
  const [own, site, business] = [fitting("own"), fitting("site"), fitting("business")]
  return {
    quickPicks: [own, site, business].flatMap((ofKind) => ofKind.slice(0, most)),
    total: { own: own.length, site: site.length, business: business.length },
  }
}
