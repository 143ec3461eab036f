import { areasByKind } from "@listwright/domain/definition"
import type { AreasAdded } from "@listwright/domain/geography"
import { type Notice, notice } from "@listwright/domain/shared"

/** What new areas took the place of: a list that changes its kind must not do so unseen. */
export const madeWay = ({ removed }: AreasAdded): Notice | null =>
  removed.length === 0
    ? null
    : notice(
        "info",
        "",
        `A list holds areas of one kind, so this replaced ${areasByKind(removed)}. Undo brings them back.`,
      )
