import { type Area, areasByKind } from "@listwright/domain/definition"
import type { AreasAdded } from "@listwright/domain/geography"
import { type Notice, notice } from "@listwright/domain/shared"

/**
 * Returns the reason that areas were replaced. If they're of the same kind as the added ones, the list takes only one
 * area of that kind.
 */
const whyReplaced = (added: ReadonlyArray<Area>, removed: ReadonlyArray<Area>): string =>
  removed.every(({ kind }) => kind === added[0]?.kind)
    ? "This list takes one area of this kind at a time"
    : "A list holds areas of one kind"

/**
 * Returns a notice about the areas that an Add replaced, because a list must not change its kind without the user
 * noticing.
 */
export const replacedAreasNotice = ({ added, removed }: AreasAdded): Notice | null =>
  removed.length === 0
    ? null
    : notice(
        "info",
        "",
        `${whyReplaced(added, removed)}, so this replaced ${areasByKind(removed)}. Undo brings them back.`,
      )
