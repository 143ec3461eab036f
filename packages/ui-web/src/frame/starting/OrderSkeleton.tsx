import { AUDIENCE_STEP_TITLE } from "@listwright/domain/audience"
import { AREA_MENU_LABEL, AUDIENCE_TABS } from "@listwright/domain/catalog"
import { GEOGRAPHY_STEP_TITLE, GEOGRAPHY_STEP_HELP } from "@listwright/domain/geography"
import { STEP_TITLES } from "@listwright/domain/order"
import { ChevronDown, ChevronRight, Search } from "lucide-react"
import type { ReactNode } from "react"
import { AREA_SCREENS } from "../../list/areas/areaScreens.ts"
import { AREA_BUTTONS, AreaButtonLabel, areaButtonRowClasses } from "../../list/areas/AreaButtonLabel.tsx"
import { buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { Skeleton } from "../../design/Skeleton.tsx"
import { SEARCH_PLACEHOLDER, searchBoxClasses } from "../../builder/area-pages/search/searchBoxClasses.ts"
import { WordedText } from "../../design/wording.tsx"

const CARD = "rounded-card border border-line bg-surface"

/** The area tabs, of which only the number matters here; the audience tabs are in their dialog. */
const TABS = Object.keys(AREA_SCREENS)

/** The builder before its script is loaded, with the steps, content, and ledger in place. */
export function OrderSkeleton({
  active,
  children,
}: {
  readonly active: 0 | 1
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[232px_minmax(0,1fr)] xl:gap-8">
      <div className="flex flex-col gap-4">
        <div className="flex h-9 items-center gap-3 pointer-coarse:h-11 xl:h-[76.5px] xl:flex-col xl:items-start xl:gap-2.5 xl:py-1">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-16" />
        </div>
        <div className="flex gap-2 xl:flex-col xl:gap-1">
          {STEP_TITLES.map((title, step) => (
            <div key={title} className={step === active ? "min-w-0 flex-1" : "min-w-0 sm:flex-1"}>
              <span
                className={classes(
                  "control flex items-center gap-2.5 px-2 py-1.5",
                  step === active ? "font-semibold text-text" : "text-muted",
                )}
              >
                <span
                  className={classes(
                    "tabular grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold",
                    step === active ? "border-accent text-accent-text" : "border-line-strong text-muted",
                  )}
                >
                  {step + 1}
                </span>
                <span className={classes("min-w-0 truncate", step !== active && "max-sm:hidden")}>
                  {title}
                </span>
              </span>
              {step === active && step === 0 ? (
                <div className="mt-1 mb-3 hidden flex-col gap-0.5 pl-8 xl:flex">
                  {TABS.map((tab) => (
                    <span key={tab} className="control flex items-center px-3">
                      <Skeleton className="h-4 w-28" />
                    </span>
                  ))}
                </div>
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_344px] xl:gap-8">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        <div className={classes(CARD, "hidden h-[130px] flex-col gap-3 p-5 lg:flex")}>
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between border-t border-line bg-raised px-4 py-2 lg:hidden">
        <Skeleton className="h-4 w-40" />
        <span className="control w-9 rounded-control border border-line-strong opacity-50" />
      </div>
    </div>
  )
}

/** The initial shape of the page for choosing areas. */
export function AreasSkeleton() {
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="text-xl font-semibold">{GEOGRAPHY_STEP_TITLE}</p>
        <p className="text-pretty text-muted">
          <WordedText text={GEOGRAPHY_STEP_HELP} />
        </p>
      </div>
      <div className={searchBoxClasses.around}>
        <Search className={searchBoxClasses.icon} />
        <span className={searchBoxClasses.input}>
          <span className="flex min-h-[31px] items-center truncate text-muted">{SEARCH_PLACEHOLDER}</span>
        </span>
      </div>
      <div className={classes(areaButtonRowClasses, "text-muted")}>
        {AREA_BUTTONS.map(([tab, name]) => (
          <span key={tab} className={buttonClasses()}>
            <AreaButtonLabel tab={tab} name={name} />
          </span>
        ))}
        <span className={buttonClasses()}>
          {AREA_MENU_LABEL}
          <ChevronDown className="size-4" />
        </span>
      </div>
      <div className="flex flex-col gap-3">
        <div className={CARD}>
          <StartingTitle isOpen />
          <div className="px-4 pt-1 pb-4">
            <Skeleton className="mb-2 h-[19.5px] w-44" />
            <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
              {Array.from({ length: 15 }, (_, box) => (
                <span key={box} className="control rounded-control border border-line-strong" />
              ))}
            </div>
            <span className="control mt-4 block w-14 rounded-control border border-line-strong opacity-50" />
          </div>
        </div>
        <div className={CARD}>
          <StartingTitle />
        </div>
        <div className={CARD}>
          <StartingTitle />
        </div>
      </div>
    </>
  )
}

function StartingTitle({ isOpen = false }: { readonly isOpen?: boolean }) {
  return (
    <div className="flex min-h-12 items-center gap-2 px-4">
      <ChevronRight className={classes("size-4 shrink-0 text-muted", isOpen && "rotate-90")} />
      <Skeleton className="h-4 w-40" />
    </div>
  )
}

/**
 * The initial shape of the page for choosing an audience, as a dialog on the page. It's a close enough match for a site
 * that has a plain page instead.
 */
export function AudienceSkeleton() {
  return (
    <div className="border-line bg-surface shadow-floating max-sm:-mx-4 max-sm:border-y sm:rounded-card sm:border">
      <div className="flex items-center gap-3 px-4 pt-3 pb-1 sm:px-5">
        <p className="flex-1 text-xl font-semibold">{AUDIENCE_STEP_TITLE}</p>
        <span className={buttonClasses()}>Done</span>
      </div>
      <div className="flex h-[39px] items-center gap-8 overflow-hidden border-b border-line px-3 pointer-coarse:h-[47px]">
        {AUDIENCE_TABS.map((tab) => (
          <Skeleton key={tab} className="h-4 w-24 shrink-0" />
        ))}
      </div>
      <div className="flex flex-col gap-5 bg-canvas sm:rounded-b-card p-4 sm:p-5">
        <Skeleton className="h-4 w-full" />
        <div className={classes(CARD, "h-56")} />
        <div className={classes(CARD, "h-96")} />
      </div>
    </div>
  )
}
