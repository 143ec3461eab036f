import fc from "fast-check"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { newSuppressionModel, suppressingSource, suppressionCommands } from "./suppressionFormCommands.ts"

export const suppressionFormSentences = sentencesAbout(
  "suppression",
  // [ob4-suppression-modes] [ob4-suppression-date-clears] [ob4-suppression-file-source]
  always(
    "the suppression form agrees after any commands with a switch, a mode, days and a plain list for each kind",
    fc.property(suppressingSource, suppressionCommands, (source, given) => {
      fc.modelRun(() => newSuppressionModel(source), given)
    }),
  ),
)
