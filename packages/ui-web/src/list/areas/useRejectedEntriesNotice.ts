import { notAddedNotice } from "@listwright/domain/geography"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router"
import { useNotify } from "../../design/notifications.tsx"
import { typedEntries } from "./typedEntries.ts"
import { useAreaAdder } from "./AreaAdderProvider.tsx"
import { useTypedAreas } from "./TypedAreasProvider.tsx"

/**
 * Shows a notice about typed entries that weren't added when the user moves on to the audience, without blocking the
 * way.
 */
export const useRejectedEntriesNotice = (): void => {
  const { typed } = useTypedAreas()
  const { busy } = useAreaAdder()
  const notify = useNotify("geography")
  const isAudience = useLocation().pathname.includes("/demo/")
  const tell = useEffectEvent(() => {
    // What is being added now says itself what came of it.
    const said = busy === null ? notAddedNotice(typedEntries(typed)) : null
    if (said !== null) notify(said)
  })
  useEffect(() => {
    if (isAudience) tell()
  }, [isAudience])
}
