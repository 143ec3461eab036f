import { WireScriptError } from "@listwright/adapters"
import { Schema } from "effect"

/** The output of `errors --json`: the server's reply, latest first. */
export const ErrorsJson = Schema.Array(WireScriptError)
