import { recordsText } from "../../../design/Figure.tsx"

const MAX_NAMES = 8

/** The areas without a row, because they don't have any records in the audience. */
export function EmptyAreas({ names }: { readonly names: ReadonlyArray<string> }) {
  const named = names.slice(0, MAX_NAMES).join(", ")
  const more = names.length > MAX_NAMES ? ` and ${recordsText(names.length - MAX_NAMES)} more` : ""
  return (
    <p className="text-xs text-muted">
      No records match this audience in {named}
      {more}.
    </p>
  )
}
