import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"

/** A notice that the list was started with address labels, which are no longer available for it. */
export function LabelsUnavailableNotice({ onRemove }: { readonly onRemove: () => void }) {
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" onPress={onRemove}>
          Remove the labels
        </Button>
      }
    >
      This list no longer comes with address labels.
    </Notice>
  )
}
