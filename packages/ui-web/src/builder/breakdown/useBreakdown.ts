import { LiveCounts } from "@listwright/domain/counting"
import { type Draft, Drafts } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/** Loads the order specified by `sid` in a URL. Another user's order is indistinguishable from a missing one. */
export const useOrderBySid = (sid: string) =>
  useCall(
    ["breakdown order", sid],
    Effect.flatMap(Drafts, (drafts) => drafts.get(DraftId.make(sid))),
    { enabled: sid !== "" },
  )

/** Loads an order's breakdown by a column. */
export const useBreakdown = ({ definition, id, revision }: Draft, column: string) =>
  useCall(
    ["breakdown", id, revision, column, definition.areas],
    Effect.map(
      Effect.flatMap(LiveCounts, (counts) => counts.breakdown({ definition, draftId: id, revision, column })),
      ({ breakdown }) => breakdown,
    ),
  )
