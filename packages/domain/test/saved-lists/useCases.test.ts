import { AccountId } from "../../src/account/AccountId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { Effect, Layer } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { COUNT_LINK } from "../../src/catalog/orderLinks.ts"
import { type Contact, emptyContact } from "../../src/drafts/Contact.ts"
import { combineLists, ListsNotCombined } from "../../src/saved-lists/combineLists.ts"
import { deleteSavedLists, ListsNotDeleted, loadSavedLists } from "../../src/saved-lists/loadSavedLists.ts"
import { saveCount } from "../../src/saved-lists/saveCount.ts"
import { type SavedList } from "../../src/saved-lists/SavedList.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { CountNotSaved, SavedLists } from "../../src/saved-lists/SavedLists.ts"
import { NetworkFailed } from "../../src/shared/Failures.ts"
import { firstPage } from "../../src/shared/Paging.ts"

const row = (id: string): SavedList => ({
  id: SavedListId.make(id),
  draftId: DraftId.make(`s-${id}`),
  orderDate: "2026-03-01",
  expirationDate: "2026-05-30",
  orderCode: "C1",
  name: "Spring",
  listType: 10,
  sourceName: "Consumer",
  estimatedCost: "50.00",
  quantity: 1_000,
  accountId: AccountId.make(7),
  accountName: "Shop",
  userName: "Ann",
  unitPrice: "0.05000",
})
const contact: Contact = {
  ...emptyContact,
  firstName: "Ann",
  lastName: "Lee",
  company: "Shop",
  email: "ann@shop.example",
  orderName: "Spring",
}
const query = { accountId: null, search: "", start: null, end: null }

let calls: Array<unknown> = []
let isDown = false
beforeEach(() => {
  calls = []
  isDown = false
})
const layer = Layer.mock(SavedLists, {
  page: (...asked) =>
    Effect.sync(() => {
      calls.push(["page", ...asked])
      return { items: [row("a")], total: 19 }
    }),
  save: ({ draftId, revision, contact: { orderName } }) =>
    Effect.suspend(() => {
      calls.push(["save", draftId, revision])
      return orderName === "taken" ? Effect.fail(new CountNotSaved({ reason: "Name is taken" })) : Effect.void
    }),
  combine: (combination) =>
    Effect.suspend(() => {
      calls.push(["combine", combination])
      return isDown ? Effect.fail(new NetworkFailed()) : Effect.succeed(DraftId.make("s 9"))
    }),
  remove: (ids) =>
    Effect.suspend(() => {
      calls.push(["remove", ids])
      return isDown ? Effect.fail(new NetworkFailed()) : Effect.void
    }),
})
const run = <A, E>(effect: Effect.Effect<A, E, SavedLists>) =>
  Effect.runPromise(Effect.provide(effect, layer))

describe("loading the saved lists [ob9-saved-list-limits]", () => {
  it("asks for the first 18 rows, and tells how many there are", async () => {
    expect(await run(loadSavedLists(query))).toEqual({
      items: [row("a")],
      paging: { ...firstPage("savedLists"), total: 19 },
    })
    expect(calls).toEqual([["page", query, firstPage("savedLists")]])
    expect(firstPage("savedLists").pageSize).toBe(18)
  })

  it.each([
    ["ab", false],
    ["abc", true],
  ])("for '%s' asks: %s [p5-saved-list-search]", async (search, asks) => {
    expect((await run(loadSavedLists({ ...query, search }))) !== null).toBe(asks)
    expect(calls).toHaveLength(asks ? 1 : 0)
  })
})

describe("saving a count", () => {
  const count = { draftId: DraftId.make("d-1"), revision: 3, contact }

  it("needs no phone [ob5-save-count-form]", async () => {
    await run(saveCount(count))
    expect(calls).toEqual([["save", "d-1", 3]])
  })

  it.each(["firstName", "lastName", "company", "email", "orderName"] as const)(
    "needs %s [ob5-save-count-form]",
    async (field) => {
      const incomplete = await run(Effect.flip(saveCount({ ...count, contact: { ...contact, [field]: "" } })))
      expect(incomplete).toMatchObject({ _tag: "FormIncomplete", problems: { [field]: "Required" } })
      expect(calls).toEqual([])
    },
  )

  it("needs a valid email [ob5-save-count-form]", async () => {
    const incomplete = await run(Effect.flip(saveCount({ ...count, contact: { ...contact, email: "@b" } })))
    expect(incomplete).toMatchObject({ problems: { email: "E-mail must be valid" } })
  })

  it("that the server refuses fails with its message", async () => {
    const refused = await run(
      Effect.flip(saveCount({ ...count, contact: { ...contact, orderName: "taken" } })),
    )
    expect(refused).toEqual(new CountNotSaved({ reason: "Name is taken" }))
  })
})

describe("combining lists", () => {
  it("sends the lists without their prices, and answers the count link", async () => {
    expect(await run(combineLists("Reseller", AccountId.make(7), [row("b"), row("a")], COUNT_LINK))).toBe(
      "/order/10/summary?SessionId=s%209",
    )
    expect(calls).toEqual([["combine", { accountId: 7, listType: 10, savedCounts: ["b", "a"] }]])
  })

  it("without an account sends no request [p5-combine-account]", async () => {
    expect(await run(Effect.flip(combineLists("Reseller", null, [row("b"), row("a")], COUNT_LINK)))).toEqual(
      new ListsNotCombined({ refusal: "accountRequired" }),
    )
    expect(calls).toEqual([])
  })

  it("that fails answers no link", async () => {
    isDown = true
    expect(await run(Effect.flip(combineLists("User", null, [row("b"), row("a")], COUNT_LINK)))).toEqual(
      new NetworkFailed(),
    )
  })
})

describe("deleting saved counts", () => {
  it("loads the list again, as it was searched for", async () => {
    const searched = {
      accountId: AccountId.make(7),
      search: "spring",
      start: "2026-03-01",
      end: "2026-03-31",
    }
    expect(
      await run(deleteSavedLists([SavedListId.make("a"), SavedListId.make("b")], searched)),
    ).toMatchObject({ items: [row("a")] })
    expect(calls).toEqual([
      ["remove", ["a", "b"]],
      ["page", searched, firstPage("savedLists")],
    ])
  })

  it("that fails loads nothing [p8-saved-list-failed]", async () => {
    isDown = true
    expect(await run(Effect.flip(deleteSavedLists([SavedListId.make("a")], query)))).toEqual(
      new ListsNotDeleted({ failure: new NetworkFailed() }),
    )
    expect(calls).toEqual([["remove", ["a"]]])
  })
})
