import { deviceName, type SignIn, SignIns, type SignInSelection } from "@listwright/domain/account"
import { useQueryClient } from "@tanstack/react-query"
import { Cause, Effect, Exit } from "effect"
import { Globe, SquareTerminal } from "lucide-react"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { type FailureDetails, FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { localDateTimeText } from "../../app/localDateTimeText.ts"

const KEY = ["sign-ins"] as const

export interface SignInsDialogProps {
  readonly onClose: () => void
  /** Called when this browser has been signed out too. */
  readonly onSignedOut: () => void
}

/** The browsers and tokens that the user is signed in with, each with a button that signs it out. */
export function SignInsDialog({ onClose, onSignedOut }: SignInsDialogProps) {
  const run = useRun()
  const { user } = useSession()
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useCall(
    [...KEY, user.id],
    Effect.flatMap(SignIns, (signIns) => signIns.list()),
    { staleTime: 0 },
  )
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailureDetails | null>(null)

  const perform = async <A, E>(
    name: string,
    call: Effect.Effect<A, E, SignIns>,
    problem: string,
    then: () => void = () => undefined,
  ) => {
    setPending(name)
    setFailed(null)
    const exit = await run(call)
    setPending(null)
    if (Exit.isFailure(exit)) setFailed({ what: problem, failure: Cause.squash(exit.cause) })
    else then()
    await queries.invalidateQueries({ queryKey: KEY })
  }
  const end = ({ id }: SignIn) =>
    void perform(
      id,
      Effect.flatMap(SignIns, (signIns) => signIns.end(id)),
      "We couldn't end the sign-in",
    )
  const endAll = (which: SignInSelection) =>
    void perform(
      which,
      Effect.flatMap(SignIns, (signIns) => signIns.endAll(which)),
      "We couldn't end the sign-ins",
      which === "all" ? onSignedOut : undefined,
    )
  const hasOthers = data !== undefined && data.some(({ isCurrent }) => !isCurrent)

  return (
    <Dialog
      title="Where you're signed in"
      isOpen
      onOpenChange={onClose}
      footer={
        data === undefined ? undefined : (
          <>
            <Button isPending={pending === "all"} onPress={() => endAll("all")}>
              Sign out everywhere
            </Button>
            <Button isDisabled={!hasOthers} isPending={pending === "others"} onPress={() => endAll("others")}>
              Sign out everywhere else
            </Button>
          </>
        )
      }
    >
      {failed === null ? null : <FailedCall {...failed} className="mb-4" />}
      {error !== null ? (
        <FailedCall
          what="We couldn't load your sign-ins"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-[180px] w-full rounded-card" />
        </div>
      ) : (
        <ul aria-label="Sign-ins" className="flex flex-col divide-y divide-line">
          {data.map((signIn) => (
            <SignInRow
              key={signIn.id}
              signIn={signIn}
              isPending={pending === signIn.id}
              onEnd={() => end(signIn)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface SignInRowProps {
  readonly signIn: SignIn
  readonly isPending: boolean
  readonly onEnd: () => void
}

function SignInRow({ isPending, onEnd, signIn }: SignInRowProps) {
  const { client, expiresAt, isCurrent, kind, seenAt } = signIn
  const Icon = kind === "browser" ? Globe : SquareTerminal
  const name = deviceName(signIn)
  const use = seenAt === null ? "Never used" : `Last used ${localDateTimeText(seenAt)}`
  const facts =
    kind === "token"
      ? [use, `expires ${localDateTimeText(expiresAt)}`]
      : [use, ...(client === "" ? [] : [`from ${client}`])]
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {facts.map((fact) => (
          <p key={fact} className="tabular text-xs text-muted wrap-anywhere">
            {fact}
          </p>
        ))}
      </div>
      {isCurrent ? (
        <span className="rounded-full bg-accent-soft px-2.5 py-1 text-xs font-medium text-accent-text">
          Current
        </span>
      ) : (
        <Button isPending={isPending} onPress={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
