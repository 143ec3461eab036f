import { Accounts } from "@listwright/domain/account"
import { callFailedNotice, NetworkFailed } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import { TriangleAlert } from "lucide-react"
import { useEffect, useSyncExternalStore } from "react"
import { useApp } from "../../app/App.ts"
import { isNetworkFailure } from "../../app/failureAlert.ts"
import { useIsServerDown } from "../../app/useIsServerDown.ts"
import { WordedText } from "../../design/wording.tsx"

/** The number of milliseconds between attempts to reach the server while it's unreachable. */
const LOOK_EVERY_MS = 4_000

const TITLE = callFailedNotice(new NetworkFailed(), "").text

/**
 * Shows a single notice while the server is unreachable, so that failing calls don't each show one; shows none if the
 * page itself reports it [p8-network].
 */
export function ConnectionNotice() {
  const { connection, runner } = useApp()
  const isDown = useIsServerDown()
  const isSaidOnPage = useSyncExternalStore(connection.subscribe, connection.isSaidOnPage)
  useEffect(() => {
    if (!isDown) return
    const openSite = Effect.flatMap(Accounts, (accounts) => accounts.openSite())
    const look = async () => {
      const exit = await runner.runAsGuest(openSite)
      if (Exit.isSuccess(exit) || !isNetworkFailure(Cause.squash(exit.cause))) connection.found()
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [connection, isDown, runner])
  return (
    <div role="status">
      {isDown && !isSaidOnPage ? (
        <div className="rise-in pointer-events-auto mt-2 flex items-start gap-3 rounded-card border border-line bg-raised px-4 py-3 shadow-floating">
          <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-caution" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">
              <WordedText text={TITLE} />
            </p>
            <p>
              Everything on this page, including what you typed, is still here.{" "}
              {window.location.pathname.startsWith("/order/")
                ? "We'll save changes to your list once the connection is back. If something wasn't added or sent, try it again then."
                : "Try again once the connection is back."}
            </p>
          </div>
        </div>
      ) : null}
    </div>
  )
}
