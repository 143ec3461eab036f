import { describe, expect, it } from "vitest"
import type { Yielder } from "../../src/turns/Yielder.ts"
import { CanceledError } from "../../src/turns/CanceledError.ts"
import { DeadlineExceededError, Turns } from "../../src/turns/Turns.ts"

const HOUR = 3_600_000

const hold = (milliseconds: number): void => {
  for (const start = performance.now(); performance.now() - start < milliseconds;);
}

/** Makes work of a number of turns, each of which holds the thread for six milliseconds. */
const working =
  (turns: number, done: () => void) =>
  async (yielder: Yielder): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) {
      hold(6)
      if (yielder.isDue) await yielder.pause()
    }
    done()
  }

const asked = (client: string, isLong = false) => ({ client, isLong, deadlineMs: HOUR })

describe("Questions that share a thread", () => {
  it("are answered before an earlier one that takes longer, whoever asks", async () => {
    const turns = new Turns()
    const answered: Array<string> = []
    const done = (name: string) => () => void answered.push(name)
    const all = [turns.use(1, asked("ann", true), working(30, done("long")))]
    await new Promise((resolve) => setTimeout(resolve, 40))
    all.push(turns.use(2, asked("bob"), working(2, done("bob"))))
    all.push(turns.use(3, asked("ann"), working(2, done("ann"))))
    await Promise.all(all)
    expect(answered.at(-1)).toBe("long")
    expect(answered.toSorted()).toEqual(["ann", "bob", "long"])
  })

  it("are not kept waiting by another's, however many those are", async () => {
    const turns = new Turns()
    let left = 0
    const flood = Array.from({ length: 100 }, (_, id) => {
      left++
      return turns.use(
        id,
        asked("ann"),
        working(1, () => left--),
      )
    })
    await turns.use(
      1_000,
      asked("bob"),
      working(1, () => undefined),
    )
    expect(left).toBeGreaterThan(50)
    await Promise.all(flood)
    expect([left, turns.count]).toEqual([0, 0])
  })

  it("let a long one have a turn now and then, however many short ones come", async () => {
    const turns = new Turns()
    let isDone = false
    const long = turns.use(
      0,
      asked("ann", true),
      working(10, () => (isDone = true)),
    )
    let id = 1
    const shorts = Array.from({ length: 4 }, async () => {
      while (!isDone)
        await turns.use(
          id++,
          asked("bob"),
          working(2, () => undefined),
        )
    })
    await Promise.all([long, ...shorts])
    expect(id).toBeGreaterThan(4)
  })

  it("are worked on a few at once, and of one asker at most half as many", async () => {
    const turns = new Turns()
    const begun: Array<string> = []
    const gates: Array<() => void> = []
    const waiting = (name: string) => (): Promise<void> => {
      begun.push(name)
      return new Promise<void>((resolve) => gates.push(resolve))
    }
    const all = ["a", "a", "a", "a", "b", "b", "b", "c"].map((name, id) =>
      turns.use(id, asked(name, true), waiting(name)),
    )
    const soon = () => new Promise((resolve) => setTimeout(resolve, 20))
    await soon()
    expect(begun).toEqual(["a", "a", "b", "b"])
    for (let ended = 0; ended < all.length; ended++) {
      gates.shift()?.()
      await soon()
    }
    await Promise.all(all)
    expect(begun.toSorted()).toEqual(["a", "a", "a", "a", "b", "b", "b", "c"])
  })

  it("end when they are given up: at work, waiting for their turn, and waiting for a place", async () => {
    const turns = new Turns()
    let works = 0
    const endless = async (yielder: Yielder): Promise<void> => {
      for (;;) {
        works++
        hold(6)
        await yielder.pause()
      }
    }
    const all = Array.from({ length: 6 }, (_, id) => turns.use(id, asked("ann", true), endless))
    const ended = Promise.allSettled(all)
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const id of all.keys()) turns.cancel(id)
    for (const end of await ended)
      expect(end.status === "rejected" && end.reason).toBeInstanceOf(CanceledError)
    const then = works
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([works, turns.count]).toEqual([then, 0])
    expect(await turns.use(9, asked("ann"), () => Promise.resolve("next"))).toBe("next")
  })

  it("end at their deadline, their waiting included", async () => {
    const turns = new Turns()
    const endless = async (yielder: Yielder): Promise<void> => {
      for (;;) await yielder.pause()
    }
    const all = Array.from({ length: 4 }, (_, id) =>
      turns.use(id, { client: "ann", isLong: true, deadlineMs: 30 }, endless),
    )
    for (const end of await Promise.allSettled(all))
      expect(end.status === "rejected" && end.reason).toBeInstanceOf(DeadlineExceededError)
  })
})
