import { Schema } from "effect"
import { findNamed } from "../../shared/textMatch.ts"
import { QuickPickInFull, type QuickPickKind } from "./QuickPick.ts"

/** The number of quick picks of each kind that a page shows before the user searches; a site may have thousands. */
export const QUICK_PICKS_SHOWN = 60

/** A search for quick picks. */
export interface QuickPicksAsked {
  /** Part of a name or description; blank for all quick picks. */
  readonly text: string
  /** The maximum number of each kind, at least 1. */
  readonly most: number
}

/** The first matches of each kind, and the total number of matches. */
export const QuickPicksFound = Schema.Struct({
  /** The quick picks: the user's own first, then the site's, then those made of business types. */
  quickPicks: Schema.Array(QuickPickInFull),
  total: Schema.Struct({ own: Schema.Int, site: Schema.Int, business: Schema.Int }),
})
export type QuickPicksFound = typeof QuickPicksFound.Type

/**
 * Finds the quick picks whose name or description matches a search text, best match first; blank text finds all of them
 * in their own order.
 */
export const quickPicksThatFit = (
  all: ReadonlyArray<QuickPickInFull>,
  { most, text }: QuickPicksAsked,
): QuickPicksFound => {
  const fitting = (kind: QuickPickKind): ReadonlyArray<QuickPickInFull> => {
    const ofKind = all.filter((one) => one.kind === kind)
    if (text.trim() === "") return ofKind
    const items = ofKind.map((quickPick) => ({ quickPick, names: [quickPick.name, quickPick.description] }))
    return findNamed(text, [{ kind, items }]).flatMap((group) =>
      group.items.map(({ quickPick }) => quickPick),
    )
  }
  const [own, site, business] = [fitting("own"), fitting("site"), fitting("business")]
  return {
    quickPicks: [own, site, business].flatMap((ofKind) => ofKind.slice(0, most)),
    total: { own: own.length, site: site.length, business: business.length },
  }
}
