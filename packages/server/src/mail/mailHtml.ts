import { type Html, html } from "./html.ts"
import { htmlBlock } from "./htmlBlock.ts"
import { type Letterhead, absoluteLink, letterheadSignature } from "./Letterhead.ts"
import type { MailBlock } from "./MailBlock.ts"
import type { EmailMessage } from "./Mailer.ts"
import { INLINE_STYLES, STYLE_SHEET } from "./mailStyle.ts"

/** Returns the preview that an email client shows next to the subject: the first sentence that isn't the heading. */
const previewOf = (blocks: ReadonlyArray<MailBlock>): string => {
  for (const block of blocks) if (block.kind === "paragraph") return block.text
  return ""
}

/** Invisible filler that keeps the text after the preview out of an email client's message list. */
const FILLER = "\u00a0\u200c".repeat(60)

const footer = ({ unsubscribing }: EmailMessage, letterhead: Letterhead): ReadonlyArray<Html> => [
  ...letterheadSignature(letterhead).map((line) => html`<div class="break">${line}</div>`),
  ...(unsubscribing === undefined
    ? []
    : [
        html`<div class="online" style="padding-top:12px;">
          ${unsubscribing.why}
          <a href="${absoluteLink(letterhead, unsubscribing.path)}" class="link" style="${INLINE_STYLES.link}"
            >${unsubscribing.label}</a
          >
        </div>`,
      ]),
]

/**
 * Renders an email as a page for email clients: tables and inline styles, at most 600 pixels wide, light and dark,
 * printable. It doesn't load or run anything.
 */
export const mailHtml = (mail: EmailMessage, letterhead: Letterhead): string => {
  const { blocks, subject } = mail
  const { siteName } = letterhead
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${STYLE_SHEET}
        </style>
      </head>
      <body class="canvas" style="${INLINE_STYLES.canvas}">
        <div
          class="online"
          style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;"
          aria-hidden="true"
        >
          ${previewOf(blocks)}${FILLER}
        </div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          class="canvas"
          style="${INLINE_STYLES.canvas}width:100%;"
        >
          <tr>
            <td align="center" class="outer" style="padding:32px 16px;">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px;"
              >
                <tr>
                  <td class="beside" style="padding:0 32px 20px;">
                    <table role="presentation" cellpadding="0" cellspacing="0" border="0">
                      <tr>
                        <td
                          width="28"
                          height="28"
                          align="center"
                          valign="middle"
                          class="mark"
                          style="${INLINE_STYLES.mark}width:28px;height:28px;font-size:15px;line-height:28px;font-weight:700;text-align:center;"
                          aria-hidden="true"
                        >
                          ${siteName.slice(0, 1).toUpperCase()}
                        </td>
                        <td
                          class="text"
                          style="${INLINE_STYLES.text}font-size:16px;line-height:28px;font-weight:600;padding-left:10px;"
                        >
                          ${siteName}
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td class="card inner" style="${INLINE_STYLES.card}padding:32px 32px 12px;">
                    ${blocks.map((block) => htmlBlock(block, letterhead))}
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted beside"
                    style="${INLINE_STYLES.muted}font-size:13px;line-height:20px;padding:20px 32px 0;"
                  >
                    ${footer(mail, letterhead)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text
}
