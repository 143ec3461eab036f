import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sendQuote } from "../../src/order/placing/placingAllowed.ts"
import { Role } from "../../src/account/User.ts"
import {
  combinable,
  accountsToCombine,
  combine,
  combinedDefinition,
  type CombineRefusal,
  combineSelected,
  comparable,
  definitionOfOperation,
} from "../../src/saved-lists/combineSelected.ts"
import {
  combineRefusalText,
  countNotSaved,
  deleteQuestion,
  savedListFailed,
} from "../../src/saved-lists/Notices.ts"
import {
  SAVE_COUNT_START,
  type SaveCountEvent,
  saveCountModalAfter,
} from "../../src/saved-lists/saveCount.ts"
import {
  isSavedEndDisabled,
  isSavedStartDisabled,
  openingOf,
  SAVED_LISTS_TITLE,
  savedListExpiry,
  selectRow,
} from "../../src/saved-lists/savedListPage.ts"
import { CountNotSaved } from "../../src/saved-lists/SavedLists.ts"
import { sendQuoteProblem } from "../../src/saved-lists/sendQuote.ts"
import { NetworkFailed, Refused, ServerFailed } from "../../src/shared/Failures.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { words } from "../../src/shared/wording/Words.ts"

const SEVEN = AccountId.make(7)
const named = (id: string): SavedListId => SavedListId.make(id)

describe("a saved count", () => {
  it.each([
    ["2026-01-01", "2026-04-01"],
    ["2026-12-31", "2027-03-31"],
    ["2027-12-01", "2028-02-29"],
  ])("of %s holds up to and including %s", (savedOn, last) => {
    expect(savedListExpiry(savedOn)).toBe(last)
    expect(openingOf(savedOn, last)).toBe("asCounted")
  })

  it("is counted again from the day after on", () => {
    expect(openingOf("2026-01-01", "2026-04-02")).toBe("countAgain")
    expect(openingOf("2026-01-01", "2026-01-01")).toBe("asCounted")
  })
})

describe("the page of saved lists", () => {
  it("has its title", () => {
    expect(SAVED_LISTS_TITLE).toBe(TEXTS.savedListsTitle)
  })

  it.each([
    ["2026-03-10", null, false],
    ["2026-03-11", null, true],
    ["1999-01-01", null, false],
    ["2026-03-05", "2026-03-05", false],
    ["2026-03-04", "2026-03-05", true],
    ["2026-03-11", "2026-03-05", true],
  ])(
    "on 2026-03-10 has the end %s after start %s disabled: %s [p5-saved-list-dates]",
    (day, start, disabled) => {
      expect(isSavedEndDisabled(day, start, "2026-03-10")).toBe(disabled)
    },
  )

  it("has no start after today", () => {
    expect(["2026-03-10", "2026-03-11"].map((day) => isSavedStartDisabled(day, "2026-03-10"))).toEqual([
      false,
      true,
    ])
  })

  it("keeps rows in the order in which they were selected", () => {
    expect(["b", "a", "c", "a"].map(named).reduce<ReadonlyArray<SavedListId>>(selectRow, [])).toEqual([
      "b",
      "c",
    ])
  })

  it("asks before it deletes", () => {
    expect([1, 2].map(deleteQuestion)).toEqual(["Delete this saved list?", "Delete these 2 saved lists?"])
  })
})

describe("the COMBINE button", () => {
  it("needs two rows [p4-combine-selection]", () => {
    expect([0, 1, 2, 3].map((selected) => combine("User", null, selected))).toEqual([
      "disabled",
      "disabled",
      "ready",
      "ready",
    ])
  })

  it("asks a reseller, and nobody else, for an account [p5-combine-account]", () => {
    expect(Role.literals.filter((role) => combine(role, null, 2) === "accountRequired")).toEqual(["Reseller"])
    expect(combine("Reseller", SEVEN, 2)).toBe("ready")
  })
})

const row = (id: string, listType = 10, accountId = SEVEN) => ({
  id: SavedListId.make(id),
  listType,
  accountId,
})

