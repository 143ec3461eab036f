import { openSavedList, type SavedCount } from "@listwright/domain/saved-lists"
import { Cause, Exit } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../app/App.ts"
import { useFailureText } from "../app/failures.ts"

/** Opening a saved list by one of the site's links, and what went wrong. */
export const useOpenList = () => {
  const run = useRun()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [opening, setOpening] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ readonly name: string; readonly text: string } | null>(null)
  const open = async (row: SavedCount, link: string) => {
    if (opening !== null) return
    setFailed(null)
    setOpening(row.orderId)
    const exit = await run(openSavedList(row.orderId, link))
    if (Exit.isSuccess(exit)) return navigate(exit.value)
    setOpening(null)
    setFailed({ name: row.orderDesc, text: failureText(Cause.squash(exit.cause)) })
  }
  return { open, opening, failed }
}
