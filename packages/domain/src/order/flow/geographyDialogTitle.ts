import type { MessageText } from "../../shared/wording/MessageText.ts"
import { areaTexts } from "../../shared/wording/areaTexts.ts"

/** The title of the geography page dialog in layout 1. */
export const GEOGRAPHY_DIALOG_TITLE: MessageText = areaTexts.geographyDialogTitle
