import type { Draft } from "@listwright/domain/drafts"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useApp } from "../../../app/App.ts"
import { useNotifyFailure } from "../../../app/failures.ts"
import { sourceName } from "../../../app/offeredSources.ts"
import { useSession } from "../../../app/session.ts"
import { Button } from "../../../design/Button.tsx"

/** A button that starts an empty list from a source, beside the unfinished lists. */
export function StartNewListButton({ listType }: Pick<Draft, "listType">) {
  const { drafts } = useApp()
  const session = useSession()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const [isStarting, setIsStarting] = useState(false)
  const start = async () => {
    setIsStarting(true)
    try {
      await drafts.startNew(listType)
      await navigate(`/order/${listType}`)
    } catch (failure) {
      notifyFailure(failure)
      setIsStarting(false)
    }
  }
  return (
    <Button kind="quiet" className="-my-2" onPress={() => void start()} isPending={isStarting}>
      Start a new list: {sourceName(listType, session)}
    </Button>
  )
}
