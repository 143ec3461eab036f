import { greeting } from "@listwright/domain/account"
import { chosenReading, greetingReading } from "@listwright/domain/shared"
import { useNow } from "../../app/useNow.ts"
import { useSession } from "../../app/session.ts"
import { useOpenSiteDialog } from "../requests/SiteDialog.ts"
import { useUserInfo } from "./useUserInfo.ts"

/** A link to the settings for a user without an address [p4-first-time-notice]. */
function FillIn() {
  const ask = useOpenSiteDialog()
  const { data } = useUserInfo()
  if (data === undefined || data.hasAddress) return null
  return (
    <span>
      New here?{" "}
      <button
        type="button"
        className="cursor-pointer rounded-control font-medium text-accent-text underline underline-offset-2"
        onClick={() => ask("settings")}
      >
        Fill in your information
      </button>
    </span>
  )
}

/** A greeting for the user's local time of day. */
export function Greeting() {
  const { site, user } = useSession()
  const hello = greeting(useNow().getHours(), chosenReading(greetingReading, site.readings))
  const name = user.firstName === "" ? user.email : user.firstName
  return (
    <header>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {hello}, {name}
      </h1>
      <p className="mt-1 text-lg text-muted">
        Pick an area and an audience. The exact count and price update as you choose. <FillIn />
      </p>
    </header>
  )
}
