import { Option } from "@commander-js/extra-typings"

/** Commands that create something once have it: repeated with the same key, they create nothing more. */
export const keyOption = () =>
  new Option(
    "--key <key>",
    "names the request: repeated with the same key it is done once (default: a new key)",
  )

/** The tab of the order history. */
export const typeOption = () =>
  new Option(
    "--type <tab>",
    "which orders: lists, cleanList, enhanceList, portraitReports, emailList, phoneAppend, phoneVerification or reverseEmail (lists)",
  )
