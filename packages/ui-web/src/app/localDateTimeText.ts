import { displayDay } from "@listwright/domain/suppression"
import { localIsoDate } from "./localIsoDate.ts"

/** Formats an instant in the user's local time: '11/26/2026, 9:30 AM'. `instant`: ISO. */
export const localDateTimeText = (instant: string): string => {
  const moment = new Date(instant)
  const time = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })
  return `${displayDay(localIsoDate(moment))}, ${time}`
}
