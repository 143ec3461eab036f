import { dollars } from "@listwright/domain/shared"
import { type Html, html } from "./html.ts"
import { type Letterhead, absoluteLink } from "./Letterhead.ts"
import type { MailAmount, MailBlock, MailFact } from "./MailBlock.ts"
import { INLINE_STYLES } from "./mailStyle.ts"

const layout = (rows: ReadonlyArray<Html>, label: string): Html =>
  html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    aria-label="${label}"
    style="width:100%;border-collapse:collapse;margin:0 0 24px;"
  >
    ${rows}
  </table>`

const small = (text: string | undefined): ReadonlyArray<Html> =>
  text === undefined
    ? []
    : [
        html`<div
          class="muted"
          style="${INLINE_STYLES.muted}font-size:13px;line-height:19px;padding-top:2px;"
        >
          ${text}
        </div>`,
      ]

const factRow = ({ name, note, value }: MailFact): Html =>
  html`<tr>
    <th
      scope="row"
      align="left"
      class="muted line"
      style="${INLINE_STYLES.muted}${INLINE_STYLES.line}font-size:14px;line-height:21px;font-weight:400;text-align:left;vertical-align:top;min-width:88px;padding:10px 16px 10px 0;"
    >
      ${name}
    </th>
    <td
      align="right"
      class="text line break"
      style="${INLINE_STYLES.text}${INLINE_STYLES.line}font-size:14px;line-height:21px;text-align:right;vertical-align:top;padding:10px 0;font-variant-numeric:tabular-nums;"
    >
      ${value}${small(note)}
    </td>
  </tr>`

const amountRow = ({ amount, detail, label }: MailAmount): Html =>
  html`<tr>
    <th
      scope="row"
      align="left"
      class="text line break"
      style="${INLINE_STYLES.text}${INLINE_STYLES.line}font-size:15px;line-height:22px;font-weight:400;text-align:left;vertical-align:top;padding:12px 16px 12px 0;"
    >
      ${label}${small(detail)}
    </th>
    <td
      align="right"
      class="text line"
      style="${INLINE_STYLES.text}${INLINE_STYLES.line}font-size:15px;line-height:22px;text-align:right;vertical-align:top;padding:12px 0;white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${dollars(amount)}
    </td>
  </tr>`

const totalRow = ({ amount, label }: MailAmount): Html =>
  html`<tr>
    <th
      scope="row"
      align="left"
      class="text line break"
      style="${INLINE_STYLES.text}${INLINE_STYLES.line}font-size:15px;line-height:22px;font-weight:600;text-align:left;vertical-align:top;padding:14px 16px 14px 0;"
    >
      ${label}
    </th>
    <td
      align="right"
      class="text line"
      style="${INLINE_STYLES.text}${INLINE_STYLES.line}font-size:15px;line-height:22px;font-weight:600;text-align:right;vertical-align:top;padding:14px 0;white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${dollars(amount)}
    </td>
  </tr>`

const linesOf = (text: string): ReadonlyArray<Html> =>
  text.split("\n").map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))

/** Renders a block within the email's card. */
export const htmlBlock = (block: MailBlock, letterhead: Letterhead): Html => {
  switch (block.kind) {
    case "heading":
      return html`<h1
        class="text break"
        style="${INLINE_STYLES.text}font-size:22px;line-height:30px;font-weight:600;letter-spacing:-0.01em;margin:0 0 16px;"
      >
        ${block.text}
      </h1>`
    case "figure":
      return html`<div class="muted" style="${INLINE_STYLES.muted}font-size:14px;line-height:21px;">
          ${block.label}
        </div>
        <div
          class="text break"
          style="${INLINE_STYLES.text}font-size:34px;line-height:42px;font-weight:600;letter-spacing:-0.02em;margin:0 0 20px;font-variant-numeric:tabular-nums;"
        >
          ${block.value}
        </div>`
    case "paragraph":
      return html`<p
        class="text break"
        style="${INLINE_STYLES.text}font-size:16px;line-height:25px;margin:0 0 20px;"
      >
        ${linesOf(block.text)}
      </p>`
    case "note":
      return html`<p
        class="muted break"
        style="${INLINE_STYLES.muted}font-size:14px;line-height:21px;margin:0 0 20px;"
      >
        ${linesOf(block.text)}
      </p>`
    case "facts":
      return html`${block.title === undefined ? [] : [html`<h2 class="text" style="${INLINE_STYLES.text}font-size:15px;line-height:22px;font-weight:600;margin:8px 0 8px;">${block.title}</h2>`]}${layout(block.facts.map(factRow), block.title ?? "Details")}`
    case "money":
      return layout([...block.lines.map(amountRow), totalRow(block.total)], "Charges")
    case "link":
      return html`<table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        border="0"
        class="button-table"
        style="margin:4px 0 24px;"
      >
        <tr>
          <td class="button" style="${INLINE_STYLES.button}">
            <a
              href="${absoluteLink(letterhead, block.url)}"
              class="on-button"
              style="${INLINE_STYLES.onButton}display:inline-block;padding:12px 22px;font-size:15px;line-height:22px;font-weight:600;text-decoration:none;"
              >${block.label}</a
            >
          </td>
        </tr>
      </table>`
  }
}
