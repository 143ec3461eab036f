import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"

/** The list was begun with address labels, which it no longer comes with. */
export function NoLabels({ onRemove }: { readonly onRemove: () => void }) {
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
