import { CountUnavailable } from "@listwright/domain/counting"
import { canonicalDefinition, DefinitionHash, emptyDefinition } from "@listwright/domain/definition"
import { Figures, type FiguresPart, type FiguresQuestion } from "@listwright/domain/pricing"
import { DraftId } from "@listwright/domain/shared"
import { Effect, Queue, Stream } from "effect"
import { describe, expect, it } from "vitest"
import {
  type FiguresPartRequest,
  createFiguresRequester,
} from "../../../src/list/ledger/figures/figuresRequester.ts"

const known = { definitionHash: DefinitionHash.make("h"), snapshot: "s" }
const COUNT: FiguresPart = {
  revision: 1,
  part: "count",
  count: { ...known, total: 519, withPhones: 196, areas: [], suppressed: [], withoutPlace: [] },
}
const WATERFALL: FiguresPart = { revision: 1, part: "waterfall", waterfall: { ...known, steps: [] } }
const SUGGESTIONS = {
  revision: 1,
  part: "suggestions",
  suggestions: { ...known, aim: 250, suggestions: [], restrictions: [] },
} as const satisfies FiguresPart
const failure = new CountUnavailable({ reason: "away" })
const NO_QUOTE: FiguresPart = { revision: 1, part: "failed", of: "price", failure }

/** A server that answers what the test says, when it says it. */
const server = () => {
  const asked: Array<FiguresQuestion> = []
  const parts = Effect.runSync(Queue.unbounded<FiguresPart | "end">())
  let aborted = 0
  const figures = Figures.of({
    figures: (question) => {
      asked.push(question)
      return Stream.fromQueue(parts).pipe(
        Stream.takeWhile((part) => part !== "end"),
        Stream.onExit((exit) => Effect.sync(() => (aborted += exit._tag === "Failure" ? 1 : 0))),
      )
    },
  })
  const { ask, sendNow } = createFiguresRequester(async (effect, options) =>
    // The effect asks for no other port.
    Effect.runPromise(Effect.provideService(effect, Figures, figures) as Effect.Effect<never>, options),
  )
  return {
    ask,
    sendNow,
    asked,
    answer: (part: FiguresPart | "end") => Queue.offerUnsafe(parts, part),
    aborted: () => aborted,
  }
}

const list = {
  definition: canonicalDefinition(emptyDefinition(10)),
  choices: { listUsage: 1, promoCode: null, quantities: {} },
}
const part = <const Name extends FiguresPartRequest<"count" | "price" | "suggestions" | "waterfall">["of"]>(
  of: Name,
): FiguresPartRequest<Name> => ({ of, list, draftId: DraftId.make("d"), revision: 1 })
const never = new AbortController().signal
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

describe("figures that are asked at once", () => {
  it("need not wait for what else is due: they are sent once, right away", async () => {
    const { answer, ask, asked, sendNow } = server()
    const count = ask(part("count"), never)
    expect(asked).toEqual([])
    sendNow()
    sendNow()
    expect(asked).toHaveLength(1)
    answer(COUNT)
    expect(await count).toMatchObject({ total: 519 })
    await soon()
    expect(asked).toHaveLength(1)
  })

  it("are one request, each there as soon as it is answered, and one that fails fails alone", async () => {
    const { answer, ask, asked } = server()
    const count = ask(part("count"), never)
    const price = ask(part("price"), never)
    const waterfall = ask(part("waterfall"), never)
    answer(COUNT)
    expect(await count).toMatchObject({ total: 519 })
    expect(asked).toEqual([{ ...list, draftId: "d", revision: 1, waterfall: true }])
    const refused = expect(price).rejects.toBe(failure)
    answer(NO_QUOTE)
    answer(WATERFALL)
    await refused
    expect(await waterfall).toEqual(WATERFALL.part === "waterfall" ? WATERFALL.waterfall : null)
  })

  it("fail where their answer ends without them", async () => {
    const { answer, ask, asked } = server()
    const suggestions = ask(part("suggestions"), never)
    await soon()
    expect(asked[0]).toMatchObject({ suggestions: {} })
    const cut = expect(suggestions).rejects.toMatchObject({ _tag: "NetworkFailed" })
    answer("end")
    await cut
  })

  it("ask for suggestions only where there are too few when nobody opened them", async () => {
    const { answer, ask, asked } = server()
    const suggestions = ask({ ...part("suggestions"), whenShort: true }, never)
    await soon()
    expect(asked[0]).toMatchObject({ suggestions: { whenShort: true } })
    answer({ revision: 1, part: "suggestions", suggestions: null })
    expect(await suggestions).toBeNull()
  })

  it("ask for suggestions in any case where somebody opened them besides, in the same request", async () => {
    const { answer, ask, asked } = server()
    const opened = ask(part("suggestions"), never)
    const whenShort = ask({ ...part("suggestions"), whenShort: true }, never)
    await soon()
    expect(asked).toEqual([{ ...list, draftId: "d", revision: 1, suggestions: {} }])
    answer(SUGGESTIONS)
    expect([await opened, await whenShort]).toEqual([SUGGESTIONS.suggestions, SUGGESTIONS.suggestions])
  })

  it("are aborted when nobody waits for any of them anymore, and not before", async () => {
    const { ask, aborted } = server()
    const [first, second] = [new AbortController(), new AbortController()]
    const both = Promise.allSettled([ask(part("count"), first.signal), ask(part("waterfall"), second.signal)])
    await soon()
    first.abort()
    await soon()
    expect(aborted()).toBe(0)
    second.abort()
    await both
    await soon()
    expect(aborted()).toBe(1)
  })

  it("may be left and asked again before they are sent", async () => {
    const { answer, ask, asked } = server()
    const left = new AbortController()
    const before = Promise.allSettled([ask(part("count"), left.signal)])
    left.abort()
    const again = ask(part("count"), never)
    // An answer that is already there would outrun an abort.
    await soon()
    answer(COUNT)
    expect(await again).toMatchObject({ total: 519 })
    expect(await before).toMatchObject([{ status: "rejected" }])
    expect(asked).toHaveLength(1)
  })

  it("of another list are another request", async () => {
    const { ask, asked } = server()
    void ask(part("count"), never)
    void ask({ ...part("count"), list: { ...list } }, never)
    await soon()
    expect(asked).toHaveLength(2)
  })
})
