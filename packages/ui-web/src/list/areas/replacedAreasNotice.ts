import { type Area, areaKindCountsText } from "@listwright/domain/definition"
import type { AreasUpdate } from "@listwright/domain/geography"
import { type Notice, notice } from "@listwright/domain/shared"

/**
 * Returns the reason that areas were replaced. If they have the same type as the added areas, the list accepts only one
 * area of that type.
 */
const whyReplaced = (added: ReadonlyArray<Area>, removed: ReadonlyArray<Area>): string =>
  removed.every(({ kind }) => kind === added[0]?.kind)
    ? "This list can have only one area of this kind at a time"
    : "A list can have only one kind of area"

/**
 * Returns a notice about the areas that an Add replaced, so that the user notices a change in the list's area type;
 * null if none were replaced.
 */
export const replacedAreasNotice = ({ added, removed }: AreasUpdate): Notice | null =>
  removed.length === 0
    ? null
    : notice(
        "info",
        "",
        `${whyReplaced(added, removed)}, so your selection replaced ${areaKindCountsText(removed)}. To restore them, choose Undo.`,
      )
