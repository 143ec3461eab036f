import { WireRequest } from "@listwright/adapters"
import { Schema } from "effect"

/** What `requests --json` prints: what the server answers, the latest first. */
export const RequestsJson = Schema.Array(WireRequest)
