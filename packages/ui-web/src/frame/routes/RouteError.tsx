import { NetworkFailed } from "@listwright/domain/shared"
import { useEffect, useState } from "react"
import { Link, useRevalidator, useRouteError } from "react-router"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { usePageTitle } from "../../design/usePageTitle.ts"
import { useApp } from "../../app/App.ts"
import { useFailureFormatter } from "../../app/failures.ts"
import { isCallFailure, isNetworkFailure } from "../../app/failureAlert.ts"
import { areStylesMissing, isPartMissing, reloadIfReachable } from "./missingParts.ts"

/** The content shown instead of a screen that couldn't be loaded: the reason, and a way to continue. */
export function ScreenError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const failureLine = useFailureFormatter()
  const { connection, drafts } = useApp()
  const [isReloading, setIsReloading] = useState(false)
  const isLost = isPartMissing(error)
  const isOffline = isLost || isNetworkFailure(error)
  usePageTitle("Not loaded")
  useEffect(() => (isOffline ? connection.sayOnPage() : undefined), [connection, isOffline])
  // A failed call is expected; anything else is a bug, which nothing else would tell the site of.
  useEffect(() => {
    if (error instanceof Error && !isLost && !isCallFailure(error)) reportError(error)
  }, [error, isLost])
  const retry = async () => {
    if (!areStylesMissing(error)) return await revalidate()
    setIsReloading(true)
    await drafts.flush()
    // A change that exists only on this page must not be lost with it.
    if (drafts.state()?.saved !== "unsaved") await reloadIfReachable()
    setIsReloading(false)
  }
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-start gap-3 px-4 py-16">
      <h1 className="text-xl font-semibold">We couldn't load this page</h1>
      <p role="alert" className="text-muted">
        {failureLine(isLost ? new NetworkFailed() : error)}
      </p>
      <div className="mt-3 flex gap-3">
        <Button kind="primary" isPending={isReloading || state === "loading"} onPress={() => void retry()}>
          Try again
        </Button>
        <Link to="/" className={buttonClasses()} reloadDocument>
          Go to the landing page
        </Link>
      </div>
    </div>
  )
}

/** The failure content without a frame around it. */
export function RouteError() {
  return (
    <main id="main" tabIndex={-1}>
      <ScreenError />
    </main>
  )
}
