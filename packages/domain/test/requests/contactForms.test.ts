import { describe, expect, it } from "vitest"
import {
  type ContactMessage,
  contactMessageProblems,
  initialContactMessage,
  messageToInquiry,
} from "../../src/requests/ContactMessage.ts"
import { diagnosticProblems, diagnosticToInquiry } from "../../src/requests/diagnosticForm.ts"
import { type DiagnosticRequest, initialDiagnosticRequest } from "../../src/requests/DiagnosticRequest.ts"
import {
  DIAGNOSTIC_BUSINESS_DAYS,
  diagnosticOfferText,
  diagnosticQuantity,
  diagnosticQuantityText,
  diagnosticLimitText,
} from "../../src/requests/diagnosticThreshold.ts"

const origin = { pageInfo: "/freedatadiagnostic", siteName: "Listwright" }
const message: ContactMessage = { name: "Jane van Roe", email: "jane@example.com", message: "Hello" }
const diagnostic: DiagnosticRequest = {
  firstName: "Jane",
  lastName: "Roe",
  company: "Roe & Co",
  email: "jane@example.com",
  quantity: "10000",
  comments: "Please",
}

describe("the form of a message [p5-contact-us]", () => {
  it.each([
    [message, {}],
    [
      initialContactMessage(null, ""),
      { name: "It's required", email: "E-mail must be valid", message: "It's required" },
    ],
    [{ ...message, email: "jane@" }, { email: "E-mail must be valid" }],
  ])("%j has the problems %j", (form, problems) => {
    expect(contactMessageProblems(form)).toEqual(problems)
  })

  it("goes out as an inquiry, without a phone and without guessing at names", () => {
    expect(
      messageToInquiry({ name: " Jane van Roe ", email: " jane@example.com ", message: " Hello " }, origin),
    ).toEqual({
      firstName: "Jane van Roe",
      lastName: "",
      company: "",
      email: "jane@example.com",
      phone: "",
      comment: "Hello",
      quantity: "",
      sentFrom: "/freedatadiagnostic",
      siteName: "Listwright",
      source: "",
    })
  })
})

describe("the diagnostic form [p5-diagnostic]", () => {
  it("starts with the user's own name and email [p4-diagnostic-prefill]", () => {
    expect(
      initialDiagnosticRequest({ firstName: "Jane", lastName: "Roe", email: "jane@example.com" }),
    ).toEqual({
      firstName: "Jane",
      lastName: "Roe",
      company: "",
      email: "jane@example.com",
      quantity: "",
      comments: "",
    })
  })

  it("asks for all but company and quantity", () => {
    const empty = { firstName: "", lastName: "", company: "", email: "", quantity: "", comments: "" }
    expect(diagnosticProblems(empty, "byPlace")).toEqual({
      firstName: "It's required",
      lastName: "It's required",
      email: "E-mail must be valid",
      comments: "It's required",
    })
    expect(diagnosticProblems({ ...diagnostic, email: "@example.com" }, "byPlace")).toEqual({
      email: "E-mail must be valid",
    })
  })

  it.each([
    ["byPlace", "", undefined],
    ["byPlace", "9999", "10,000 to 25,000 records"],
    ["byPlace", "10000", undefined],
    ["byPlace", "25000", undefined],
    ["byPlace", "25001", "10,000 to 25,000 records"],
    ["byPlace", "many", "10,000 to 25,000 records"],
    ["form", "25001", "10,000 to 25,000 records"],
    ["landing", "99999", "100,000 or more records"],
    ["landing", "100000", undefined],
    ["landing", "9000000", undefined],
  ] as const)(
    "read %s, a quantity of '%s' is told: %s [p9-diagnostic-quantity]",
    (reading, quantity, words) => {
      expect(diagnosticProblems({ ...diagnostic, quantity }, reading)).toEqual(
        words === undefined ? {} : { quantity: words },
      )
    },
  )

  it("goes out as an inquiry whose page is the quantity", () => {
    expect(
      diagnosticToInquiry(
        {
          firstName: " Jane ",
          lastName: " Roe ",
          company: " Roe & Co ",
          email: " jane@example.com ",
          quantity: " 10000 ",
          comments: " Please ",
        },
        origin,
      ),
    ).toEqual({
      firstName: "Jane",
      lastName: "Roe",
      company: "Roe & Co",
      email: "jane@example.com",
      phone: "",
      comment: "Please",
      quantity: "10000",
      sentFrom: "/freedatadiagnostic",
      siteName: "Listwright",
      source: "Data-Diagnostic",
    })
  })
})

describe("a message as its form opens", () => {
  const user = { firstName: "Dana", lastName: "Demo", email: "dana@bakery.example" }

  it("holds who is signed in, and what it is about", () => {
    expect(initialContactMessage(user, "Email Append")).toEqual({
      name: "Dana Demo",
      email: "dana@bakery.example",
      message: "I would like to know more about Email Append.\n",
    })
    expect(initialContactMessage(user, "").message).toBe("")
    expect(initialContactMessage(null, "")).toEqual({ name: "", email: "", message: "" })
  })

  it("tells the site's people on which page, and about what of it", () => {
    const message = initialContactMessage(user, "")
    const sent = { pageInfo: "/", siteName: "Listwright" }
    expect(messageToInquiry(message, { ...sent, about: "Email Append" }).sentFrom).toBe("/ (Email Append)")
    expect(messageToInquiry(message, { ...sent, about: "" }).sentFrom).toBe("/")
    expect(messageToInquiry(message, sent).sentFrom).toBe("/")
  })
})

describe("the offer of a diagnostic [p9-diagnostic-quantity]", () => {
  it.each([
    ["form", "form", "10,000 to 25,000 records"],
    ["landing", "form", "10,000 to 25,000 records"],
    ["form", "landing", "100,000 or more records"],
    ["landing", "landing", "100,000 or more records"],
    ["form", "byPlace", "10,000 to 25,000 records"],
    ["landing", "byPlace", "100,000 or more records"],
  ] as const)("on the %s, read as %s, is for %s", (place, reading, text) => {
    expect(diagnosticQuantityText(place, reading)).toBe(text)
  })

  it.each([
    ["byPlace", "For customer files of 100,000 or more records, send a sample of 10,000 to 25,000 records."],
    ["form", "For 10,000 to 25,000 records."],
    ["landing", "For 100,000 or more records."],
  ] as const)("never contradicts what its form takes, read as %s", (reading, text) => {
    expect(diagnosticOfferText(reading)).toBe(text)
  })

  it("asks for a sample of what is more than the form takes", () => {
    expect(diagnosticLimitText("byPlace")).toBe(
      "The diagnostic accepts 10,000 to 25,000 records. If your file is larger, send a sample.",
    )
    expect(diagnosticLimitText("landing")).toBe("The diagnostic accepts 100,000 or more records.")
  })

  it("has both bounds in it, and a report in 2 to 3 business days", () => {
    expect(diagnosticQuantity("form", "byPlace")).toEqual({ least: 10_000, most: 25_000 })
    expect(diagnosticQuantity("landing", "byPlace")).toEqual({ least: 100_000, most: null })
    expect(DIAGNOSTIC_BUSINESS_DAYS).toEqual({ least: 2, most: 3 })
  })
})
