import { SHADES } from "@listwright/domain/counting"

/** The step of the hue of a class, from 0: fewer classes than steps keep to the middle ones. */
export const swatchOf = (at: number, classes: number): number => at + Math.floor((SHADES - classes) / 2)
