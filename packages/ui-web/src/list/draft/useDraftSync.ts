import { useEffect } from "react"
import { useApp } from "../../app/App.ts"

/** Checks the server for changes when the user returns, and warns before closing a page with unsaved changes. */
export const useDraftSync = (): void => {
  const { drafts } = useApp()
  useEffect(() => {
    drafts.setAtWork(true)
    return () => drafts.setAtWork(false)
  }, [drafts])
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === "visible") void drafts.refresh()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (drafts.state()?.saved === "unsaved") event.preventDefault()
    }
    window.addEventListener("focus", follow)
    document.addEventListener("visibilitychange", follow)
    window.addEventListener("online", drafts.retry)
    window.addEventListener("beforeunload", warn)
    return () => {
      window.removeEventListener("focus", follow)
      document.removeEventListener("visibilitychange", follow)
      window.removeEventListener("online", drafts.retry)
      window.removeEventListener("beforeunload", warn)
    }
  }, [drafts])
}
