import { SATURATION_PERCENT } from "@listwright/domain/audience"
import { type CountSaturation, MAX_ROUTES, DEFAULT_MAX_ROUTES } from "@listwright/domain/counting"
import { hasGeography } from "@listwright/domain/geography"
import { useId, useState } from "react"
import { Link } from "react-router"
import { Button } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { RouteTable, routeTableHeight } from "./RouteTable.tsx"
import { useSaturation } from "./useSaturation.ts"

type Listed = "all" | "below"

const BELOW = `Below ${SATURATION_PERCENT}%`

/** The number of routes for which space is reserved while they're loading. */
const WAITING = 100

/**
 * The list's share of homes and apartments on each carrier route in its areas, and the number of records that 90% would
 * add.
 */
export function SaturationPanel() {
  const { definition, listType } = useDraft().draft
  const headingId = useId()
  const [listed, setListed] = useState<Listed>("all")
  const [most, setMost] = useState(DEFAULT_MAX_ROUTES)
  const { answer, isBehind } = useSaturation({ most, onlyBelow: listed === "below" })
  const hasAreas = hasGeography(definition)
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 px-4 py-3.5">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id={headingId} className="text-sm font-medium">
            Saturation by carrier route
          </h2>
          <p className="text-sm text-pretty text-muted" aria-live="polite">
            {hasAreas ? (
              <Told answer={answer} isBehind={isBehind} />
            ) : (
              <>
                To see how much of each route your list covers,{" "}
                <Link className="font-medium" to={`/order/${listType}/geo`}>
                  choose an area
                </Link>
                .
              </>
            )}
          </p>
        </div>
        {hasAreas ? (
          <RadioGroup
            label="Routes to show"
            hideLabel
            inline
            options={[
              { value: "all", text: "All routes" },
              { value: "below", text: BELOW },
            ]}
            value={listed}
            onChange={setListed}
          />
        ) : null}
      </div>
      {hasAreas ? (
        <div
          aria-busy={isBehind}
          className={classes("transition-opacity duration-100", isBehind && answer !== null && "opacity-60")}
        >
          {answer === null ? (
            <Waiting />
          ) : (
            <Routes
              answer={answer}
              headingId={headingId}
              listed={listed}
              onMore={() => setMost(MAX_ROUTES)}
            />
          )}
        </div>
      ) : null}
    </section>
  )
}

/** A summary of all routes in a sentence or two. */
function Told({ answer, isBehind }: { readonly answer: CountSaturation | null; readonly isBehind: boolean }) {
  if (answer === null)
    return isBehind ? "Checking how much of each route your list covers." : "Not available right now."
  const { adds, routes, saturated } = answer
  if (routes === 0) return "The carrier routes in your areas have no homes or apartments."
  const some = `Your list covers at least ${SATURATION_PERCENT}% of the homes and apartments on ${recordsText(saturated)} of ${recordsText(routes)} ${routes === 1 ? "route" : "routes"}.`
  if (saturated === routes) return some
  return `${some} Covering ${SATURATION_PERCENT}% of each of the others would add ${recordsText(adds)}.`
}

interface RoutesProps {
  readonly answer: CountSaturation
  readonly headingId: string
  readonly listed: Listed
  readonly onMore: () => void
}

function Routes({ answer: { ranked, routes, saturated }, headingId, listed, onMore }: RoutesProps) {
  const all = listed === "all" ? routes : routes - saturated
  if (ranked.length === 0)
    return routes === 0 ? null : (
      <p className="border-t border-line px-4 py-3.5 text-sm text-muted">
        {`Every route is at ${SATURATION_PERCENT}% or more.`}
      </p>
    )
  return (
    <>
      <RouteTable labelledBy={headingId} routes={ranked} />
      {ranked.length < all ? (
        <p className="border-t border-line px-4 py-2.5 text-sm text-muted">
          {`Showing the fullest ${recordsText(ranked.length)} of ${recordsText(all)} routes. `}
          {ranked.length < MAX_ROUTES ? (
            <Button kind="quiet" size="small" onPress={onMore}>
              {`Show ${recordsText(Math.min(all, MAX_ROUTES))}`}
            </Button>
          ) : (
            "Choose fewer areas to see the others."
          )}
        </p>
      ) : null}
    </>
  )
}

function Waiting() {
  return (
    <div
      className="flex flex-col gap-3 border-t border-line p-4"
      style={{ height: routeTableHeight(WAITING) }}
    >
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
    </div>
  )
}
