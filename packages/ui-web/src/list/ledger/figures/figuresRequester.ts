import type { PricingChoices } from "@listwright/domain/drafts"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import {
  Figures,
  type FiguresAnswers,
  type FiguresPart,
  type FiguresPartName,
} from "@listwright/domain/pricing"
import { type DraftId, NetworkFailed } from "@listwright/domain/shared"
import { Effect, Stream } from "effect"
import type { Runner } from "../../../app/runtime.ts"

/** A list whose figures are requested; each state of the list is one object. */
export interface RequestedList {
  readonly definition: CanonicalDefinition
  readonly choices: PricingChoices
}

/** One part of a list's figures. */
export interface FiguresPartRequest<Name extends FiguresPartName> {
  readonly of: Name
  readonly list: RequestedList
  readonly draftId: DraftId
  readonly revision: number
  /** True to request suggestions only if there are too few records. */
  readonly whenShort?: boolean
}

export interface FiguresRequester {
  /** Resolves with a part as soon as it arrives; rejects with the failure if it doesn't. */
  readonly ask: <Name extends FiguresPartName>(
    part: FiguresPartRequest<Name>,
    signal: AbortSignal,
  ) => Promise<FiguresAnswers[Name]>
  /** Immediately sends the parts requested so far, without waiting for others due at the same moment. */
  readonly sendNow: () => void
}

interface Waiting {
  readonly part: FiguresPartRequest<FiguresPartName>
  readonly take: (part: FiguresPart) => void
  readonly fail: (error: unknown) => void
}

/** The parts of a single request. */
interface Gathered extends Pick<FiguresPartRequest<FiguresPartName>, "draftId" | "list" | "revision"> {
  readonly waiting: Set<Waiting>
  readonly request: AbortController
  readonly timer: ReturnType<typeof setTimeout>
}

const ANSWERS: {
  readonly [Name in FiguresPartName]: (part: FiguresPart) => FiguresAnswers[Name] | undefined
} = {
  count: (part) => (part.part === "count" ? part.count : undefined),
  price: (part) => (part.part === "price" ? part.price : undefined),
  extras: (part) => (part.part === "extras" ? part.extras : undefined),
  waterfall: (part) => (part.part === "waterfall" ? part.waterfall : undefined),
  suggestions: (part) => (part.part === "suggestions" ? part.suggestions : undefined),
}

/** Creates one request for all parts; a part that hasn't arrived by the end of the request fails. */
const requestOf = ({ draftId, list, revision, waiting }: Gathered) => {
  const parts = [...waiting].map(({ part }) => part)
  const asked = new Set(parts.map(({ of }) => of))
  // Who wants them in any case is answered in any case.
  const areOnlyWhenShort = parts.every(({ of, whenShort }) => of !== "suggestions" || whenShort)
  const question = {
    ...list,
    draftId,
    revision,
    ...(asked.has("extras") ? { extras: true } : {}),
    ...(asked.has("waterfall") ? { waterfall: true } : {}),
    ...(asked.has("suggestions") ? { suggestions: areOnlyWhenShort ? { whenShort: true } : {} } : {}),
  }
  return Effect.flatMap(Figures, (figures) =>
    Stream.runForEach(figures.figures(question), (part) =>
      Effect.sync(() => {
        for (const one of waiting) one.take(part)
      }),
    ),
  )
}

/**
 * Requests parts of a list's figures; parts requested at the same time share a request. It's aborted when no caller is
 * waiting for any of its parts.
 */
export const createFiguresRequester = (query: Runner["query"]): FiguresRequester => {
  let gathering: Gathered | null = null

  const send = (gathered: Gathered) => {
    if (gathering === gathered) gathering = null
    const { request, waiting } = gathered
    clearTimeout(gathered.timer)
    if (waiting.size === 0) return
    const failAll = (error: unknown) => {
      for (const one of waiting) one.fail(error)
    }
    void query(requestOf(gathered), { signal: request.signal }).then(
      () => failAll(new NetworkFailed()),
      failAll,
    )
  }

  const gatheredFor = ({
    draftId,
    list,
    of,
    revision,
    whenShort,
  }: FiguresPartRequest<FiguresPartName>): Gathered => {
    const isOther = [...(gathering?.waiting ?? [])].some(
      ({ part }) => part.of === of && part.whenShort === whenShort,
    )
    if (gathering !== null && gathering.list === list && !isOther) return gathering
    const gathered: Gathered = {
      draftId,
      list,
      revision,
      waiting: new Set(),
      request: new AbortController(),
      // Behind everything that is due at this moment, so that retries after the same wait go together too.
      timer: setTimeout(() => send(gathered), 0),
    }
    gathering = gathered
    return gathered
  }

  const ask: FiguresRequester["ask"] = (part, signal) =>
    new Promise((resolve, reject) => {
      const gathered = gatheredFor(part)
      const { request, waiting } = gathered
      const { of } = part
      const waits: Waiting = {
        part,
        take: (answered) => {
          const answer = ANSWERS[of](answered)
          if (answer !== undefined) settle(() => resolve(answer))
          else if (answered.part === "failed" && answered.of === of) waits.fail(answered.failure)
        },
        fail: (error) => settle(() => reject(error)),
      }
      const leave = () => {
        waits.fail(new NetworkFailed())
        // Before it is sent, others may still join it.
        if (waiting.size === 0 && gathered !== gathering) request.abort()
      }
      const settle = (how: () => void) => {
        signal.removeEventListener("abort", leave)
        if (waiting.delete(waits)) how()
      }
      waiting.add(waits)
      signal.addEventListener("abort", leave)
    })

  const sendNow = () => {
    if (gathering !== null) send(gathering)
  }
  return { ask, sendNow }
}
