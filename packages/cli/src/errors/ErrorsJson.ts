import { WireScriptError } from "@listwright/adapters"
import { Schema } from "effect"

const { browser, firstAt, lastAt, page, stack, times } = WireScriptError.fields

const ErrorJson = Schema.Struct({
  ...WireScriptError.fields,
  page: page.annotate({ description: "path of the page where it last happened" }),
  stack: stack.annotate({ description: "empty if the browser gave none" }),
  browser: browser.annotate({ description: "the last one, like 'Chrome on Windows'" }),
  times: times.annotate({ description: "how often it happened" }),
  firstAt: firstAt.annotate({ description: "ISO instant" }),
  lastAt: lastAt.annotate({ description: "ISO instant" }),
})

/** The output of `errors --json`: the server's reply, most recent first. */
export const ErrorsJson = Schema.Array(ErrorJson).annotate({
  identifier: "ScriptErrors",
  description: "Unhandled errors from the screens, latest first.",
})
