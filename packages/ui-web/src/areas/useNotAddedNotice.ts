import { notAddedNotice } from "@listwright/domain/geography"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router"
import { useNotify } from "../design/notifications.tsx"
import { typedEntries } from "./typedEntries.ts"
import { useTypedAreas } from "./TypedAreas.tsx"

/** Going to the audience with something typed and not added is said, not stopped. spec: order-builder §2.2 */
export const useNotAddedNotice = (): void => {
  const { typed } = useTypedAreas()
  const notify = useNotify("geography")
  const isAudience = useLocation().pathname.includes("/demo/")
  const tell = useEffectEvent(() => {
    const said = notAddedNotice(typedEntries(typed))
    if (said !== null) notify(said)
  })
  useEffect(() => {
    if (isAudience) tell()
  }, [isAudience])
}
