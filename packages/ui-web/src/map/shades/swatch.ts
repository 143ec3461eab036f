import { SHADES } from "@listwright/domain/counting"

/**
 * Returns the step of the hue for a class, from 0. If there are fewer classes than steps, the middle steps are used.
 */
export const swatchOf = (at: number, classes: number): number => at + Math.floor((SHADES - classes) / 2)