describe("combining lists", () => {
  it("is for the account that all of them are of, and for none where they are of several", () => {
    const lists = [row("a"), row("b")]
    expect(accountsToCombine(lists)).toEqual([row("a")])
    expect(accountsToCombine([...lists, row("c", 10, AccountId.make(8))])).toEqual([])
    expect(accountsToCombine([])).toEqual([])
  })

  it("takes lists of one source and account, in the order in which they were selected", () => {
    expect(combineSelected("Reseller", SEVEN, [row("b"), row("a")])).toEqual(
      Result.succeed({ accountId: SEVEN, listType: 10, savedCounts: ["b", "a"].map(named) }),
    )
    expect(combineSelected("User", null, [row("b"), row("a")])).toMatchObject({ success: { accountId: 7 } })
  })

  it.each([
    ["tooFew", null, []],
    ["tooFew", SEVEN, [row("a"), row("a")]],
    ["accountRequired", null, [row("a"), row("b")]],
    ["severalSources", SEVEN, [row("a"), row("b", 20)]],
    ["severalAccounts", SEVEN, [row("a"), row("b", 10, AccountId.make(8))]],
    ["severalAccounts", AccountId.make(9), [row("a"), row("b")]],
  ] as const)("is refused as %s with account %j and %j", (refusal, account, rows) => {
    expect(combineSelected("Reseller", account, rows)).toEqual(Result.fail(refusal))
  })

  it("makes a list of saved counts, the first of which has what several have", () => {
    expect(
      combinedDefinition({ accountId: SEVEN, listType: 10, savedCounts: ["b", "a"].map(named) }),
    ).toMatchObject({
      listType: 10,
      areas: [
        { kind: "savedCount", savedCount: "b", excluded: false },
        { kind: "savedCount", savedCount: "a", excluded: false },
      ],
    })
  })

  it("takes the account of the lists where none was chosen, and compares across accounts", () => {
    const ofTwo = [row("a"), row("b", 10, AccountId.make(8))]
    expect(combinable(null, [row("b"), row("a")])).toMatchObject({ success: { accountId: 7 } })
    expect(combinable(null, ofTwo)).toEqual(Result.fail("severalAccounts"))
    expect(combinable(null, [])).toEqual(Result.fail("tooFew"))
    expect(comparable(ofTwo)).toEqual(Result.succeed({ listType: 10, savedCounts: ["a", "b"].map(named) }))
    expect(comparable([row("a"), row("b", 20)])).toEqual(Result.fail("severalSources"))
  })

  it("by an operation makes a list of one area", () => {
    const lists = { listType: 10, savedCounts: ["b", "a"].map(named) }
    expect(definitionOfOperation(lists, "minus", null)).toMatchObject({
      listType: 10,
      areas: [{ kind: "combination", operation: "minus", k: null, savedCounts: ["b", "a"], excluded: false }],
    })
    expect(definitionOfOperation(lists, "exactly", 1).areas).toMatchObject([
      { operation: "exactly", k: 1, savedCounts: ["a", "b"] },
    ])
  })

  const texts: ReadonlyArray<readonly [CombineRefusal, string]> = [
    ["tooFew", "Select at least 2 lists to combine them."],
    ["accountRequired", "Account is required"],
    ["severalSources", "Only lists from the same data source can be combined."],
    ["severalAccounts", "Only lists for the same account can be combined."],
  ]

  it.each(texts)("refused as %s says: %s [ob8-combine]", (refusal, text) => {
    expect(combineRefusalText(refusal)).toBe(text)
  })

  it("that fails is an error titled 'Error', like deleting [p8-saved-list-failed] [ob8-combine]", () => {
    expect(savedListFailed(new Refused({ reason: "Two sources" }), "800")).toEqual({
      kind: "error",
      title: "Error",
      text: "Two sources",
      durationMs: 5_000,
    })
    expect(savedListFailed(new NetworkFailed(), "800").text).toEqual(
      words`${TEXTS.noConnectionTitle}: ${TEXTS.noConnection}`,
    )
  })
})

describe("the dialog that saves a count [ob4-save-count]", () => {
  const after = (...events: ReadonlyArray<SaveCountEvent>) =>
    events.reduce(saveCountModalAfter, SAVE_COUNT_START)
  const saved = { _tag: "Saved" } as const
  const failed = { _tag: "Failed", message: "Name is taken" } as const
  const hidden = { _tag: "Hidden" } as const

  it("goes from input to success", () => {
    expect(after()).toEqual({ view: "input", warning: null })
    expect(after(saved)).toEqual({ view: "success" })
    expect(after(saved, failed)).toEqual({ view: "success" })
  })

  it("shows the warning next to the input, until it succeeds", () => {
    expect(after(failed)).toEqual({ view: "input", warning: "Name is taken" })
    expect(after(failed, saved)).toEqual({ view: "success" })
  })

  it("starts over after it was hidden", () => {
    expect(after(saved, hidden)).toEqual({ view: "input", warning: null })
    expect(after(failed, hidden)).toEqual({ view: "input", warning: null })
  })

  it("that fails shows the server's message as a warning [ob8-save-failed]", () => {
    expect(countNotSaved(new CountNotSaved({ reason: "Name is taken" }))).toEqual({
      kind: "warning",
      title: "",
      text: "Name is taken",
      durationMs: 5_000,
    })
    expect(countNotSaved(new Refused({ reason: "Not now" }))).toMatchObject({
      kind: "warning",
      title: "",
      text: "Not now",
    })
    for (const failure of [
      new ServerFailed({ status: 503 }),
      new NetworkFailed(),
      new Refused({ reason: "" }),
    ])
      expect(countNotSaved(failure)).toBeNull()
  })
})

describe("sending a quote [ob8-quote-unsaved] [ob4-save-count]", () => {
  it("needs a saved count", () => {
    const problem = (offersQuotes: boolean, isCountSaved: boolean) =>
      sendQuoteProblem(sendQuote({ offersQuotes }, isCountSaved))
    expect(problem(true, true)).toBeNull()
    expect(problem(false, false)).toBeNull()
    expect(problem(true, false)).toMatchObject({
      kind: "error",
      text: TEXTS.quoteNeedsSavedCount,
    })
  })
})
