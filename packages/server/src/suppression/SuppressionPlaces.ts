import { Context } from "effect"
import type { DateTime } from "effect"

/** Where key files lie, and which days there are on this site. */
export class SuppressionPlaces extends Context.Service<
  SuppressionPlaces,
  {
    /** Key files of orders lie below. */
    readonly deliveries: string
    /** Key files of uploaded files, and of those who must not be sold. */
    readonly suppressions: string
    /** Files as they were sent. */
    readonly uploads: string
    /** By which days begin and end. */
    readonly zone: DateTime.TimeZone
  }
>()("@listwright/server/suppression/SuppressionPlaces") {}
