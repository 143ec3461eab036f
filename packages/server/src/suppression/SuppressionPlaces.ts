import { Context } from "effect"
import type { DateTime } from "effect"

/** The folders of key files, and the time zone of the site's days. */
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
