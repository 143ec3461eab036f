import { builtinEnvironments, type Environment } from "vitest/runtime"

const { setup, ...happyDom } = builtinEnvironments["happy-dom"]

/** Happy DOM whose window stays for all files of a worker: the modules that they share hold its document. */
export default {
  ...happyDom,
  name: "one-window",
  setup: async (global, options) => {
    if (!("document" in global)) await setup(global, options)
    return { teardown: () => undefined }
  },
} satisfies Environment
