import { Drafts } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../app/App.ts"
import { Button } from "../design/Button.tsx"

/** Begins with an empty list, also where an older one was left unfinished. */
export function StartAnother({ listType }: { readonly listType: number }) {
  const run = useRun()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const start = async () => {
    setIsPending(true)
    // If it fails, the builder opens what there is and says what is wrong.
    await run(Effect.flatMap(Drafts, (drafts) => drafts.create(listType)))
    void navigate(`/order/${listType}/geo`)
  }
  return (
    <Button isPending={isPending} onPress={() => void start()}>
      Start another list
    </Button>
  )
}
