import { type CountWaterfall, relaxationKey, selectionSteps, stepKey } from "@listwright/domain/counting"
import { lazy, Suspense, useMemo, useState } from "react"
import { useLocation } from "react-router"
import { useCommonAreaName } from "../../areas/useCommonAreaName.ts"
import { useAttributeUrl } from "../../attributes/useAttributeUrl.ts"
import { useColumns } from "../../attributes/useColumnsWithValues.ts"
import { Disclosure } from "../../../design/Disclosure.tsx"
import { useDraft } from "../../draft/useDraft.ts"
import type { LiveFigures } from "../useLiveCall.ts"
import { stepUrl } from "./stepUrl.ts"
import { useSwitchedOffChoices } from "./useSwitchedOffChoices.ts"
import { waterfallLines } from "./waterfallLines.ts"
import { WaterfallList } from "./WaterfallList.tsx"
import { omittableChoices } from "./switchedOffChoices.ts"

const ListShares = lazy(async () => ({ default: (await import("./ListShares.tsx")).ListShares }))
const TrialBox = lazy(async () => ({ default: (await import("./TrialBox.tsx")).TrialBox }))

const noColumns = [] as const
const TITLE = "Effect of each choice"

/**
 * The number of records left by each choice, from the areas down to the count, and the outcome for the list without it.
 */
export function Waterfall({ waterfall }: { readonly waterfall: LiveFigures<CountWaterfall> }) {
  const { definition, listType } = useDraft().draft
  const { pathname } = useLocation()
  const addressOf = useAttributeUrl(listType)
  const columns = useColumns(listType).data ?? noColumns
  const trial = useSwitchedOffChoices()
  const [isOpen, setIsOpen] = useState(true)
  const { answer, isPending, error } = waterfall
  const nameOf = useCommonAreaName(definition.areas)
  const lines = useMemo(
    () => waterfallLines(definition, answer, columns, nameOf),
    [definition, answer, columns, nameOf],
  )
  const relaxations = useMemo(() => omittableChoices(definition), [definition])
  const steps = useMemo(
    () => new Map(selectionSteps(definition).map((step) => [stepKey(step), step])),
    [definition],
  )
  const off = new Set(trial.off.map(relaxationKey))
  return (
    <section aria-label={TITLE}>
      <Disclosure title={TITLE} look="part" isExpanded={isOpen} onExpandedChange={setIsOpen}>
        <WaterfallList
          lines={lines.map((line) => {
            const relaxation = relaxations.get(line.key)
            const step = steps.get(line.key)
            return {
              ...line,
              to: step === undefined ? null : stepUrl(step, listType, pathname, addressOf),
              onToggle: relaxation === undefined ? null : () => trial.toggle(relaxation),
              isOff: relaxation !== undefined && off.has(relaxationKey(relaxation)),
            }
          })}
          isPending={isPending || (error !== null && answer !== null)}
        />
        {trial.off.length === 0 ? null : (
          <Suspense>
            <TrialBox trial={trial} columns={columns} />
          </Suspense>
        )}
        {lines.length > 2 ? (
          <p className="mt-2 text-xs text-muted">
            Each line starts with the records left by the line above, so the number it removes depends on the
            lines above it.
          </p>
        ) : null}
        {answer?.lists === undefined ? null : (
          <Suspense>
            <ListShares lists={answer.lists} isPending={isPending} />
          </Suspense>
        )}
        {error === null ? null : (
          <p className="mt-2 text-xs text-muted">
            {answer === null
              ? "These figures aren't available right now."
              : "These are the last known figures."}
          </p>
        )}
      </Disclosure>
    </section>
  )
}
