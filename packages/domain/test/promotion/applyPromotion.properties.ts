import { applyPromotion } from "../../src/promotion/applyPromotion.ts"
import { promotionLaws } from "../../src/testing/promotionLaws.ts"
import { ofLaws, sentencesAbout } from "../property/Sentence.ts"

export const applyPromotionSentences = sentencesAbout("promotion", ...ofLaws(promotionLaws(applyPromotion)))
