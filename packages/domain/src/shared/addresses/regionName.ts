import { PROVINCES } from "./provinces.ts"
import { STATES } from "./states.ts"

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STATES).map(([code, { name }]) => [code, name] as const),
  ...Object.entries(PROVINCES),
])

/** Returns the name of a state or province by its code: 'Illinois', 'Ontario'; undefined for any other string. */
export const regionName = (code: string): string | undefined => NAMES.get(code)
