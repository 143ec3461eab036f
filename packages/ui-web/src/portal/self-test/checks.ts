import { Accounts } from "@listwright/domain/account"
import { type OfferedSource, Sources } from "@listwright/domain/catalog"
import { LiveCounts } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { type Price, Prices } from "@listwright/domain/pricing"
import { dollars, formatWholeNumber, Zip } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import type { Ports, Runner } from "../../app/runtime.ts"

/** The result of testing a part of the site. */
export interface Check {
  readonly name: string
  /** The outcome; 'skipped' if the check depends on one that failed. */
  readonly outcome: "passed" | "failed" | "skipped"
  /** The result of the check, or the reason that it failed. */
  readonly found: string
  readonly ms: number
}

/** The results of the checks; `sample` is the sample list's price if there is one. */
export interface TestSummary {
  readonly checks: ReadonlyArray<Check>
  readonly sample: { readonly title: string; readonly price: Price } | null
}

/**
 * The ZIP Code of the sample list, 60614: Lincoln Park in Chicago, which is small and included in every U.S. universe.
 */
const SAMPLE_ZIP = "60614"
export const SAMPLE_LIST = `Everyone in ZIP Code ${SAMPLE_ZIP}, Chicago`
/** The code of the source whose records are in Canada. */
const CANADIAN = 100

const sampleOf = (listType: number) =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: [{ kind: "zip", zip: Zip.make(SAMPLE_ZIP), excluded: false }],
  })

const readySource = (sources: ReadonlyArray<OfferedSource>): OfferedSource | undefined =>
  sources.find(({ listType, records }) => records.state === "ready" && listType !== CANADIAN)

const sourcesText = (sources: ReadonlyArray<OfferedSource>): string => {
  const ready = sources.filter(({ records }) => records.state === "ready").length
  return `${ready} of ${sources.length} sources have records`
}

/** Tests everything required for ordering a list, one part after another. It doesn't save, send, or charge anything. */
export const runChecks = async (
  { runQuietly }: Pick<Runner, "runQuietly">,
  failureLine: (failure: unknown) => string,
  now: () => number,
): Promise<TestSummary> => {
  const checks: Array<Check> = []
  const tried = async <A>(
    name: string,
    effect: Effect.Effect<A, unknown, Ports> | null,
    found: (answer: A) => string,
  ): Promise<A | null> => {
    if (effect === null) {
      checks.push({ name, outcome: "skipped", found: "Needs a source with records.", ms: 0 })
      return null
    }
    const began = now()
    const exit = await runQuietly(effect)
    const ms = Math.round(now() - began)
    if (Exit.isFailure(exit)) {
      checks.push({ name, outcome: "failed", found: failureLine(Cause.squash(exit.cause)), ms })
      return null
    }
    checks.push({ name, outcome: "passed", found: found(exit.value), ms })
    return exit.value
  }

  await tried(
    "Sign-in",
    Effect.flatMap(Accounts, (accounts) => accounts.user()),
    ({ accountName, email, role }) => `${email}, ${role} of ${accountName}`,
  )
  const sources = await tried(
    "Sources",
    Effect.flatMap(Sources, ({ offered }) => offered),
    sourcesText,
  )
  const source = readySource(sources ?? [])
  const question =
    source === undefined ? null : { definition: sampleOf(source.listType), draftId: null, revision: 1 }
  await tried(
    "Count",
    question && Effect.flatMap(LiveCounts, (counts) => counts.count(question)),
    ({ answer }) => `${formatWholeNumber(answer.total)} records, ${source?.title ?? ""}`,
  )
  const priced = await tried(
    "Price",
    question && Effect.flatMap(Prices, (prices) => prices.price({ ...question, choices: defaultChoices })),
    ({ price }) =>
      `${dollars(price.figures.totalBeforeTax)} for ${formatWholeNumber(price.quantity)} records`,
  )
  return {
    checks,
    sample: priced === null || source === undefined ? null : { title: source.title, price: priced.price },
  }
}

const OUTCOMES: Readonly<Record<Check["outcome"], string>> = {
  passed: "passed",
  failed: "failed",
  skipped: "skipped",
}

/** Returns the checks as text for support, one line per check. */
export const summaryText = (checks: ReadonlyArray<Check>, address: string): string =>
  [
    `Test summary for ${address}`,
    ...checks.map(({ found, ms, name, outcome }) => `${name}: ${OUTCOMES[outcome]} (${ms} ms). ${found}`),
  ].join("\n")
