import { useState } from "react"
import { useNavigate } from "react-router"
import { useApp } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { Button } from "../../design/Button.tsx"

/** A button that starts an empty list, even if an older list is unfinished. */
export function StartAnotherListButton({ listType }: { readonly listType: number }) {
  const { drafts } = useApp()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const start = async () => {
    setIsPending(true)
    try {
      await drafts.startNew(listType)
      await navigate(`/order/${listType}/geo`)
    } catch (failure) {
      notifyFailure(failure)
      setIsPending(false)
    }
  }
  return (
    <Button isPending={isPending} onPress={() => void start()}>
      Start another list
    </Button>
  )
}
