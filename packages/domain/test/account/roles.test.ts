import { describe, expect, it } from "vitest"
import { roleAbilities, accountFilter } from "../../src/account/abilities.ts"
import { type Account, defaultAccount } from "../../src/account/Account.ts"
import { canReferenceRecord, REFERENCED_RECORD_KINDS } from "../../src/account/recordReferences.ts"
import { type OwnedRecord, viewerReach, type Viewer } from "../../src/account/reach.ts"
import { Role } from "../../src/account/User.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { UserId } from "../../src/account/UserId.ts"

const account = (accountId: number, isDefault = false): Account => ({
  accountId: AccountId.make(accountId),
  accountName: `Account ${accountId}`,
  description: "",
  isDefault,
})

describe("the roles [p6-roles]", () => {
  it("are Reseller, Power User and Digital User, and plain users", () => {
    expect(Role.literals.toSorted()).toEqual(["Digital User", "Power User", "Reseller", "User"])
  })

  it.each([
    ["sees the prices [p6-pricing-link]", "seesPricing", ["User", "Reseller", "Power User"]],
    ["chooses an account [p6-account-filter]", "choosesAccount", ["Reseller"]],
    ["creates accounts [p6-account-filter]", "createsAccounts", ["Reseller"]],
    ["manages several accounts [ob6-site-roles]", "managesAccounts", ["Reseller", "Power User"]],
  ] as const)("decide who %s", (_, ability, roles) => {
    expect(Role.literals.filter((role) => roleAbilities(role)[ability])).toEqual(roles)
  })
})

describe("the account filter [p6-account-filter]", () => {
  it("offers a reseller all accounts or one", () => {
    expect(accountFilter("Reseller", [account(7), account(9)])).toEqual([
      { accountId: null, name: "All Accounts" },
      { accountId: 7, name: "Account 7" },
      { accountId: 9, name: "Account 9" },
    ])
  })

  it("is not there for others", () => {
    expect(accountFilter("Power User", [account(7)])).toEqual([])
  })
})

describe("the account that a screen starts with", () => {
  it("is the default one, else the first", () => {
    expect(defaultAccount([account(7), account(9, true)])?.accountId).toBe(9)
    expect(defaultAccount([account(7), account(9)])?.accountId).toBe(7)
    expect(defaultAccount([])).toBeUndefined()
  })
})

const owned = (userId: string, accountId: number): OwnedRecord => ({
  userId: UserId.make(userId),
  accountId: AccountId.make(accountId),
})
const viewer = (role: Role): Viewer => ({
  ...owned("ann", 1),
  role,
  listedAccounts: [AccountId.make(2), AccountId.make(1)],
})

describe("whose records a role may name [p6-roles]", () => {
  const records = {
    own: owned("ann", 1),
    "own, of an account no longer listed": owned("ann", 9),
    "of a colleague": owned("bob", 1),
    "of another account on the list": owned("eve", 2),
    foreign: owned("eve", 3),
  } satisfies Record<string, OwnedRecord>

  const own = ["own", "own, of an account no longer listed"]
  const managed = [...own, "of a colleague", "of another account on the list"]
  const expected = {
    User: { records: own, accounts: ["own", "of a colleague"] },
    "Digital User": { records: own, accounts: ["own", "of a colleague"] },
    "Power User": {
      records: managed,
      accounts: ["own", "of a colleague", "of another account on the list"],
    },
    Reseller: {
      records: managed,
      accounts: ["own", "of a colleague", "of another account on the list"],
    },
  } satisfies Record<Role, unknown>

  it.each(Role.literals.flatMap((role) => REFERENCED_RECORD_KINDS.map((kind) => [role, kind] as const)))(
    "%s: %s",
    (role, kind) => {
      const reach = viewerReach(viewer(role))
      const named = Object.entries(records).flatMap(([name, record]) =>
        canReferenceRecord(kind, reach, record) ? [name] : [],
      )
      const { accounts, records: reached } = expected[role]
      const isOnesOwn = ["upload", "shared list", "quick pick", "card", "profile", "sign-in"].includes(kind)
      expect(named).toEqual(isOnesOwn ? own : kind === "account" ? accounts : reached)
    },
  )

  it("holds the own account and each listed one once", () => {
    expect(viewerReach(viewer("Reseller")).managedAccounts).toEqual([1, 2])
    expect(viewerReach(viewer("User")).managedAccounts).toEqual([])
  })
})
