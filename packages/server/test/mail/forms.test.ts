import { AccountId } from "@listwright/domain/account"
import { assert, describe, it } from "vitest"
import * as fc from "fast-check"
import type { EmailMessage } from "../../src/mail/Mailer.ts"
import { buildMimeMessage } from "../../src/mail/buildMimeMessage.ts"
import { LETTERHEAD } from "../delivery/smallShop.ts"
import { readMail } from "./readMail.ts"

const HOSTILE = `Zoë & <b onload="x">'Ł'</b> $1`

/** A mail with every kind of block, each with a text of its own. */
const mail = (text: string): EmailMessage => ({
  id: "LW-1-confirmation",
  to: "dana@bakery.example",
  lane: "prompt",
  account: AccountId.make(1),
  subject: `Subject ${text}`,
  blocks: [
    { kind: "heading", text: `heading ${text}` },
    { kind: "figure", label: `figure ${text}`, value: "+1" },
    { kind: "paragraph", text: `first ${text}\nsecond ${text}` },
    {
      kind: "facts",
      title: `facts ${text}`,
      facts: [{ name: `name ${text}`, value: `value ${text}`, note: `remark ${text}` }],
    },
    {
      kind: "money",
      lines: [{ label: `line ${text}`, amount: "1234.50", detail: `detail ${text}` }],
      total: { label: `total ${text}`, amount: "1300.07" },
    },
    { kind: "link", label: `link ${text}`, url: "/slc" },
    { kind: "note", text: `note ${text}` },
  ],
})

/** The words of a page, without its markup and what is not shown. */
const wordsOf = (page: string): string =>
  page
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(
      /&(#?\w+);/g,
      (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name] ?? "?",
    )

/** The headers of a message and of each of its parts. */
const headsOf = (message: string): ReadonlyArray<string> =>
  message.split(/^--.*\r\n/m).map((part) => part.split("\r\n\r\n")[0] ?? "")

const AT = new Date(0)
const sent = async (one: EmailMessage, letterhead = LETTERHEAD) => {
  const { message, messageId } = await buildMimeMessage(one, letterhead, AT)
  return { ...(await readMail(message)), messageId, message }
}

describe("a mail", () => {
  it("says the same as text and as a page, whatever people typed", async () => {
    const { html, subject, text } = await sent(mail(HOSTILE))
    assert.strictEqual(subject, `Subject ${HOSTILE}`)
    const words = wordsOf(html)
    for (const kind of [
      "heading",
      "figure",
      "first",
      "second",
      "facts",
      "name",
      "value",
      "remark",
      "line",
      "detail",
      "total",
      "link",
      "note",
    ]) {
      assert.include(text, `${kind} ${HOSTILE}`)
      assert.include(words, `${kind} ${HOSTILE}`)
    }
    for (const said of ["$1,234.50", "$1,300.07", "800-555-0142"]) {
      assert.include(text, said)
      assert.include(words, said)
    }
    assert.include(text, "https://lists.example/slc")
    assert.include(html, 'href="https://lists.example/slc"')
  })

  it("has lines of its own only: a typed value begins none", async () => {
    const injected = "Dana\r\nPassword: 1234\u2028Code: 5678"
    const { text } = await sent({
      ...mail("typed"),
      blocks: [
        { kind: "heading", text: injected },
        { kind: "figure", label: "Paid", value: injected },
        { kind: "facts", facts: [{ name: "Name", value: injected, note: injected }] },
        {
          kind: "money",
          lines: [{ label: injected, amount: "1.00", detail: injected }],
          total: { label: injected, amount: "1.00" },
        },
        { kind: "link", label: injected, url: "/slc" },
      ],
    })
    assert.notMatch(text, /^(Password|Code):/mu)
    assert.include(text, "Name: Dana Password: 1234 Code: 5678 (Dana Password: 1234 Code: 5678)")
  })

  it("loads nothing and runs nothing", async () => {
    const { html } = await sent(mail(HOSTILE))
    assert.notMatch(html, /<(script|img|link|iframe|object|b)\b/i)
    assert.notMatch(html, /\b(src|onload)=["']|url\(|@import/i)
    assert.match(html, /<html lang="en">/)
  })

  it("has one recipient and no header that somebody typed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom("\r\n", "\n", "\r", "\u2028", ", ", ";"),
        async (typed, end) => {
          const injected = `${typed}${end}Bcc: all@example.com`
          const hostile = {
            ...mail(typed),
            id: injected,
            to: `dana@bakery.example${end}<all@example.com>`,
            subject: injected,
          }
          const { headers, message, to } = await sent({
            ...hostile,
            attachments: [{ name: injected, type: `text/csv${end}X-Evil: 1`, content: Buffer.from("a") }],
          })
          assert.isFalse(headers.has("bcc"))
          for (const head of headsOf(message)) assert.notMatch(head, /^(bcc|x-evil):/im)
          assert.isAtMost(to.length, 1)
        },
      ),
      { numRuns: 50 },
    )
  })

  it("brings what is attached byte for byte", async () => {
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 256))
    const { attachments } = await sent({
      ...mail(""),
      attachments: [{ name: "Zoë’s list.xlsx", type: "application/pdf", content }],
    })
    assert.deepStrictEqual(
      attachments.map(({ name }) => name),
      ["Zoë’s list.xlsx"],
    )
    assert.isTrue(attachments[0]?.content.equals(content))
  })

  it("is the same text when it is handed over again, under the same Message-ID", async () => {
    const [first, second] = [await sent(mail("x")), await sent(mail("x"))]
    assert.strictEqual(first.message, second.message)
    assert.strictEqual(first.messageId, "<LW-1-confirmation@listwright.example>")
  })

  it("can be unsubscribed from with one click where the site is reached over HTTPS", async () => {
    const unsubscribing = {
      why: "You watch it.",
      label: "Stop watching this list",
      path: "/unwatch?token=a&b",
    }
    const { headers, html, text } = await sent({ ...mail(""), unsubscribing })
    assert.strictEqual(headers.get("list-unsubscribe"), "<https://lists.example/unwatch?token=a&b>")
    assert.strictEqual(headers.get("list-unsubscribe-post"), "List-Unsubscribe=One-Click")
    assert.include(text, "Stop watching this list: https://lists.example/unwatch?token=a&b")
    assert.include(html, 'href="https://lists.example/unwatch?token=a&amp;b"')
    const open = await sent(
      { ...mail(""), unsubscribing },
      { ...LETTERHEAD, origin: "http://127.0.0.1:4380" },
    )
    assert.isFalse(open.headers.has("list-unsubscribe-post"))
    assert.isTrue(open.headers.has("list-unsubscribe"))
  })
})
