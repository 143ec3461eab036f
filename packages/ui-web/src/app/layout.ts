import type { OrderLayout } from "@listwright/domain/order"
import { chosenReading, interfaceVersionReading } from "@listwright/domain/shared"
import type { Session } from "./Sessions.ts"

/** Returns the site's chosen builder layout. */
export const builderLayout = ({ site }: Pick<Session, "site">): OrderLayout =>
  chosenReading(interfaceVersionReading, site.readings)
