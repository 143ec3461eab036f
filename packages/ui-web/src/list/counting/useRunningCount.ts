import {
  INITIAL_COUNT_STATE,
  type CountEvent,
  isCountingModalVisible,
  CountRuns,
  decideCount,
  followCount,
  runCount,
} from "@listwright/domain/counting"
import type { OrderStep } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { Effect, Exit } from "effect"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useApp, useRun } from "../../app/App.ts"
import { useNotify } from "../../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"

/** The maximum time for another tab to record the run that it started, in milliseconds. */
const NAMED_WITHIN_MS = 5_000

interface UnderWay {
  readonly controller: AbortController
  /**
   * The id of a run left behind by a reload or started in another tab. Aborting stops following the run, but doesn't
   * stop the run itself.
   */
  readonly followedRunId: string | null
}

export interface RunningCount {
  /** The progress of the count, 0 to 100; null if no count is in progress. */
  readonly percent: number | null
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Runs one official count at a time: submits it, follows it, and opens the summary; returns to the input step if it's
 * stopped or fails. The draft stores the run's id as soon as it starts, so that following it continues after a reload
 * [ob4-counting-steps] [ob4-count-stop].
 */
export const useRunningCount = (): RunningCount => {
  const { drafts } = useApp()
  const { draft, change, flush } = useDraft()
  const run = useRun()
  const notify = useNotify("counting")
  const navigate = useNavigate()
  const [percent, setPercent] = useState(0)
  const underWay = useRef<UnderWay | null>(null)
  const hasLeft = useRef(false)

  const setStep = (step: OrderStep, countId: string | null) =>
    change((content) => ({ ...content, choices: { ...content.choices, step, countId } }))
  const open = (followedRunId: string | null): UnderWay => {
    const mine = { controller: new AbortController(), followedRunId }
    underWay.current = mine
    return mine
  }
  const end = () => {
    underWay.current = null
    setPercent(0)
  }
  /** Returns the domain rule's decision on an event; null if there's nothing to do, such as on a second start. */
  const decide = (event: CountEvent) => {
    const state = underWay.current === null ? INITIAL_COUNT_STATE : ({ step: "count", percent } as const)
    const decision = decideCount(state, event)
    return decision.command === null ? null : { step: decision.state.step, command: decision.command }
  }
  const fail = () => {
    const decided = decide({ kind: "failed" })
    if (decided === null) return
    end()
    setStep(decided.step, null)
    if (decided.command.kind === "notify") notify(decided.command.notice)
  }
  const complete = async (runId: string, listType: number) => {
    const decided = decide({ kind: "finished" })
    if (decided?.command.kind !== "openSummary") return
    end()
    // Unless the list was changed in the meantime, in another tab: then this count is not about it anymore.
    change((content) =>
      content.choices.step === "count" && content.choices.countId === runId
        ? { ...content, choices: { ...content.choices, step: decided.step } }
        : content,
    )
    await flush()
    const list = `/order/${listType}`
    const summary = `${list}/summary`
    // Whoever went back meanwhile isn't fetched back.
    const { pathname } = window.location
    if (hasLeft.current || (pathname !== list && !pathname.startsWith(`${list}/`))) return
    // A link to the counts is there already: Back leads to where it was followed.
    void navigate(summary, { replace: pathname === summary })
  }

  const begin = async (step: OrderStep) => {
    const mine = open(null)
    // What is counted is what the server has, so everything must be there first.
    setStep(step, null)
    const saved = await flush()
    if (underWay.current !== mine) return
    if (saved === null) return fail()
    const exit = await run(
      runCount(saved.id, { onStarted: (runId) => setStep(step, runId), onProgress: setPercent }),
      { signal: mine.controller.signal },
    )
    if (underWay.current !== mine) return
    return Exit.isSuccess(exit) ? complete(exit.value.runId, saved.listType) : fail()
  }
  const follow = async (runId: string, { id, listType }: Draft) => {
    const mine = open(runId)
    const { signal } = mine.controller
    const exit = await run(followCount(runId, id, { onProgress: setPercent }), { signal })
    if (underWay.current !== mine) return
    return Exit.isSuccess(exit) ? complete(runId, listType) : fail()
  }

  const start = () => {
    const decided = decide({ kind: "submit" })
    if (decided?.command.kind === "submit") void begin(decided.step)
  }
  const stop = () => {
    const stopped = underWay.current
    const decided = decide({ kind: "stop" })
    if (stopped === null || decided?.command.kind !== "cancel") return setStep(INITIAL_COUNT_STATE.step, null)
    stopped.controller.abort()
    end()
    setStep(decided.step, null)
    const { followedRunId } = stopped
    if (followedRunId !== null) void run(Effect.flatMap(CountRuns, (runs) => runs.stop(followedRunId)))
  }

  // A reload, or another tab: the draft says which run to go on with, or that it is over.
  const { step, countId } = draft.choices
  const isCounting = isCountingModalVisible({ step })
  const keepUp = useEffectEvent(() => {
    if (!isCounting) {
      underWay.current?.controller.abort()
      underWay.current = null
    } else if (underWay.current === null && countId !== null) void follow(countId, draft)
  })
  const giveUp = useEffectEvent(() => {
    if (underWay.current === null) setStep(INITIAL_COUNT_STATE.step, null)
  })
  const leave = useEffectEvent(() => {
    hasLeft.current = true
    const left = underWay.current
    left?.controller.abort()
    underWay.current = null
    // Leaving stops a run that was started here, unless what is open by now is another list.
    const isOpen = drafts.state()?.draft.id === draft.id
    if (left !== null && left.followedRunId === null && isOpen) setStep(INITIAL_COUNT_STATE.step, null)
  })
  useEffect(() => {
    keepUp()
    if (!isCounting || countId !== null) return
    // A run without an id was never started.
    const timer = setTimeout(giveUp, NAMED_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isCounting, countId])
  useEffect(() => {
    hasLeft.current = false
    return () => leave()
  }, [])

  return { percent: isCounting ? percent : null, start, stop }
}
