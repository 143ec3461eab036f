import { Effect } from "effect"
import { hasGeography } from "../geography/chooseAreas.ts"
import { LiveCounts, type LiveQuestion } from "./LiveCounts.ts"

/** Counts the current definition; null if it has no area to count. */
export const countLive = Effect.fn("countLive")(function* (question: LiveQuestion) {
  if (!hasGeography(question.definition)) return null
  const counts = yield* LiveCounts
  const { answer } = yield* counts.count(question)
  return answer
})
