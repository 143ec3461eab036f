import { TEXTS } from "../../packages/domain/src/shared/wording/texts.ts"
import type { DualWording } from "../../packages/domain/src/shared/wording/MessageText.ts"
import { cell } from "./markdown.ts"

/** `docs/wording.md`: the texts that the original contract words with a slip, next to their corrections. */
export const wordingPage = (): string => {
  const texts: ReadonlyArray<readonly [string, DualWording]> = Object.entries(TEXTS)
  return [
    "# Texts in two wordings",
    "",
    `${texts.length} texts of the original contract have a slip: a wrong letter, grammar, or a message that doesn't say`,
    "what happened and what to do. Screens, terminal, mails and `/api/v1` show the corrected text, which is the default,",
    "or the original one if the site sets the reading [wording](readings.md#wording) to `original`. Calls of the original",
    "contract always send the original text. The rules are in [site.md](product/site.md#texts). All other texts read alike",
    "in both wordings.",
    "",
    "Written by `npm run docs` from [texts.ts](../packages/domain/src/shared/wording/texts.ts). Placeholders are in braces.",
    "",
    "| Key | Corrected | Original |",
    "|---|---|---|",
    ...texts.map(
      ([key, { corrected, original }]) => `| \`${key}\` | ${cell(corrected)} | ${cell(original)} |`,
    ),
    "",
  ].join("\n")
}
