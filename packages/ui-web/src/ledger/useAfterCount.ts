import { LiveCounts, type LiveQuestion } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useMemo } from "react"
import { useDraft } from "../draft/useDraft.ts"
import { type LiveFigures, useLiveCall } from "./useLiveCall.ts"

/** The state of the count that a question is about. */
export interface CountStatus {
  readonly isPending: boolean
  readonly isCounted: boolean
}

type Ask<A, E> = (counts: LiveCounts["Service"], question: LiveQuestion) => Effect.Effect<A, E>

/**
 * A question about the draft after its count, so that the count never waits for it; `name` distinguishes such
 * questions.
 */
export const useAfterCount = <A, E>(
  name: string,
  { isPending, isCounted }: CountStatus,
  ask: Ask<A, E>,
  isWanted = true,
): LiveFigures<A> => {
  const { draft } = useDraft()
  const { definition, id: draftId, revision } = draft
  const asked = useMemo(() => JSON.stringify(definition), [definition])
  const live = useLiveCall(
    [name, asked],
    Effect.flatMap(LiveCounts, (counts) => ask(counts, { definition, draftId, revision })),
    isWanted && isCounted && !isPending,
  )
  return { ...live, isPending: isWanted && (isPending || live.isPending) }
}
