import type { InputType } from "@listwright/domain/audience"

/** How an attribute is entered on the screen. */
export type InputControl = "values" | "oneValue" | "range" | "single"

/** spec: order-builder §5 (Demo input types) */
export const inputControl = (inputType: InputType): InputControl => {
  switch (inputType) {
    case "list":
    case "sic":
      return "values"
    case "radio":
      return "oneValue"
    case "single":
      return "single"
    case "date":
    case "number":
    case "monthYear":
    case "year":
    case "month":
    case "string":
      return "range"
  }
}
