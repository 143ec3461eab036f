import { SavedListShares, type SharedList } from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { Cause, Effect, Exit, Schema } from "effect"
import { Link2 } from "lucide-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useRun } from "../../app/App.ts"
import { useFailureText } from "../../app/failures.ts"
import { localDay } from "../../app/localDay.ts"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { TextField } from "../../design/TextField.tsx"
import { takeArrivedLink } from "../../guards/arrivedLink.ts"
import { ListViews } from "../ListViews.tsx"
import { forgetLink, rememberedLinks, rememberLink } from "./rememberedLinks.ts"
import { secretOf, SHARED_VIEW } from "./shareLink.ts"
import { SharedListCard } from "./SharedListCard.tsx"

const isNotFound = Schema.is(NotFound)

const NO_LINK = "Paste the whole link that your colleague sent you"
/** Why a link opens nothing is not for everybody to know: these look the same. */
const OPENS_NOTHING =
  "This link opens nothing. It ended, was stopped, or is for people of another account. Ask whoever sent it for a new one."

const now = () => new Date().toISOString()

/** The lists whose links somebody opened here, and the place to open another one. */
export function SharedWithYou() {
  const run = useRun()
  const { user } = useSession()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const { hash } = useLocation()
  const [links, setLinks] = useState(() => rememberedLinks(user.id, now()))
  const [typed, setTyped] = useState("")
  const [opening, setOpening] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [opened, setOpened] = useState<{ readonly secret: string; readonly shared: SharedList } | null>(null)
  const place = useRef<HTMLDivElement>(null)

  const open = async (secret: string) => {
    setOpening(secret)
    setProblem(null)
    const exit = await run(Effect.flatMap(SavedListShares, (shares) => shares.open(secret)))
    setOpening(null)
    if (Exit.isSuccess(exit)) {
      const { access, expiresAt, list, sharedBy } = exit.value
      setOpened({ secret, shared: exit.value })
      setTyped("")
      return setLinks(
        rememberLink(user.id, { secret, access, expiresAt, sharedBy, name: list.row.orderDesc }, now()),
      )
    }
    const failure = Cause.squash(exit.cause)
    setOpened(null)
    if (isNotFound(failure)) setLinks(forgetLink(user.id, secret, now()))
    setProblem(isNotFound(failure) ? OPENS_NOTHING : failureText(failure))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const secret = secretOf(typed)
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
    const secret = secretOf(hash === "" ? takeArrivedLink() : hash)
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
        <Button type="submit" className="mt-6" isPending={opening !== null && opening === secretOf(typed)}>
          Open
        </Button>
      </form>
      <div ref={place} tabIndex={-1} className={opened === null ? "hidden" : "outline-none"}>
        {opened === null ? null : (
          <SharedListCard key={opened.secret} secret={opened.secret} shared={opened.shared} />
        )}
      </div>
      {links.length === 0 ? (
        opened === null ? (
          <EmptyState title="Nothing is shared with you here yet" icon={Link2}>
            A colleague shares a saved list from its menu and sends you the link. Open it, or paste it above.
          </EmptyState>
        ) : null
      ) : (
        <section aria-labelledby="opened-links" className="flex flex-col gap-2">
          <h2 id="opened-links" className="font-semibold">
            Opened in this browser
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {links.map(({ access, expiresAt, name, secret, sharedBy }) => (
              <li key={secret} className="flex items-center gap-3 py-2 pr-2.5 pl-5">
                <p className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{name}</span>
                  <span className="tabular block text-xs text-muted">
                    From {sharedBy} · {access === "copy" ? "read or copy" : "read"} · until{" "}
                    {displayDay(localDay(new Date(expiresAt)))}
                  </span>
                </p>
                {opened?.secret === secret ? (
                  <span className="px-3.5 text-sm text-muted">Shown above</span>
                ) : (
                  <Button
                    kind="quiet"
                    aria-label={`Open ${name}`}
                    isPending={opening === secret}
                    onPress={() => void open(secret)}
                  >
                    Open
                  </Button>
                )}
                <Button
                  kind="faint"
                  aria-label={`Remove ${name}`}
                  onPress={() => {
                    if (opened?.secret === secret) setOpened(null)
                    setLinks(forgetLink(user.id, secret, now()))
                  }}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
