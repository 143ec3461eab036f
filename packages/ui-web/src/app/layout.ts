import type { OrderLayout } from "@listwright/domain/order"
import { chosenReading, interfaceVersionReading } from "@listwright/domain/shared"
import type { Session } from "./Sessions.ts"

/** Returns the site's chosen layout of the builder. */
export const layoutOf = ({ site }: Pick<Session, "site">): OrderLayout =>
  chosenReading(interfaceVersionReading, site.readings)
