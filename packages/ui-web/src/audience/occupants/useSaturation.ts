import { countedSoFar } from "@listwright/domain/audience"
import { type AskedRoutes, type CountSaturation, LiveCounts } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useDraft } from "../../draft/useDraft.ts"
import { type Beside, useBeside } from "../shares/useBeside.ts"

/** How much the list takes of the carrier routes of its areas, as far as it is chosen. */
export const useSaturation = (asked: AskedRoutes): Beside<CountSaturation> => {
  const { definition } = useDraft().draft
  const { answer, isBehind } = useBeside(
    `saturation ${JSON.stringify(asked)}`,
    countedSoFar(definition),
    (question) => Effect.flatMap(LiveCounts, (counts) => counts.saturation({ ...question, ...asked })),
    true,
  )
  return { answer: answer?.saturation ?? null, isBehind }
}
