import { CHOSEN_PATTERN, EXCLUDED_PATTERN } from "./patterns.ts"

/** How areas of a list look on a map: what is chosen, and what is excluded. `edge`: a color of the map. */
export const LOOKS = [
  { is: "chosen", excluded: false, pattern: CHOSEN_PATTERN, edge: "accent" },
  { is: "excluded", excluded: true, pattern: EXCLUDED_PATTERN, edge: "caution" },
] as const
