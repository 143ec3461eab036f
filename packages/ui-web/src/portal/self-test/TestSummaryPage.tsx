import { CHARGES } from "@listwright/domain/glossary"
import { CircleCheck, CircleMinus, CircleX, type LucideIcon } from "lucide-react"
import { useEffect, useState } from "react"
import { useApp } from "../../app/App.ts"
import { useFailureFormatter } from "../../app/failures.ts"
import { phoneAlternativeText } from "../../app/phoneAlternativeText.ts"
import { Button } from "../../design/Button.tsx"
import { CopyButton } from "../../design/CopyButton.tsx"
import { classes } from "../../design/classes.ts"
import { Money } from "../../design/Money.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { useSiteConfiguration } from "../requests/useSiteConfiguration.ts"
import { type Check, runChecks, SAMPLE_LIST, summaryText, type TestSummary } from "./checks.ts"

/** The number of checks, used to reserve their space while they run. */
const CHECKS = 4

/**
 * The page at `/test/summary`, which tests with a sample list whether the site works for the signed-in user, in a
 * format for support. It doesn't save, send, or charge anything.
 */
export function TestSummaryPage() {
  const { runner } = useApp()
  const { phoneNumber } = useSiteConfiguration()
  const failureLine = useFailureFormatter()
  const [run, setRun] = useState(1)
  const [done, setDone] = useState<{ readonly run: number; readonly summary: TestSummary } | null>(null)
  useEffect(() => {
    let isLeft = false
    void runChecks(runner, failureLine, () => performance.now()).then((summary) => {
      if (!isLeft) setDone({ run, summary })
    })
    return () => {
      isLeft = true
    }
    // The words for a failure are the same however often they are asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [run, runner])
  const summary = done?.run === run ? done.summary : null
  const failed = summary?.checks.filter(({ outcome }) => outcome === "failed").length ?? 0
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            Test summary
          </h1>
          <p className="text-pretty text-muted">
            Tests each step of ordering with a sample list. Nothing is saved, sent or charged.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {summary === null ? null : (
            <CopyButton text={() => summaryText(summary.checks, window.location.origin)}>
              Copy for support
            </CopyButton>
          )}
          <Button kind="primary" isPending={summary === null} onPress={() => setRun(run + 1)}>
            Run again
          </Button>
        </div>
      </header>
      <div role="status">
        {summary === null ? null : failed === 0 ? (
          <Notice kind="success" title="Everything works">
            You can count, price and order lists.
          </Notice>
        ) : (
          <Notice kind="error" title={failed === 1 ? "One check failed" : `${failed} checks failed`}>
            Run the checks again in a moment. If that doesn't help, copy the summary and send it to us
            {phoneAlternativeText(phoneNumber)}.
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SummaryBox title="Checks">
          <div aria-busy={summary === null}>
            {summary === null ? (
              <div className="flex flex-col gap-4 py-1">
                {Array.from({ length: CHECKS }, (_, index) => (
                  <Skeleton key={index} className="h-10 w-full" />
                ))}
              </div>
            ) : (
              <ul className="-my-3 divide-y divide-line">
                {summary.checks.map((check) => (
                  <CheckRow key={check.name} check={check} />
                ))}
              </ul>
            )}
          </div>
        </SummaryBox>
        <SummaryBox title="Sample list">
          {summary === null ? (
            <Skeleton className="h-32 w-full" />
          ) : summary.sample === null ? (
            <p className="text-muted">There's no price to show. See the checks for the reason.</p>
          ) : (
            <Sample sample={summary.sample} />
          )}
        </SummaryBox>
      </div>
    </div>
  )
}

const looks: Readonly<Record<Check["outcome"], { readonly icon: LucideIcon; readonly ink: string }>> = {
  passed: { icon: CircleCheck, ink: "text-positive" },
  failed: { icon: CircleX, ink: "text-critical" },
  skipped: { icon: CircleMinus, ink: "text-muted" },
}

function CheckRow({ check: { found, ms, name, outcome } }: { readonly check: Check }) {
  const { icon: Icon, ink } = looks[outcome]
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon className={classes("mt-0.5 size-4.5 shrink-0", ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {name} <span className="sr-only">{outcome}</span>
        </p>
        <p className="text-sm wrap-anywhere text-muted">{found}</p>
      </div>
      <p className="tabular text-sm text-muted">{outcome === "skipped" ? "skipped" : `${ms} ms`}</p>
    </li>
  )
}

function Sample({ sample: { price, title } }: { readonly sample: NonNullable<TestSummary["sample"]> }) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        {SAMPLE_LIST} <span className="text-muted">({title})</span>
      </p>
      <dl className="tabular -mb-2 divide-y divide-line border-t border-line">
        {price.lines.map(({ amount, detail, label }) => (
          <div key={`${label} ${detail}`} className="flex items-baseline justify-between gap-4 py-2">
            <dt>
              {label} <span className="text-sm text-muted">{detail}</span>
            </dt>
            <dd className="whitespace-nowrap">
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-2 font-semibold">
          <dt>{CHARGES.beforeTax}</dt>
          <dd className="whitespace-nowrap">
            <Money amount={price.figures.totalBeforeTax} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
