import { LiveCounts } from "@listwright/domain/counting"
import { type Draft, Drafts } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"

/** The order that an address names in `sid`; one of somebody else looks like one that does not exist. */
export const useNamedOrder = (sid: string) =>
  useCall(
    ["breakdown order", sid],
    Effect.flatMap(Drafts, (drafts) => drafts.get(DraftId.make(sid))),
    { enabled: sid !== "" },
  )

/** How an order spreads over a column. */
export const useBreakdown = ({ definition, id, revision }: Draft, column: string) =>
  useCall(
    ["breakdown", id, revision, column, definition.areas],
    Effect.map(
      Effect.flatMap(LiveCounts, (counts) => counts.breakdown({ definition, draftId: id, revision, column })),
      ({ breakdown }) => breakdown,
    ),
  )
