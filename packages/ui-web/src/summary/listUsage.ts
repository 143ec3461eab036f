import type { SelectOption } from "../design/Select.tsx"

/** How often the list may be used. spec: order-builder §9 (List usage codes) */
const USAGES: ReadonlyArray<readonly [number, string]> = [
  [1, "One Time"],
  [2, "Two Times"],
  [3, "Three Times"],
  [4, "Four Times"],
  [5, "Five Times"],
  [6, "Six Times"],
  [100, "Multiple Times"],
]

export const listUsageOptions: ReadonlyArray<SelectOption> = USAGES.map(([code, text]) => ({
  value: String(code),
  text,
}))
