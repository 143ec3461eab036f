import type { Draft } from "@listwright/domain/drafts"
import type { OrderExtras } from "@listwright/domain/pricing"
import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { Chip } from "../../../design/Chip.tsx"
import { SummaryBox } from "../../../design/SummaryBox.tsx"
import { Term, Terms } from "../../../design/Terms.tsx"
import { HelpButton } from "../../../list/help/HelpButton.tsx"
import { ListContentsButton } from "../../included/ListContentsButton.tsx"
import type { LiveFigures } from "../../../list/ledger/useLiveCall.ts"
import { defaultOutputFields } from "./defaultOutputFields.ts"
import { OutputColumnsDialog } from "./OutputColumnsDialog.tsx"

export interface OutputColumnsBoxProps {
  readonly draft: Draft
  readonly extras: LiveFigures<OrderExtras>
  readonly onColumns: (columns: ReadonlyArray<string>) => void
  readonly isDisabled: boolean
  /** True if the box links to a sample of the file. */
  readonly hasSampleLink: boolean
}

/** The columns of the delivered file, and the columns that can be added. */
export function OutputColumnsBox(props: OutputColumnsBoxProps) {
  const { draft, extras, hasSampleLink, isDisabled, onColumns } = props
  const [isOpen, setIsOpen] = useState(false)
  const { answer } = extras
  const chosen = draft.choices.outputColumns ?? []
  const nameOf = (column: string) => answer?.columns.find((one) => one.column === column)?.name ?? column
  const included = answer?.included ?? []
  return (
    <SummaryBox
      title="File columns"
      help={<HelpButton topic="File columns" />}
      action={
        answer === null || answer.columns.length === 0 ? null : (
          <Button
            kind="quiet"
            className="no-print -mr-3"
            isDisabled={isDisabled}
            onPress={() => setIsOpen(true)}
          >
            Choose columns
          </Button>
        )
      }
    >
      <Terms>
        <Term name="Always included">{defaultOutputFields(draft.definition).join(", ")}</Term>
        {included.length === 0 ? null : (
          <Term name="From your choices">{included.map(({ name }) => name).join(", ")}</Term>
        )}
        {chosen.length === 0 ? null : (
          <Term name="Added">
            <ul className="flex flex-wrap gap-2">
              {chosen.map((column) => (
                <Chip
                  key={column}
                  label={nameOf(column)}
                  isDisabled={isDisabled}
                  onRemove={() => onColumns(chosen.filter((one) => one !== column))}
                />
              ))}
            </ul>
          </Term>
        )}
      </Terms>
      {hasSampleLink ? (
        <ListContentsButton kind="quiet" className="no-print mt-2 -ml-3 text-sm">
          See a sample file
        </ListContentsButton>
      ) : null}
      {answer === null ? null : (
        <OutputColumnsDialog
          offered={answer.columns}
          chosen={chosen}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onColumns={onColumns}
        />
      )}
    </SummaryBox>
  )
}
