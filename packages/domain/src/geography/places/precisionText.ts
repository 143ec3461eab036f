import type { Precision } from "./AddressPlace.ts"

/** Returns a label for an approximate point, such as 'ZIP center'; null if the point is the place itself. */
export const precisionText = (precision: Precision): string | null => {
  switch (precision) {
    case "exact":
    case "address":
      return null
    case "street":
      return "Street center"
    case "zip":
      return "ZIP center"
    case "city":
      return "City center"
    case "state":
      return "State center"
  }
}
