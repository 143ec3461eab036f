import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decideSendQuote } from "../../src/order/placing/isPlacingAllowed.ts"
import { Role } from "../../src/account/User.ts"
import {
  checkCombination,
  combinableAccounts,
  combineButtonState,
  combinedDefinition,
  type CombineRefusal,
  validateSelection,
  checkComparable,
  operationDefinition,
} from "../../src/saved-lists/validateSelection.ts"
import {
  combineRefusalText,
  countNotSavedNotice,
  deleteConfirmationText,
  savedListFailedNotice,
} from "../../src/saved-lists/Notices.ts"
import {
  INITIAL_SAVE_COUNT_MODAL,
  type SaveCountEvent,
  nextSaveCountModal,
} from "../../src/saved-lists/saveCount.ts"
import {
  isSavedEndDateDisabled,
  isSavedStartDateDisabled,
  decideSavedCountOpening,
  SAVED_LISTS_TITLE,
  savedListExpiry,
  toggleSavedListRow,
} from "../../src/saved-lists/savedListPage.ts"
import { CountNotSaved } from "../../src/saved-lists/SavedLists.ts"
import { sendQuoteProblem } from "../../src/saved-lists/sendQuote.ts"
import { NetworkFailed, Refused, ServerFailed } from "../../src/shared/Failures.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { messageText } from "../../src/shared/wording/MessageText.ts"

const SEVEN = AccountId.make(7)
const named = (id: string): SavedListId => SavedListId.make(id)

describe("a saved count", () => {
  it.each([
    ["2026-01-01", "2026-04-01"],
    ["2026-12-31", "2027-03-31"],
    ["2027-12-01", "2028-02-29"],
  ])("of %s holds up to and including %s", (savedOn, last) => {
    expect(savedListExpiry(savedOn)).toBe(last)
    expect(decideSavedCountOpening(savedOn, last)).toBe("asCounted")
  })

  it("is counted again from the day after on", () => {
    expect(decideSavedCountOpening("2026-01-01", "2026-04-02")).toBe("countAgain")
    expect(decideSavedCountOpening("2026-01-01", "2026-01-01")).toBe("asCounted")
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
      expect(isSavedEndDateDisabled(day, start, "2026-03-10")).toBe(disabled)
    },
  )

  it("has no start after today", () => {
    expect(["2026-03-10", "2026-03-11"].map((day) => isSavedStartDateDisabled(day, "2026-03-10"))).toEqual([
      false,
      true,
    ])
  })

  it("keeps rows in the order in which they were selected", () => {
    expect(
      ["b", "a", "c", "a"].map(named).reduce<ReadonlyArray<SavedListId>>(toggleSavedListRow, []),
    ).toEqual(["b", "c"])
  })

  it("asks before it deletes", () => {
    expect([1, 2].map(deleteConfirmationText)).toEqual([
      "Delete this saved list?",
      "Delete these 2 saved lists?",
    ])
  })
})

describe("the COMBINE button", () => {
  it("needs two rows [p4-combine-selection]", () => {
    expect([0, 1, 2, 3].map((selected) => combineButtonState("User", null, selected))).toEqual([
      "disabled",
      "disabled",
      "ready",
      "ready",
    ])
  })

  it("asks a reseller, and nobody else, for an account [p5-combine-account]", () => {
    expect(Role.literals.filter((role) => combineButtonState(role, null, 2) === "accountRequired")).toEqual([
      "Reseller",
    ])
    expect(combineButtonState("Reseller", SEVEN, 2)).toBe("ready")
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
    expect(combinableAccounts(lists)).toEqual([row("a")])
    expect(combinableAccounts([...lists, row("c", 10, AccountId.make(8))])).toEqual([])
    expect(combinableAccounts([])).toEqual([])
  })

  it("takes lists of one source and account, in the order in which they were selected", () => {
    expect(validateSelection("Reseller", SEVEN, [row("b"), row("a")])).toEqual(
      Result.succeed({ accountId: SEVEN, listType: 10, savedCounts: ["b", "a"].map(named) }),
    )
    expect(validateSelection("User", null, [row("b"), row("a")])).toMatchObject({ success: { accountId: 7 } })
  })

  it.each([
    ["tooFew", null, []],
    ["tooFew", SEVEN, [row("a"), row("a")]],
    ["accountRequired", null, [row("a"), row("b")]],
    ["severalSources", SEVEN, [row("a"), row("b", 20)]],
    ["severalAccounts", SEVEN, [row("a"), row("b", 10, AccountId.make(8))]],
    ["severalAccounts", AccountId.make(9), [row("a"), row("b")]],
  ] as const)("is refused as %s with account %j and %j", (refusal, account, rows) => {
    expect(validateSelection("Reseller", account, rows)).toEqual(Result.fail(refusal))
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
    expect(checkCombination(null, [row("b"), row("a")])).toMatchObject({ success: { accountId: 7 } })
    expect(checkCombination(null, ofTwo)).toEqual(Result.fail("severalAccounts"))
    expect(checkCombination(null, [])).toEqual(Result.fail("tooFew"))
    expect(checkComparable(ofTwo)).toEqual(
      Result.succeed({ listType: 10, savedCounts: ["a", "b"].map(named) }),
    )
    expect(checkComparable([row("a"), row("b", 20)])).toEqual(Result.fail("severalSources"))
  })

  it("by an operation makes a list of one area", () => {
    const lists = { listType: 10, savedCounts: ["b", "a"].map(named) }
    expect(operationDefinition(lists, "minus", null)).toMatchObject({
      listType: 10,
      areas: [{ kind: "combination", operation: "minus", k: null, savedCounts: ["b", "a"], excluded: false }],
    })
    expect(operationDefinition(lists, "exactly", 1).areas).toMatchObject([
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
    expect(savedListFailedNotice(new Refused({ reason: "Two sources" }), "800")).toEqual({
      kind: "error",
      title: "Error",
      text: "Two sources",
      durationMs: 5_000,
    })
    expect(savedListFailedNotice(new NetworkFailed(), "800").text).toEqual(
      messageText`${TEXTS.noConnectionTitle}: ${TEXTS.noConnection}`,
    )
  })
})

describe("the dialog that saves a count [ob4-save-count]", () => {
  const after = (...events: ReadonlyArray<SaveCountEvent>) =>
    events.reduce(nextSaveCountModal, INITIAL_SAVE_COUNT_MODAL)
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
    expect(countNotSavedNotice(new CountNotSaved({ reason: "Name is taken" }))).toEqual({
      kind: "warning",
      title: "",
      text: "Name is taken",
      durationMs: 5_000,
    })
    expect(countNotSavedNotice(new Refused({ reason: "Not now" }))).toMatchObject({
      kind: "warning",
      title: "",
      text: "Not now",
    })
    for (const failure of [
      new ServerFailed({ status: 503 }),
      new NetworkFailed(),
      new Refused({ reason: "" }),
    ])
      expect(countNotSavedNotice(failure)).toBeNull()
  })
})

describe("sending a quote [ob8-quote-unsaved] [ob4-save-count]", () => {
  it("needs a saved count", () => {
    const problem = (offersQuotes: boolean, isCountSaved: boolean) =>
      sendQuoteProblem(decideSendQuote({ offersQuotes }, isCountSaved))
    expect(problem(true, true)).toBeNull()
    expect(problem(false, false)).toBeNull()
    expect(problem(true, false)).toMatchObject({
      kind: "error",
      text: TEXTS.quoteNeedsSavedCount,
    })
  })
})
