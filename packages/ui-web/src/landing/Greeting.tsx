import { greeting } from "@listwright/domain/account"
import { chosenReading, greetingReading } from "@listwright/domain/shared"
import { useNow } from "../app/useNow.ts"
import { useSession } from "../app/session.ts"

/** By the hour of the user's clock. spec: portal §1 */
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
        Pick an area and an audience. The exact count and price update as you choose.
      </p>
    </header>
  )
}
