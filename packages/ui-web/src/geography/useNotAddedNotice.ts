import { notAdded } from "@listwright/domain"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router"
import { useNotify } from "../design/notifications.tsx"
import { typedText } from "./typedText.ts"
import { useTypedAreas } from "./TypedAreas.tsx"

/** Going to the audience with something typed and not added is said, not stopped. spec: order-builder §2.2 */
export const useNotAddedNotice = (): void => {
  const { typed } = useTypedAreas()
  const notify = useNotify()
  const isAudience = useLocation().pathname.includes("/demo/")
  const tell = useEffectEvent(() => {
    const text = typedText(typed)
    if (text !== null) notify(notAdded(text))
  })
  useEffect(() => {
    if (isAudience) tell()
  }, [isAudience])
}
