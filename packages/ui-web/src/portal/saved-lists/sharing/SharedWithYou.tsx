import { SavedListShares, type SharedList, type SharedListRow } from "@listwright/domain/saved-lists"
import { NotFound, Refused } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Schema } from "effect"
import { Link2 } from "lucide-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useRun } from "../../../app/App.ts"
import { type FailureDetails, FailedCall } from "../../../app/FailedCall.tsx"
import { Button } from "../../../design/Button.tsx"
import { EmptyState } from "../../../design/EmptyState.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { consumeLinkFragment } from "../../../list/guards/linkFragment.ts"
import { ListViews } from "../ListViews.tsx"
import { SharedListCard } from "./SharedListCard.tsx"
import { SharedRows } from "./SharedRows.tsx"
import { parseShareSecret, SHARED_VIEW } from "./shareLink.ts"
import { useOpenedLists } from "./useOpenedLists.ts"

const isNotFound = Schema.is(NotFound)

const NO_LINK = "Paste the full link your colleague sent you"
/** The message for all failures, since not every user may know why a link doesn't open. */
const OPENS_NOTHING =
  "This link doesn't open a list. It may have expired, been turned off, or been meant for another account. Ask the person who sent it for a new one."

const NO_LONGER_SHARED = "It's no longer shared with you. Ask the person who shared it for a new link."

/** The list being opened: by its link or by its row; null if there isn't one. */
type Opening = { readonly secret: string } | { readonly row: SharedListRow["row"] } | null

/** The lists whose links the user has opened, and a field for opening another link. */
export function SharedWithYou() {
  const run = useRun()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const before = useOpenedLists()
  const [typed, setTyped] = useState("")
  const [opening, setOpening] = useState<Opening>(null)
  /** The error in the typed link. */
  const [problem, setProblem] = useState<string | null>(null)
  /** The failure to open or remove a list. `again` repeats the call. */
  const [failed, setFailed] = useState<(FailureDetails & { readonly again?: () => void }) | null>(null)
  const [opened, setOpened] = useState<SharedList | null>(null)
  const place = useRef<HTMLDivElement>(null)

  const ask = async (what: Exclude<Opening, null>) => {
    setOpening(what)
    setProblem(null)
    setFailed(null)
    const exit = await run(
      Effect.flatMap(SavedListShares, (shares) =>
        "secret" in what ? shares.open(what.secret) : shares.get(what.row.id),
      ),
    )
    setOpening(null)
    if (Exit.isFailure(exit)) setOpened(null)
    else setOpened(exit.value)
    return exit
  }
  const open = async (secret: string) => {
    const exit = await ask({ secret })
    before.changed()
    if (Exit.isSuccess(exit)) return setTyped("")
    const failure = Cause.squash(exit.cause)
    if (isNotFound(failure)) return setProblem(OPENS_NOTHING)
    setFailed({ what: "We couldn't open the link", failure, again: () => void open(secret) })
  }
  const openAgain = async ({ row }: SharedListRow) => {
    const exit = await ask({ row })
    if (Exit.isSuccess(exit)) return
    const failure = Cause.squash(exit.cause)
    const what = `We couldn't open ${row.name}`
    if (!isNotFound(failure)) return setFailed({ what, failure })
    before.drop(row.id)
    setFailed({ what, failure: new Refused({ reason: NO_LONGER_SHARED }) })
  }
  const remove = async ({ row }: SharedListRow) => {
    setFailed(null)
    if (opened?.list.row.id === row.id) setOpened(null)
    before.drop(row.id)
    const exit = await run(Effect.flatMap(SavedListShares, (shares) => shares.forget(row.id)))
    if (Exit.isSuccess(exit)) return
    const failure = Cause.squash(exit.cause)
    // One that has ended is gone as well.
    if (!isNotFound(failure)) setFailed({ what: `We couldn't remove ${row.name}`, failure })
    before.changed()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const secret = parseShareSecret(typed)
    if (secret === null) return setProblem(NO_LINK)
    if (opening === null) void open(secret)
  }
  useEffect(() => {
    if (opened !== null) place.current?.focus()
  }, [opened])
  // The link that led here; the secret leaves the address, so that it is in no history and on no screenshot.
  const arrived = useRef(open)
  useEffect(() => {
    arrived.current = open
  })
  useEffect(() => {
    const secret = parseShareSecret(hash === "" ? consumeLinkFragment() : hash)
    if (secret === null) return
    void navigate(SHARED_VIEW, { replace: true })
    void arrived.current(secret)
  }, [hash, navigate])

  return (
    <div className="flex flex-col gap-6">
      <ListViews shown="shared" />
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <TextField
          label="Link from a colleague"
          autoComplete="off"
          className="min-w-60 flex-1 sm:max-w-[560px]"
          placeholder={`${window.location.origin}/slc…`}
          value={typed}
          error={problem ?? undefined}
          onChange={({ target: { value } }) => setTyped(value)}
        />
        <Button
          type="submit"
          className="mt-6"
          isPending={opening !== null && "secret" in opening && opening.secret === parseShareSecret(typed)}
        >
          Open
        </Button>
      </form>
      <div ref={place} tabIndex={-1} className={opened === null ? "hidden" : "outline-none"}>
        {opened === null ? null : <SharedListCard key={opened.list.row.id} shared={opened} />}
      </div>
      {failed === null ? null : (
        <FailedCall what={failed.what} failure={failed.failure} onRetry={failed.again} />
      )}
      {before.error !== null ? (
        <FailedCall
          what="We couldn't load the lists shared with you"
          failure={before.error}
          onRetry={before.changed}
        />
      ) : before.rows === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : before.rows.length > 0 ? (
        <SharedRows
          rows={before.rows}
          shown={opened?.list.row.id ?? null}
          opening={opening !== null && "row" in opening ? opening.row.id : null}
          onOpen={(row) => void openAgain(row)}
          onRemove={(row) => void remove(row)}
        />
      ) : opened === null ? (
        <EmptyState title="Nothing is shared with you yet" icon={Link2}>
          A colleague can share a saved list from its menu and send you the link. Open the link, or paste it
          above.
        </EmptyState>
      ) : null}
    </div>
  )
}
