import type { ChangeCause } from "./changesSince.ts"
import { stepText } from "./stepText.ts"

/** Why a count changed, for people, in a sentence. */
export const changeCauseText = (cause: ChangeCause): string => {
  switch (cause.kind) {
    case "definition":
      return "The list asks for something else than it did."
    case "snapshot":
      return `The data are newer: ${cause.before} then, ${cause.after} now.`
    case "suppression": {
      const sources = cause.sources.map((source) => stepText({ kind: "suppression", source }, []))
      return `Others are suppressed: ${sources.join(", ")}.`
    }
    case "named":
      return "A saved count or a suppression that the list names holds others than it did."
  }
}
