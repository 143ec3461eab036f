import type { OrderLayout } from "@listwright/domain/order"
import { chosenReading, interfaceVersionReading } from "@listwright/domain/shared"
import type { Session } from "./Sessions.ts"

/** The layout of the builder that the site chose. */
export const layoutOf = ({ site }: Pick<Session, "site">): OrderLayout =>
  chosenReading(interfaceVersionReading, site.readings)
