import type { Schema } from "effect"

/** A field of a JSON object; undefined where there is none. */
export const fieldOf = (value: Schema.Json | undefined, field: string): Schema.Json | undefined =>
  value === null || typeof value !== "object" || Array.isArray(value)
    ? undefined
    : Object.entries(value).find(([name]) => name === field)?.[1]

export const textOf = (value: Schema.Json | undefined, field: string): string => {
  const found = fieldOf(value, field)
  return typeof found === "string" ? found : ""
}
