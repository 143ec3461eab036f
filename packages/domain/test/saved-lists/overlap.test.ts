import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { AccountId } from "../../src/account/AccountId.ts"
import { validateComparison } from "../../src/saved-lists/validateComparison.ts"
import { partDefinition } from "../../src/saved-lists/partDefinition.ts"
import { compareRefusalText } from "../../src/saved-lists/Notices.ts"
import { parsePartCode, type OverlapPart } from "../../src/saved-lists/OverlapPart.ts"
import { type SavedList } from "../../src/saved-lists/SavedList.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"

const id = (name: string): SavedListId => SavedListId.make(name)
const row = (name: string, changes: Partial<SavedList> = {}): SavedList => ({
  id: id(name),
  draftId: DraftId.make("draft"),
  orderDate: "2026-11-01",
  expirationDate: "2027-01-30",
  orderCode: "LW-1",
  name: name.toUpperCase(),
  listType: 10,
  sourceName: "Consumer",
  estimatedCost: "50.00",
  quantity: 500,
  accountId: AccountId.make(1),
  accountName: "Lakeside",
  userName: "Dana Demo",
  unitPrice: "0.05000",
  ...changes,
})
const trade = row("trade", { listType: 20, sourceName: "Business" })
const theirs = row("theirs", { accountId: AccountId.make(2), accountName: "Harbor" })
const all = [row("a"), row("b"), row("c"), trade, theirs]
const compared = (names: ReadonlyArray<string>, over?: OverlapPart) =>
  validateComparison({ lists: names.map(id), ...(over === undefined ? {} : { over }) }, all)

describe("comparing saved lists", () => {
  it.each<[string, ReadonlyArray<string>, string]>([
    ["of fewer than two lists", ["a", "a"], "Select at least 2 lists to compare them."],
    ["of more than six", Array.from("abcdefg"), "You can compare at most 6 lists at once, not 7."],
    [
      "of a list that was deleted",
      ["a", "gone", "b"],
      "List 2 was deleted or belongs to someone else. Still available: A and B.",
    ],
    [
      "of several such lists",
      ["x", "b", "y"],
      "Lists 1 and 3 were deleted or belong to someone else. Still available: B.",
    ],
    ["of deleted lists alone", ["x", "y"], "Lists 1 and 2 were deleted or belong to someone else."],
    [
      "of two sources",
      ["a", "trade"],
      "Only lists from the same data source can be compared: A is Consumer, TRADE is Business.",
    ],
    [
      "of two accounts",
      ["a", "theirs"],
      "Only lists for the same account can be compared: A belongs to Lakeside, THEIRS to Harbor.",
    ],
  ])("%s is refused, and says which", (_, names, text) => {
    const refused = compared(names)
    expect(Result.isFailure(refused) ? compareRefusalText(refused.failure) : null).toBe(text)
  })

  it("refuses prices on top of a part that these lists do not have", () => {
    const refused = compared(["a", "b"], { kind: "list", list: 2 })
    expect(Result.isFailure(refused) ? compareRefusalText(refused.failure) : null).toBe(
      "over: 2 lists have no such part.",
    )
    expect(Result.isSuccess(compared(["a", "b"], { kind: "exactly", k: 2 }))).toBe(true)
    expect(Result.isFailure(compared(["a", "b"], { kind: "exactly", k: 3 }))).toBe(true)
    expect(Result.isFailure(compared(["a", "b"], { kind: "region", lists: [0, 2] }))).toBe(true)
  })

  it("takes each list once, in the order in which they were named", () => {
    const { accountId, ids, lists, listType } = Result.getOrThrow(compared(["c", "a", "c"]))
    expect([ids, lists.map(({ name }) => name), listType, accountId]).toEqual([["c", "a"], ["C", "A"], 10, 1])
  })
})

describe("a part of an overlap as a list", () => {
  const excluded = false
  it.each<[string, OverlapPart, ReadonlyArray<object>]>([
    [
      "a region of one list: it without the others",
      { kind: "region", lists: [1] },
      [{ kind: "combination", operation: "minus", k: null, savedCounts: ["b", "a", "c"], excluded }],
    ],
    [
      "a region of several: what they share, the others excluded",
      { kind: "region", lists: [0, 2] },
      [
        { kind: "combination", operation: "intersect", k: null, savedCounts: ["a", "c"], excluded },
        { kind: "savedCount", savedCount: "b", excluded: true },
      ],
    ],
    ["a list", { kind: "list", list: 2 }, [{ kind: "savedCount", savedCount: "c", excluded }]],
    [
      "a union: the lists themselves, so that an original order can say it",
      { kind: "union" },
      [
        { kind: "savedCount", savedCount: "a", excluded },
        { kind: "savedCount", savedCount: "b", excluded },
        { kind: "savedCount", savedCount: "c", excluded },
      ],
    ],
    [
      "exactly two",
      { kind: "exactly", k: 2 },
      [{ kind: "combination", operation: "exactly", k: 2, savedCounts: ["a", "b", "c"], excluded }],
    ],
  ])("%s", (_, part, areas) => {
    const definition = partDefinition(10, Array.from("abc", id), part)
    expect([definition.listType, definition.areas]).toEqual([10, areas])
  })
})

it.each([
  "",
  "region",
  "region-0",
  "region-7",
  "list",
  "list-1-2",
  "union-1",
  "exactly-0",
  "exactly-x",
  "minus-1.5",
])("%j names no part of an overlap", (code) => {
  expect(parsePartCode(code)).toBeNull()
})
