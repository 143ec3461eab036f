import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  MAX_EMAILS_PER_ADDRESS,
  MAX_EMAILS_PER_CLIENT,
  MAX_EMAILS_PER_CUSTOMER_NETWORK,
} from "../../src/accounts/ForgotPasswordAttempts.ts"
import { MAX_CONCURRENT_CHECKS, MAX_WAITING_CHECKS } from "../../src/accounts/PasswordCheckQueue.ts"
import { MAX_SESSIONS } from "../../src/accounts/Sessions.ts"
import {
  MAX_ATTEMPTS_PER_ACCOUNT,
  MAX_ATTEMPTS_PER_CLIENT,
  MAX_ATTEMPTS_PER_NETWORK,
  MAX_NETWORK_ATTEMPTS_PER_ACCOUNT,
} from "../../src/accounts/SignInAttempts.ts"
import { MAX_TOKENS } from "../../src/accounts/Tokens.ts"
import { SiteFile } from "../../src/configuration/SiteFile.ts"
import { QuotaLimits } from "../../src/site/Quotas.ts"

const repository = join(import.meta.dirname, "../../../..")
const tests = join(repository, "packages/server/test")

const inBackticks = (cell: string): ReadonlyArray<string> =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)

/** The rows of the table of limits, in docs/protection.md. */
const rows = readFileSync(join(repository, "docs/protection.md"), "utf8")
  .split("| What is limited | Limit | Setting | Test |\n")[1]
  ?.split("\n\n")[0]
  ?.split("\n")
  .slice(1)
  .map((line) => {
    const [, what = "", limit = "", settings = "", test = ""] = line.split("|").map((cell) => cell.trim())
    return { what, limit, settings: inBackticks(settings), tests: inBackticks(test) }
  })

const quotas = Schema.decodeUnknownSync(QuotaLimits)({})
const { geocodedRowsADay } = Schema.decodeUnknownSync(
  Schema.Struct({ geocodedRowsADay: SiteFile.fields.geocodedRowsADay }),
)({})

/** Each limit that site.json sets, with its value in a new site. */
const settings: ReadonlyArray<readonly [string, number]> = [
  ...Object.entries(quotas).map(([name, most]) => [`quotas.${name}`, most] as const),
  ["geocodedRowsADay", geocodedRowsADay],
]

/** The limits that no setting changes, by the beginning of their row. */
const fixed: ReadonlyArray<readonly [string, ReadonlyArray<number>]> = [
  ["Wrong passwords per client", [MAX_ATTEMPTS_PER_ACCOUNT, MAX_ATTEMPTS_PER_CLIENT]],
  ["Wrong passwords per /48 network", [MAX_NETWORK_ATTEMPTS_PER_ACCOUNT, MAX_ATTEMPTS_PER_NETWORK]],
  ["Checks of passwords", [MAX_CONCURRENT_CHECKS, MAX_WAITING_CHECKS]],
  [
    "Temporary passwords mailed",
    [MAX_EMAILS_PER_ADDRESS, MAX_EMAILS_PER_CLIENT, MAX_EMAILS_PER_CUSTOMER_NETWORK],
  ],
  ["Sessions per user", [MAX_SESSIONS]],
  ["Tokens per user", [MAX_TOKENS]],
]

const figuresOf = (limit: string): ReadonlyArray<string> => limit.match(/\d[\d,]*/g) ?? []

describe("The table of limits in docs/protection.md", () => {
  it.each(settings)(
    "has one row for %s, with its value in a new site and a test about it",
    (setting, most) => {
      const found = rows?.filter((row) => row.settings.includes(setting)) ?? []
      expect(found.map(({ what }) => what)).toHaveLength(1)
      const [row] = found
      expect(figuresOf(row?.limit ?? "")).toContain(formatWholeNumber(most))
      const name = setting.replace("quotas.", "")
      const texts = (row?.tests ?? []).map((test) => readFileSync(join(tests, `${test}.test.ts`), "utf8"))
      expect(texts.some((text) => text.includes(name) || text.includes("AddressLookupQuota"))).toBe(true)
    },
  )

  it.each(fixed)("states the figures of '%s'", (what, figures) => {
    const row = rows?.find((one) => one.what.startsWith(what))
    expect(figuresOf(row?.limit ?? "")).toEqual(expect.arrayContaining(figures.map(formatWholeNumber)))
  })

  it("names only settings that exist, and a test for each row", () => {
    const known = settings.map(([setting]) => setting)
    expect(rows?.flatMap((row) => row.settings).filter((name) => !known.includes(name))).toEqual([])
    const untested = rows?.filter(
      (row) =>
        row.tests.length === 0 || !row.tests.every((test) => existsSync(join(tests, `${test}.test.ts`))),
    )
    expect(untested?.map(({ what }) => what)).toEqual([])
  })
})
