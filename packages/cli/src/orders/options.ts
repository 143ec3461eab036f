import { Option } from "@commander-js/extra-typings"

/**
 * Builds the option for the idempotency key of a command that creates something; repeating the command with the same
 * key creates nothing more.
 */
export const keyOption = () =>
  new Option(
    "--key <key>",
    "identifies the request: repeated with the same key, it is done only once (default: a new key)",
  )

/** Builds the option for the order history tab. */
export const typeOption = () =>
  new Option(
    "--type <tab>",
    "which orders: lists, cleanList, enhanceList, portraitReports, emailList, phoneAppend, phoneVerification or reverseEmail (lists)",
  )
