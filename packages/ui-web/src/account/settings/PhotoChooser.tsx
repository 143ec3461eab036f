import { isPhotoWithinLimit, uploadPhoto, type UserInfo } from "@listwright/domain/account"
import { Cause, Exit } from "effect"
import { type ChangeEvent, useRef, useState } from "react"
import { useRun } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { Avatar } from "../../design/Avatar.tsx"
import { Button } from "../../design/Button.tsx"
import { createThumbnail } from "./createThumbnail.ts"
import { useRefreshSettings } from "./useSettings.ts"

const NOT_SHOWN = "Your browser can't show this file. Choose a JPEG or PNG picture."

/** The user's picture, and a button that changes it. A file that is too large is silently ignored. */
export function PhotoChooser({ info }: { readonly info: UserInfo }) {
  const run = useRun()
  const { user } = useSession()
  const refresh = useRefreshSettings()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const send = async (file: File) => {
    // Before it is read: a file of any size may be chosen.
    if (!isPhotoWithinLimit(file.size)) return
    const dataUrl = await createThumbnail(file)
    if (dataUrl === null) return setProblem(NOT_SHOWN)
    const exit = await run(uploadPhoto({ dataUrl, bytes: file.size }))
    if (Exit.isFailure(exit)) return setFailure(Cause.squash(exit.cause))
    await refresh()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again.
    const forget = () => {
      target.value = ""
    }
    setProblem(null)
    setFailure(null)
    if (file === undefined) return
    setIsPending(true)
    await send(file)
    forget()
    setIsPending(false)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Avatar
          firstName={info.firstName}
          lastName={info.lastName}
          image={user.image}
          className="size-16 text-xl"
        />
        <div className="flex flex-col items-start gap-1">
          <input
            ref={input}
            type="file"
            accept="image/*"
            className="sr-only"
            tabIndex={-1}
            aria-label="Picture"
            onChange={(event) => void choose(event)}
          />
          <Button isPending={isPending} onPress={() => input.current?.click()}>
            {user.image === undefined ? "Add a picture" : "Change picture"}
          </Button>
          <p className="text-xs text-muted">JPEG or PNG, up to 2 MB. Only you can see it.</p>
          {problem === null ? null : (
            <p role="alert" className="text-xs font-medium text-critical">
              {problem}
            </p>
          )}
        </div>
      </div>
      {failure === null ? null : <FailedCall what="We couldn't change the picture" failure={failure} />}
    </div>
  )
}
