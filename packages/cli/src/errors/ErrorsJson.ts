import { WireScriptError } from "@listwright/adapters"
import { Schema } from "effect"

/** What `errors --json` prints: what the server answers, the latest first. */
export const ErrorsJson = Schema.Array(WireScriptError)
