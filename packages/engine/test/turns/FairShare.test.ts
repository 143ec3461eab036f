import { describe, expect, it } from "vitest"
import { FairShare } from "../../src/turns/FairShare.ts"

const LONG_MS = 30
const SHORT_IN_A_ROW = 20

describe("The next turn on a thread", () => {
  it("goes to a short question before a long one, whoever had more, and now and then to the long one", () => {
    const share = new FairShare()
    const long = share.begin("ann")
    share.spend(long, LONG_MS)
    const short = share.begin("bob")
    // Others of bob's have taken more than ann had.
    for (let other = 0; other < 10; other++) {
      const turn = share.begin("bob")
      share.spend(turn, 20)
      share.end(turn)
    }
    const waiting = [long, short]
    const inARow = Array.from({ length: SHORT_IN_A_ROW }, () => {
      // Between turns, the queue may be empty and places may be given, neither of which is a turn.
      expect([share.next([]), share.first([]), share.first([long])]).toEqual([-1, -1, 0])
      return waiting[share.next(waiting)]
    })
    expect(new Set(inARow)).toEqual(new Set([short]))
    expect(waiting[share.next(waiting)]).toBe(long)
    expect(waiting[share.next(waiting)]).toBe(short)
  })

  it("is that of the asker on whom less was spent, and a newcomer owes nothing and is owed nothing", () => {
    const share = new FairShare()
    const [ann, bob] = [share.begin("ann"), share.begin("bob")]
    share.spend(ann, 10)
    share.spend(bob, 5)
    expect(share.next([ann, bob])).toBe(1)
    const cat = share.begin("cat")
    expect(share.next([ann, cat])).toBe(1)
    expect(share.next([bob, cat])).toBe(0)
    expect(share.next([])).toBe(-1)
  })
})
