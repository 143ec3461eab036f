import { SHADES } from "@listwright/domain/counting"

/** Returns the step of the hue for a class, from 0. Fewer classes than steps use the middle ones. */
export const swatchOf = (at: number, classes: number): number => at + Math.floor((SHADES - classes) / 2)
