import { type ReactNode, useState } from "react"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { Disclosure } from "../../../design/Disclosure.tsx"
import { useIsNarrow } from "../../../design/useMediaQuery.ts"
import { usePostOfficeNames } from "../../areas/usePostOfficeNames.ts"
import { ListMap, type ListMapProps } from "../ListMap.tsx"
import { OutlinePointer, type HoveredOutline } from "../OutlinePointer.tsx"
import { NO_OUTLINES_IN_VIEW, type Outline, OutlinesReader } from "../OutlinesReader.tsx"
import { OutlineCard } from "./OutlineCard.tsx"
import { outlineTitle } from "./outlineTitle.ts"
import { OutlineTable } from "./OutlineTable.tsx"
import { ShadeLegend } from "./ShadeLegend.tsx"
import { ShadesLayer } from "./ShadesLayer.tsx"
import { useShades } from "./useShades.ts"
import { useShadeVisibility } from "./useShadeVisibility.ts"

export interface ShadedMapProps extends Omit<ListMapProps, "legend"> {
  /** Called when an outline is pressed; missing if pressing has no effect, such as while the user draws. */
  readonly onPress?: (outline: HoveredOutline, at: readonly [longitude: number, latitude: number]) => void
  /** The content shown before each row of the table, such as a checkbox for choosing the outline. */
  readonly tick?: (outline: Outline) => ReactNode
  /** The content shown below the map, before the switch for the shades. */
  readonly tools?: ReactNode
  /** True if the user can point at outlines; false while drawing. */
  readonly isPointable?: boolean
  /** True if the table is initially open. */
  readonly startsWithTable?: boolean
}

const OUTLINES_NOTE = "ZIP Code outlines are approximate."
/** The maximum number of ZIP Codes in a request for names. */
const MAX_NAMES = 2_000
const ROUTES_NOTE = "Carrier routes are shown as approximate cells with at least 20 records each."

/**
 * A map whose outlines are shaded by the current audience's record count in each, with its legend and a table of the
 * same figures. As the user zooms in, it shows states, then counties, then ZIP Codes.
 */
export function ShadedMap(props: ShadedMapProps) {
  const { children, isPointable = true, onPress, startsWithTable = false, tick, tools, ...map } = props
  const [inView, setInView] = useState(NO_OUTLINES_IN_VIEW)
  const [pointed, setPointed] = useState<HoveredOutline | null>(null)
  const [isShaded, setIsShaded] = useShadeVisibility()
  // There it would hide half of the map.
  const isNarrow = useIsNarrow()
  const [isOpen, setIsOpen] = useState(startsWithTable)
  const shades = useShades(inView, isShaded)
  const { level, outlines } = inView
  // Asked for at once, and not before the table or the card of one shows a name.
  const isNamed = level === "zip" && (isOpen || pointed !== null)
  const placeOfZip = usePostOfficeNames(isNamed ? outlines.slice(0, MAX_NAMES).map(({ code }) => code) : [])
  const placeOf = ({ code }: Outline) => (level === "zip" ? placeOfZip(code) : "")
  const isKnown = pointed !== null && outlines.some(({ code }) => code === pointed.code)
  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <ListMap
          {...map}
          {...(isShaded && !isNarrow ? { legend: <ShadeLegend level={level} shades={shades} /> } : {})}
        >
          <OutlinesReader onInView={setInView} />
          {isPointable ? (
            <OutlinePointer
              pointed={pointed}
              onPoint={setPointed}
              onPress={(outline, at) => onPress?.(outline, at)}
            />
          ) : null}
          <ShadesLayer inView={inView} shades={shades} />
          {children}
        </ListMap>
        {pointed === null || !isPointable ? null : (
          <OutlineCard
            outline={pointed}
            place={pointed.level === "zip" && isKnown ? placeOfZip(pointed.code) : ""}
            shade={isShaded ? (shades.of.get(pointed.code) ?? null) : null}
          />
        )}
      </div>
      {isShaded && isNarrow ? <ShadeLegend level={level} shades={shades} isBelow /> : null}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1 text-sm text-muted">
          {tools}
          {map.showsRoutes === true ? <p>{ROUTES_NOTE}</p> : null}
          {inView.isApproximate && map.showsRoutes !== true ? <p>{OUTLINES_NOTE}</p> : null}
        </div>
        <Checkbox checked={isShaded} onChange={({ target }) => setIsShaded(target.checked)}>
          Shade by records
        </Checkbox>
      </div>
      <Disclosure
        title={`${outlineTitle(level, 2)} in view`}
        look="part"
        isExpanded={isOpen}
        onExpandedChange={setIsOpen}
      >
        <OutlineTable
          inView={inView}
          shades={isShaded ? shades : null}
          pointed={pointed}
          onPoint={setPointed}
          placeOf={placeOf}
          {...(tick === undefined || level !== "zip" ? {} : { tick })}
        />
      </Disclosure>
    </div>
  )
}
