import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { AddedColumns, OutputColumnsPicker, type OutputColumnsPickerProps } from "./OutputColumnsPicker.tsx"

export interface OutputColumnsDialogProps extends OutputColumnsPickerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A dialog for choosing columns to add to the file. */
export function OutputColumnsDialog({ isOpen, onOpenChange, ...choice }: OutputColumnsDialogProps) {
  return (
    <Dialog
      title="File columns"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <AddedColumns count={choice.chosen.length} />
          <Button kind="primary" onPress={() => onOpenChange(false)}>
            Done
          </Button>
        </>
      }
    >
      <OutputColumnsPicker {...choice} />
    </Dialog>
  )
}
