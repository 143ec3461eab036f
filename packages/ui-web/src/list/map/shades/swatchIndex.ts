import { SHADE_COUNT } from "@listwright/domain/counting"

/**
 * Returns the step of the hue for a class, from 0. If there are fewer classes than steps, the middle steps are used.
 */
export const swatchIndex = (at: number, classes: number): number =>
  at + Math.floor((SHADE_COUNT - classes) / 2)
