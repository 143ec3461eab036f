import type { OrderLayout } from "@listwright/domain/order"
import { chosenReading, interfaceVersionReading } from "@listwright/domain/shared"
import type { Session } from "./Sessions.ts"

/** The layout in which orders are placed: on the summary, whichever the site chose for the builder. spec: decisions (interfaceVersion 2) */
export const LAYOUT = 2 satisfies OrderLayout

/** The layout of the builder that the site chose. spec: order-builder §2.3 */
export const layoutOf = ({ site }: Pick<Session, "site">): OrderLayout =>
  chosenReading(interfaceVersionReading, site.readings)
