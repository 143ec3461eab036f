import { stepLayout } from "@listwright/domain/order"
import { Check } from "lucide-react"
import { Link, useLocation } from "react-router"
import { builderLayout } from "../../app/layout.ts"
import { useSession } from "../../app/session.ts"
import { useKnownAudienceOptions } from "../audience/useKnownAudienceOptions.ts"
import { classes } from "../../design/classes.ts"
import { TabNav } from "../../design/TabNav.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { stepTabs } from "./stepTabs.ts"
import { type Step, orderSteps } from "./steps.ts"

/** The three steps, and the open step's tabs. */
export function StepList() {
  const { draft } = useDraft()
  const { site } = useSession()
  const { pathname } = useLocation()
  const base = `/order/${draft.listType}`
  const screen = pathname.slice(base.length + 1).split("/")[0]
  // The payment ends the last step.
  const active = screen === "payment" ? "summary" : screen
  const { audience, geography } = stepLayout(builderLayout({ site }))
  const all = stepTabs(draft, site, useKnownAudienceOptions(draft.listType))
  // Those of a dialog are in its own menu.
  const tabs = {
    ...all,
    geo: geography === "dialog" ? [] : all.geo,
    demo: audience === "dialog" ? [] : all.demo,
  }
  const open = orderSteps(draft)
  const shownTabs = tabs[open.find((step) => step.id === active)?.id ?? "summary"]
  return (
    <>
      <nav aria-label="Steps">
        <ol className="flex gap-2 xl:flex-col xl:gap-1">
          {open.map((step, index) => (
            <li key={step.id} className={step.id === active ? "min-w-0 flex-1" : "min-w-0 sm:flex-1"}>
              <StepLink
                step={step}
                number={index + 1}
                to={`${base}/${step.id}`}
                isActive={step.id === active}
              />
              {step.id === active && shownTabs.length > 0 ? (
                <div className="mt-1 mb-3 hidden pl-8 xl:block">
                  <TabNav label={step.title} items={shownTabs} direction="column" />
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      </nav>
      {/* The pages of areas have a menu of their own over the work. */}
      {shownTabs.length > 1 && active !== "geo" ? (
        <div className="xl:hidden">
          <TabNav label="Ways to choose" items={shownTabs} />
        </div>
      ) : null}
    </>
  )
}

interface StepLinkProps {
  readonly step: Step
  readonly number: number
  readonly to: string
  readonly isActive: boolean
}

function StepLink({ step, number, to, isActive }: StepLinkProps) {
  const look = classes(
    "control flex items-center gap-2.5 rounded-control px-2 py-1.5 no-underline hover:no-underline",
    isActive
      ? "font-semibold text-text"
      : step.isOpen
        ? "text-text hover:bg-hover"
        : "cursor-not-allowed text-muted",
  )
  const content = (
    <>
      <span
        className={classes(
          "tabular grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold",
          step.isDone
            ? "border-transparent bg-accent text-on-accent"
            : isActive
              ? "border-accent text-accent-text"
              : "border-line-strong text-muted",
        )}
      >
        {step.isDone ? <Check className="size-3.5" strokeWidth={3} aria-hidden="true" /> : number}
      </span>
      <span className={classes("min-w-0 truncate", !isActive && "max-sm:sr-only")}>
        <span className="sr-only">Step {number}: </span>
        {step.title}
        {step.isDone ? <span className="sr-only"> (done)</span> : null}
      </span>
    </>
  )
  return step.isOpen ? (
    <Link to={to} className={look} aria-current={isActive ? "step" : undefined}>
      {content}
    </Link>
  ) : (
    <span className={look} aria-disabled="true" title="Get the count first">
      {content}
    </span>
  )
}
