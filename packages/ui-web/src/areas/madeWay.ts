import { type Area, areasByKind } from "@listwright/domain/definition"
import type { AreasAdded } from "@listwright/domain/geography"
import { type Notice, notice } from "@listwright/domain/shared"

/** Of the same kind as what was added, an area made way only because there may be no second one. */
const whyReplaced = (added: ReadonlyArray<Area>, removed: ReadonlyArray<Area>): string =>
  removed.every(({ kind }) => kind === added[0]?.kind)
    ? "This list takes one area of this kind at a time"
    : "A list holds areas of one kind"

/** What new areas took the place of: a list that changes its kind must not do so unseen. */
export const madeWay = ({ added, removed }: AreasAdded): Notice | null =>
  removed.length === 0
    ? null
    : notice(
        "info",
        "",
        `${whyReplaced(added, removed)}, so this replaced ${areasByKind(removed)}. Undo brings them back.`,
      )
