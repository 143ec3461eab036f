import { type DetailCount, detailUnit } from "@listwright/domain/counting"
import { type Area, areaKey, areasName } from "@listwright/domain/definition"
import { areaOfCode } from "@listwright/domain/geography"
import { nearestFirst } from "@listwright/domain/order"
import { milesText } from "@listwright/domain/shared"
import { type ReactNode, useState } from "react"
import { useFailureText } from "../app/failures.ts"
import { Button } from "../design/Button.tsx"
import { recordsText } from "../design/Figure.tsx"
import { Skeleton } from "../design/Skeleton.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useAreaNames } from "../geography/useAreaNames.ts"
import { useAreaDetails } from "./useAreaDetails.ts"
import { useCountAnswer } from "./useCountAnswer.ts"

type Unit = NonNullable<ReturnType<typeof detailUnit>>

/** Detail rows that show at first, and how many more each time. A radius of 200 miles may hold thousands. */
const FIRST = 20
const MORE = 200

/** Waiting rows, in the shape of those that come. */
const WAITING = ["first", "second", "third"] as const

export interface AreaDetailRowsProps {
  readonly area: Area
  /** What the area is called. */
  readonly name: string
  readonly unit: Unit
}

/**
 * The rows below an open area of the target area table: its ZIP Codes or carrier routes with what each holds. The figures
 * are the server's own. spec: order-builder §2.6, §3 (OrderGeoDetails) [ob4-detail-rows]
 */
export function AreaDetailRows({ area, name, unit }: AreaDetailRowsProps) {
  const { draft } = useDraft()
  const { data, error, isFetching, refetch } = useAreaDetails(draft)
  const counted = useCountAnswer(draft).data
  const failureText = useFailureText()
  const details = data?.byArea.get(areaKey(area))
  if (error !== null)
    return (
      <WholeRow>
        <span role="alert">{failureText(error)}</span>{" "}
        <Button kind="quiet" size="small" isPending={isFetching} onPress={() => void refetch()}>
          Try again
        </Button>
      </WholeRow>
    )
  if (data === undefined) return <WaitingRows unit={unit} />
  if (details === undefined || details.length === 0)
    return <WholeRow>{`There are no ${areasName(unit, 0)} to show in this area.`}</WholeRow>
  return (
    <>
      {counted === undefined || data.snapshot === counted.snapshot ? null : (
        <WholeRow>
          The data changed after this count, so these figures may not add up to it. Count the list again to
          bring them together.
        </WholeRow>
      )}
      <DetailRows details={details} name={name} unit={unit} />
    </>
  )
}

const INDENT = "border-b border-line bg-sunken/50 py-1.5 pr-4 pl-10 max-sm:pl-8"

function WholeRow({ children }: { readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={3} className={`${INDENT} text-sm text-muted`}>
        {children}
      </td>
    </tr>
  )
}

function WaitingRows({ unit }: { readonly unit: Unit }) {
  return WAITING.map((row, at) => (
    <tr key={row} aria-busy="true">
      <td className={INDENT}>
        {at > 0 ? null : (
          <span role="status" className="sr-only">{`Asking what each ${areasName(unit, 1)} holds`}</span>
        )}
        <Skeleton className="h-5 w-40" />
      </td>
      <td colSpan={2} className={INDENT}>
        <Skeleton className="mr-36 ml-auto h-5 w-14" />
      </td>
    </tr>
  ))
}

interface DetailRowsProps {
  readonly details: ReadonlyArray<DetailCount>
  readonly name: string
  readonly unit: Unit
}

function DetailRows({ details, name, unit }: DetailRowsProps) {
  const [most, setMost] = useState(FIRST)
  const shown = nearestFirst(details).slice(0, most)
  const left = details.length - shown.length
  const nameOf = useAreaNames(shown.flatMap(({ code }) => (code === "" ? [] : [areaOfCode(unit, code)])))
  const named = (code: string) =>
    code === "" ? { name: `No ${areasName(unit, 1)}`, place: "" } : nameOf(areaOfCode(unit, code))
  const all = `${recordsText(details.length)} ${areasName(unit, details.length)}`
  return (
    <>
      {shown.map(({ available, code, distance }) => (
        <tr key={code} className="hover:bg-hover">
          <th scope="row" className={`${INDENT} text-left font-normal`}>
            <span className="tabular">{named(code).name}</span>{" "}
            <span className="text-muted max-sm:hidden">
              {named(code).place}
              {named(code).place === "" || distance === null ? "" : ","}
            </span>{" "}
            {distance === null ? null : (
              <span className="tabular whitespace-nowrap text-muted max-sm:block">
                {milesText(Number(distance.toFixed(1)))}
              </span>
            )}
          </th>
          <td className={`${INDENT} tabular text-right`}>{recordsText(available)}</td>
          <td className={INDENT}>
            <span className="sr-only">Selected with its area</span>
          </td>
        </tr>
      ))}
      <tr>
        <td colSpan={3} className={`${INDENT} text-sm text-muted`}>
          <span role="status">
            {left === 0 ? `${all} in ${name}` : `${recordsText(shown.length)} of ${all} in ${name}`}
          </span>{" "}
          {left === 0 ? null : (
            <Button kind="quiet" size="small" className="no-print" onPress={() => setMost(most + MORE)}>
              {left > MORE ? `Show ${MORE} more` : `Show all ${recordsText(details.length)}`}
            </Button>
          )}
        </td>
      </tr>
    </>
  )
}
