import { ONE_ITEM_FOR_CATEGORY, rangeText } from "../Notices.ts"
import type { DemoRefused } from "./parseDemo.ts"

/** As many choices as fit on a line or two. */
const SHOWN = 40

const listed = (known: ReadonlyArray<string>): string =>
  known.length > SHOWN
    ? `${known.slice(0, SHOWN).join(", ")}, and ${known.length - SHOWN} more`
    : known.join(", ")

/** What people read of a criterion that cannot be used. */
export const demoRefusedText = (refused: DemoRefused): string => {
  switch (refused._tag) {
    case "DemoSyntax":
      return `'${refused.text}' is not a criterion. Write COLUMN=VALUE, like AGE=25-44 or INCOME=A,B,C.`
    case "UnknownColumn":
      return `There is no attribute '${refused.column}'. There are: ${listed(refused.known)}.`
    case "UnknownValue":
      return `'${refused.value}' is not a value of ${refused.column}. There are: ${listed(refused.known)}.`
    case "OnlyOneValue":
      return `${refused.column}: ${ONE_ITEM_FOR_CATEGORY}`
    case "NotAnIndustry":
      return `'${refused.value}' is not an industry. Write a division or 2 to 8 digits, with - before what is omitted, like ${refused.column}=58,-5812.`
    case "RangeWrong":
      return `${refused.column}=${refused.text}: ${rangeText(refused.refused)}`
  }
}
