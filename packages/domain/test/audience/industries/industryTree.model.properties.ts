import fc from "fast-check"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { industryCommands, newIndustryModel } from "./industryTreeCommands.ts"

export const industryTreeSentences = sentencesAbout(
  "audience",
  // [ob4-business-types]
  always(
    "the tree of business types agrees after any commands with plain sets of what is open, added and omitted",
    fc.property(industryCommands, (given) => {
      fc.modelRun(newIndustryModel, given)
    }),
  ),
)
