import type { Precision } from "./AddressPlace.ts"

/** What a point is only the middle of: 'ZIP center'; null where it is the place itself. */
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
