import fc from "fast-check"
import { accountFilter } from "../../src/account/abilities.ts"
import { greeting } from "../../src/account/landing/greeting.ts"
import { dashboardCards, latestRows } from "../../src/account/landing/landingLayout.ts"
import { newPasswordProblems } from "../../src/account/sign-in/newPassword.ts"
import { MAX_PASSWORD_LENGTH, passwordFailures } from "../../src/account/sign-in/passwordRules.ts"
import { SERVICES } from "../../src/account/ServiceFlags.ts"
import { serviceMenu, visibleServices } from "../../src/account/landing/serviceMenu.ts"
import { isWithinReach, viewerReach, type Viewer } from "../../src/account/reach.ts"
import { isPasswordCheckValid, isTemporaryPasswordValid } from "../../src/account/sign-in/timeLimits.ts"
import { Role } from "../../src/account/User.ts"
import type { RecentRow } from "../../src/account/settings/UserInfo.ts"
import { hasProblems } from "../../src/shared/FieldProblems.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { UserId } from "../../src/account/UserId.ts"

const policy = fc.constantFrom("spec" as const, "nist" as const)
const character = fc.oneof(
  fc.constantFrom("a", "Z", "0", "é", "漢", "😀", " "),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
)
const goodPassword = fc
  .tuple(
    fc.constantFrom("A", "É"),
    fc.constantFrom("a", "ß"),
    fc.constantFrom("0", "9"),
    fc.string({ minLength: 12, maxLength: 124 }),
  )
  .map((parts) => parts.join(""))
  .filter((password) => Array.from(password).length >= 15)
const accountId = fc.integer({ min: 1, max: 6 }).map((id) => AccountId.make(id))
const userId = fc.constantFrom("ann", "bob", "eve").map((id) => UserId.make(id))
const viewer: fc.Arbitrary<Viewer> = fc.record({
  userId,
  role: fc.constantFrom(...Role.literals),
  accountId,
  listedAccounts: fc.array(accountId),
})
const flags = fc.record({
  enhanceList: fc.boolean(),
  cleanList: fc.boolean(),
  emailAppend: fc.boolean(),
  emailVerification: fc.boolean(),
  phoneAppend: fc.boolean(),
  phoneReverse: fc.boolean(),
  emailReverse: fc.boolean(),
  phoneVerification: fc.boolean(),
  portraitReports: fc.boolean(),
})
const rows: fc.Arbitrary<ReadonlyArray<RecentRow>> = fc.array(
  fc.record({
    id: fc.string(),
    orderCode: fc.string(),
    orderDate: fc.constantFrom("2026-01-01", "2026-01-02", "2026-02-01"),
    description: fc.constant(""),
    listType: fc.constant(10),
    quantityAvailable: fc.nat(),
    draftId: fc.constant(DraftId.make("")),
  }),
  { maxLength: 6 },
)
const moment = fc.integer({ min: 0, max: 4_000_000 })

export const accountSentences = sentencesAbout(
  "account",
  always(
    "the two readings of the greeting differ at 12, 18 and 22 o'clock and nowhere else",
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      (hour) => (greeting(hour, "A") !== greeting(hour, "B")) === [12, 18, 22].includes(hour),
    ),
  ),
  always(
    "an hour before the end of a span both readings greet as at its start",
    fc.property(
      fc.constantFrom([5, 11] as const, [12, 17] as const, [18, 21] as const, [22, 23] as const),
      ([start, last]) =>
        greeting(start, "A") === greeting(last, "A") && greeting(last, "A") === greeting(last, "B"),
    ),
  ),
  // [p5-new-password]
  always(
    "a password that satisfies the policy still does with a character more, up to 128",
    fc.property(
      policy,
      goodPassword,
      character,
      (rule, password, more) =>
        Array.from(password + more).length > MAX_PASSWORD_LENGTH ||
        (passwordFailures(password, rule).length === 0 &&
          passwordFailures(password + more, rule).length === 0),
    ),
  ),
  // [p5-password-confirmation]
  always(
    "a new password is taken only when it is repeated to the letter",
    fc.property(
      goodPassword,
      fc.string(),
      (newPassword, other) =>
        hasProblems(
          newPasswordProblems(
            { newPassword, confirmation: newPassword + other },
            { policy: "spec", message: "corrected" },
          ),
        ) ===
        (other !== ""),
    ),
  ),
  // [p6-roles]
  always(
    "who manages accounts manages the own one first, and each once",
    fc.property(viewer, (who) => {
      const { managedAccounts } = viewerReach(who)
      if (managedAccounts.length === 0) return who.role === "User" || who.role === "Digital User"
      return managedAccounts[0] === who.accountId && new Set(managedAccounts).size === managedAccounts.length
    }),
  ),
  always(
    "a record of somebody else is reached only in an account that is managed",
    fc.property(viewer, userId, accountId, (who, owner, account) => {
      const isReached = isWithinReach(viewerReach(who), { userId: owner, accountId: account })
      if (owner === who.userId) return isReached
      const manages = who.role === "Reseller" || who.role === "Power User"
      return isReached === (manages && [who.accountId, ...who.listedAccounts].includes(account))
    }),
  ),
  // [p6-account-filter]
  always(
    "only a reseller filters by account, and always may see all",
    fc.property(fc.constantFrom(...Role.literals), (role) => {
      const choices = accountFilter(role, [])
      return role === "Reseller" ? choices[0]?.accountId === null : choices.length === 0
    }),
  ),
  // [p6-service-menu]
  always(
    "every service that a user has stands in exactly one section, and no other does",
    fc.property(flags, (of) => {
      const shown = serviceMenu(of).flatMap(({ services }) => services)
      return (
        shown.toSorted().join() === visibleServices(of).toSorted().join() &&
        SERVICES.every((service) => shown.includes(service) === of[service])
      )
    }),
  ),
  always(
    "the landing page never shows one list on two cards",
    fc.property(rows, rows, (recentOrders, savedOrders) => {
      const { middle, third } = dashboardCards({ recentOrders, savedOrders }, {})
      return middle !== third
    }),
  ),
  always(
    "no row is later than the ones that the dashboard shows",
    fc.property(rows, (all) => {
      const shown = latestRows(all)
      const hidden = all.filter((row) => !shown.includes(row))
      return (
        shown.length === Math.min(2, all.length) &&
        hidden.every(({ orderDate }) => shown.every((row) => row.orderDate >= orderDate))
      )
    }),
  ),
  always(
    "what no longer holds does not hold again later",
    fc.property(moment, moment, moment, (from, wait, more) => {
      const secret = { issuedAt: from, used: false }
      return (
        (isPasswordCheckValid(from, from + wait) || !isPasswordCheckValid(from, from + wait + more)) &&
        (isTemporaryPasswordValid(secret, from + wait) ||
          !isTemporaryPasswordValid(secret, from + wait + more))
      )
    }),
  ),
)
