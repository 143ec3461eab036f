import { MAX_LIST_NAME_LENGTH } from "@listwright/domain/saved-lists"
import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { TextField } from "../../design/TextField.tsx"
import type { PlotRow } from "./overlapPlot.ts"
import type { PartActions } from "./usePartActions.ts"

/** A form that saves the selected part as a list under a name of the user's choice; a name is suggested. */
export function SavePartForm({ part, row }: { readonly row: PlotRow; readonly part: PartActions }) {
  const [name, setName] = useState("")
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === "")
    if (name.trim() !== "") void part.save(name)
  }
  if (part.saved !== null)
    return (
      <Notice kind="success" isLive>
        Saved as {part.saved.row.name}. <Link to="/slc">Saved lists</Link>
      </Notice>
    )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-5">
      <TextField
        label="Or save it as a list"
        placeholder={row.text}
        value={name}
        maxLength={MAX_LIST_NAME_LENGTH}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isMissing ? "Enter a name for the list." : undefined}
      />
      {part.failure === null ? null : (
        <FailedCall what="We couldn't save the list" failure={part.failure} isForm />
      )}
      <Button type="submit" isPending={part.pending === "save"}>
        Save list
      </Button>
    </form>
  )
}
