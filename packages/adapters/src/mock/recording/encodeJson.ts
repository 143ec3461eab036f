import type { Schema } from "effect"

/** A value as the body of a request. */
export const encodeJson = (value: unknown): Schema.Json => JSON.parse(JSON.stringify(value))
