import { earnedPoints } from "../../src/rewards/earnedPoints.ts"
import { pointLaws } from "../../src/testing/pointLaws.ts"
import { ofLaws, sentencesAbout } from "../property/Sentence.ts"

export const earnedPointsSentences = sentencesAbout("rewards", ...ofLaws(pointLaws(earnedPoints)))
