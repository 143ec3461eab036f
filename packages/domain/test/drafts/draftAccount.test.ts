import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AccountId } from "../../src/account/AccountId.ts"
import { type Reach, viewerReach } from "../../src/account/reach.ts"
import type { Role } from "../../src/account/User.ts"
import { UserId } from "../../src/account/UserId.ts"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import type { DraftContent } from "../../src/drafts/changeDraft.ts"
import { changeText } from "../../src/drafts/changeText.ts"
import { type Choices, defaultChoices } from "../../src/drafts/Draft.ts"
import {
  accountRefusal,
  chooseAccount,
  dependsOnAccount,
  canAssignToAccount,
  referencesAccountRecords,
} from "../../src/drafts/draftAccount.ts"
import { QuoteId } from "../../src/shared/QuoteId.ts"
import { Zip } from "../../src/shared/Zip.ts"
import { arbitraryContent } from "./arbitraryContent.ts"

const [OWN, LISTED, FOREIGN] = [AccountId.make(1), AccountId.make(2), AccountId.make(3)]
const OFF = { mode: "off" } as const
const NO_SUPPRESSIONS = { orders: OFF, savedCounts: OFF, files: OFF }
const zip = { kind: "zip", zip: Zip.make("60614"), excluded: false } as const
const days = { mode: "date", start: "2026-11-01", end: "2026-11-26" } as const
const items = (named: string) => ({ mode: "item", items: [named] }) as const

const definition = (more: Partial<ListDefinition> = {}) =>
  canonicalDefinition({ ...emptyDefinition(10), areas: [zip], ...more })
const suppressing = (more: Partial<ListDefinition["suppressions"]>) =>
  definition({ suppressions: { ...NO_SUPPRESSIONS, ...more } })
const reach = (role: Role): Reach =>
  viewerReach({ userId: UserId.make("u"), role, accountId: OWN, listedAccounts: [OWN, LISTED] })
const draftOf = (userId: string, selected = definition()) => ({
  userId: UserId.make(userId),
  accountId: OWN,
  definition: selected,
})

describe("the account of a draft [ob6-site-roles]", () => {
  const refusal = (role: Role, accountId: AccountId, owner = "u") =>
    accountRefusal(reach(role), {
      before: draftOf(owner),
      after: { accountId, definition: definition() },
    })

  it.each(["Reseller", "Power User"] as const)("is one that its owner works for, as %s", (role) => {
    expect([OWN, LISTED, FOREIGN].map((accountId) => refusal(role, accountId))).toEqual([
      null,
      null,
      "noSuchAccount",
    ])
  })

  it.each(["User", "Digital User"] as const)("stays the own one of a %s", (role) => {
    expect([OWN, LISTED].map((accountId) => refusal(role, accountId))).toEqual([null, "noSuchAccount"])
  })

  it("is chosen by its owner and nobody else who reaches the draft", () => {
    expect(refusal("Reseller", LISTED, "colleague")).toBe("notOwner")
    expect(refusal("Reseller", OWN, "colleague")).toBeNull()
    expect(canAssignToAccount(reach("Reseller"), draftOf("colleague"), LISTED)).toBe(false)
  })
})

describe("what a list names of its account", () => {
  const named = [
    suppressing({ orders: items("LW-1") }),
    suppressing({ savedCounts: items("s") }),
    suppressing({ files: items("f") }),
    definition({ areas: [{ kind: "savedCount", savedCount: "s", excluded: false }] }),
  ]
  const move = (before: DraftContent["definition"], after: DraftContent["definition"]) =>
    accountRefusal(reach("Reseller"), {
      before: draftOf("u", before),
      after: { accountId: LISTED, definition: after },
    })

  it("does not go along, and is never dropped silently", () => {
    for (const one of named) {
      expect(referencesAccountRecords(one)).toBe(true)
      expect(move(one, one)).toBe("namesRecords")
      expect(move(one, definition())).toBeNull()
    }
  })

  it("may be named of the new account in the same change", () => {
    expect(move(suppressing({ orders: items("LW-1") }), suppressing({ orders: items("LW-2") }))).toBeNull()
    expect(move(suppressing({ orders: items("s") }), suppressing({ savedCounts: items("s") }))).toBeNull()
  })

  it("is nothing where it suppresses by days, which mean the new account then", () => {
    expect(referencesAccountRecords(suppressing({ orders: days }))).toBe(false)
    expect(move(suppressing({ orders: days }), suppressing({ orders: days }))).toBeNull()
  })

  it("makes it count by account, as days do", () => {
    for (const one of [...named, suppressing({ orders: days }), suppressing({ files: days })])
      expect(dependsOnAccount(one)).toBe(true)
    expect(dependsOnAccount(definition())).toBe(false)
  })
})

describe("choosing another account", () => {
  const counted: Choices = {
    ...defaultChoices,
    step: "summary",
    countId: "run-1",
    quoteId: QuoteId.make("quote-1"),
  }
  const chosen = (selected: DraftContent["definition"], accountId = LISTED) =>
    chooseAccount(accountId)({ accountId: OWN, definition: selected, choices: counted })

  it("keeps the count of a list that comes to the same for every account", () => {
    expect(chosen(definition()).choices).toMatchObject({ step: "summary", countId: "run-1" })
  })

  it("goes back to the input step where it may come to something else [ob4-counting-steps]", () => {
    expect(chosen(suppressing({ orders: days })).choices).toMatchObject({ step: "input", countId: null })
  })

  it("leaves the quote behind, which promised its prices to the account before", () => {
    expect(chosen(definition()).choices).not.toHaveProperty("quoteId")
  })

  it("changes nothing where it is the same account", () => {
    const content = { accountId: OWN, definition: definition(), choices: counted }
    expect(chooseAccount(OWN)(content)).toBe(content)
  })

  it("never changes what is selected, and what it changed is said by name", () => {
    fc.assert(
      fc.property(arbitraryContent, fc.constantFrom(OWN, LISTED, FOREIGN), (content, accountId) => {
        const after = chooseAccount(accountId)(content)
        expect(after.definition).toBe(content.definition)
        expect(after.accountId).toBe(accountId)
        expect(changeText(content, after, [])).toBe(
          content.accountId === accountId ? "" : "changed the account",
        )
      }),
    )
  })
})
