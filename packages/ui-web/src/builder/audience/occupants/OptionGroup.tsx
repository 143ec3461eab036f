import { formatWholeNumber, type MessageText } from "@listwright/domain/shared"
import { useId } from "react"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { LegendWithHelp } from "../../../design/LegendWithHelp.tsx"
import { HelpButton } from "../../../list/help/HelpButton.tsx"
import type { HelpTopic } from "../../../list/help/helpTexts.ts"
import { WordedText } from "../../../design/wording.tsx"

export interface OptionGroupProps<Name extends string> {
  readonly legend: string
  readonly help: HelpTopic
  /** The group's anchor, usable after '#' in a URL. */
  readonly anchor: string
  readonly names: ReadonlyArray<Name>
  readonly nameOf: (name: Name) => string
  readonly chosen: ReadonlyArray<Name>
  /** The number of records that each option adds; undefined if unknown. */
  readonly counts: Readonly<Record<Name, number>> | undefined
  /** The error shown if no option is chosen. */
  readonly error: MessageText | undefined
  readonly onTick: (name: Name, isTicked: boolean) => void
}

/** A group of options, at least one of which must be chosen, each with the number of records that it adds. */
export function OptionGroup<Name extends string>({
  legend,
  help,
  anchor,
  names,
  nameOf,
  chosen,
  counts,
  error,
  onTick,
}: OptionGroupProps<Name>) {
  const errorId = useId()
  return (
    <fieldset
      id={anchor}
      className="flex flex-col gap-1 rounded-control"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <LegendWithHelp help={<HelpButton topic={help} />}>{legend}</LegendWithHelp>
      {names.map((name) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onChange={({ currentTarget: { checked } }) => onTick(name, checked)}
          aria-invalid={error === undefined ? undefined : true}
          aside={
            counts === undefined ? null : (
              <span className="tabular text-sm text-muted">
                {formatWholeNumber(counts[name])}
                <span className="sr-only"> records</span>
              </span>
            )
          }
        >
          {nameOf(name)}
        </Checkbox>
      ))}
      {error === undefined ? null : (
        <p id={errorId} className="text-sm text-critical">
          <WordedText text={error} />
        </p>
      )}
    </fieldset>
  )
}
