import { FIELD_NOTES } from "@listwright/domain/glossary"
import type { ReactNode } from "react"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { defaultOutputFields } from "../../review/extras/defaultOutputFields.ts"
import { AddedColumns, OutputColumnsPicker } from "../../review/extras/OutputColumnsPicker.tsx"
import { useExtras } from "../../review/extras/useExtras.ts"

/**
 * The columns of a list's file: the standard columns in order, the columns included with the user's choices, and the
 * optional columns, each with its price.
 */
export function OutputFieldsDialog({ onClose }: { readonly onClose: () => void }) {
  const { change, draft } = useDraft()
  const { answer } = useExtras()
  const chosen = draft.choices.outputColumns ?? []
  const included = answer?.included ?? []
  const offered = answer?.columns ?? []
  return (
    <Dialog
      title="List output fields"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          {offered.length === 0 ? null : <AddedColumns count={chosen.length} />}
          <Button kind="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Part title="In every file">
          <ol className="gap-x-8 text-sm sm:columns-2">
            {defaultOutputFields(draft.definition).map((field, at) => (
              <li key={field} className="flex break-inside-avoid gap-3 border-b border-line py-1.5">
                <span className="tabular w-5 shrink-0 text-right text-muted" aria-hidden="true">
                  {at + 1}
                </span>
                <span className="min-w-0">
                  {field}
                  {FIELD_NOTES[field] === undefined ? null : (
                    <span className="block text-xs text-muted">{FIELD_NOTES[field]}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </Part>
        {included.length === 0 ? null : (
          <Part title="From your choices">
            <p className="text-sm">{included.map(({ name }) => name).join(", ")}</p>
          </Part>
        )}
        {offered.length === 0 ? null : (
          <Part title="Available to add">
            <OutputColumnsPicker
              offered={offered}
              chosen={chosen}
              onColumns={(outputColumns) =>
                change((content) => ({ ...content, choices: { ...content.choices, outputColumns } }))
              }
            />
          </Part>
        )}
      </div>
    </Dialog>
  )
}

function Part({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
