import { type Command, Option } from "commander"
import { accountOption, idsOption } from "../saved-lists/options.ts"
import type { JsonFlags } from "../saved-lists/SavedListFlags.ts"
import { columnsIn } from "../reports/addReportCommands.ts"
import { jsonOption, operatorOption, orderArgument, wholeNumber } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { addHistoryCommands } from "./addHistoryCommands.ts"
import type { DownloadFlags } from "./DownloadFlags.ts"
import type { KeyFlags, OrderListFlags, OrderReportFlags, PlaceFlags, RefundFlags } from "./OrderFlags.ts"

const downloadHelp = `
Prints the name of the file and the number of its records, separated by a tab. A CSV is checked against the
receipt's SHA-256 before it is written; a workbook (xlsx) holds the same cells, all of them text. Where the
order has address labels, avery5160 and avery4013 are sheets of them to print (PDF).`

const reportHelp = `
Writes the count of the order as a workbook: areas, audience, breakdowns. With --attribute, how its list spreads over the
values of an attribute; with --email, mails a workbook of its areas by the values of attributes. Reports count the list with
today's data.
  listwright order report LW-2345-6789 --attribute AGE --format pdf
  listwright order report LW-2345-6789 --email ann@bakery.example,dana@bakery.example --attributes GENDER,AGE`

const quoteHelp = `
Quotes a saved list as of now and mails the quote, a letter in PDF, to the contact that the list was saved with. Prints the
link to the quote. Its prices are valid for as long as the letter says.
  listwright order quote "North Side"`

const placeHelp = `
Orders a saved list, or a quote with --quote, and prints its receipt. The server sets the price; nothing is charged if it is
more than --max-total, if there are fewer records than --quantity, or if a promotion code takes nothing off. Repeated with
the same --key, it orders nothing more and prints the order that it placed.
  listwright order place "North Side" --billing billing.json --max-total 500 --yes
  listwright order place "North Side" --billing billing.json --quantity 600 --yes
The file has the card, whose number goes only to the payment processor, and what the list's contact lacks:
  {"card": {"holderName": "Dana Whitfield", "number": "4111111111111111", "securityCode": "123",
            "expiry": "12/2031"},
   "contact": {"addressLine": "12 Harbor Street", "city": "Chicago", "state": "IL", "zip": "60614"}}
If neither the file nor the list has an address, the one of your profile is used, or else that of your latest order. Canada
is "countryCode": "CA". "expiryMonth": 12, "expiryYear": 2031 means the same as "expiry". The card saved with your account
needs only its security code, which is never saved:
  {"card": {"securityCode": "123"}}
Where orders are paid at a payment processor (Stripe), leave the card out: the address to pay at is printed to standard error,
and with 'order show' while the order is waiting.`

const cancelHelp = `
Closes the page for paying the order, and prints the order: declined, with nothing charged; or placed, if it was paid first.
An order that isn't waiting for payment stays as it is.
  listwright order cancel LW-2345-6789`

const refundHelp = `
Without --yes nothing is refunded: prints what was charged, what would be refunded with its tax, the reward points that would
be taken back, whether the list could still be downloaded, and whether the buyer disputes the payment at the bank.
  listwright order refund LW-2345-6789
With --yes the money is refunded, and the buyer gets an email. Points are taken back in proportion. A full refund closes the
download of the list, unless you add --keep-download. The refunds of an order never total more than was paid. The same command
again is the same refund, and refunds nothing more.
  listwright order refund LW-2345-6789 --yes
  listwright order refund LW-2345-6789 --amount 19.95 --yes`

const keyOption = (): Option =>
  new Option(
    "--key <key>",
    "names the request: repeated with the same key it is done once (default: a new key)",
  )

/** `order quote|place|list|history|export|more|show|cancel|report|refund|download`. */
export const addOrderCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const order = program
    .command("order")
    .alias("orders")
    .description("quote, place, find and download your orders")
  addHistoryCommands(order, terminal, perform)
  order
    .command("quote")
    .description("mail a quote of a saved list")
    .argument("<list>")
    .addOption(keyOption())
    .addOption(jsonOption())
    .addHelpText("after", quoteHelp)
    .action(async (list: string, flags: KeyFlags) => {
      const { quoteCommand } = await import("./quoteCommand.ts")
      await perform(quoteCommand(list, flags, terminal), flags)
    })
  order
    .command("place")
    .description("order a saved list")
    .argument("<list>", "a saved list, or with --quote the id of a quote")
    .option("--quote", "order a quote, at its prices while it is valid")
    .addOption(accountOption("the account that it is ordered for (the list's own)").conflicts("quote"))
    .addOption(
      new Option("--quantity <number>", "order this number of its records (all)")
        .argParser(wholeNumber(1, 2_147_483_647))
        .conflicts("quote"),
    )
    .option("--promo <code>", "use this promotion code (the list's own)")
    .option("--no-promo", "use no promotion code")
    .option("--billing <file>", "who orders and the card, as JSON; - for standard input")
    .option("--max-total <dollars>", "refuse if it costs more, tax included")
    .option("--yes", "charge the card and accept the Data Use Agreement")
    .addOption(keyOption())
    .addOption(idsOption("print only the code"))
    .addOption(jsonOption())
    .addHelpText("after", placeHelp)
    .action(async (list: string, flags: PlaceFlags) => {
      const { placeCommand } = await import("./placeCommand.ts")
      await perform(placeCommand(list, flags, terminal), flags)
    })
  order
    .command("list")
    .description("your orders, the latest first")
    .argument("[text]", "part of a code or a name, at least 3 characters", "")
    .addOption(new Option("--limit <orders>", "show at most this many").argParser(wholeNumber(1, 100)))
    .addOption(idsOption("print only codes, for pipes"))
    .addOption(jsonOption())
    .action(async (text: string, flags: OrderListFlags) => {
      const { orderListCommand } = await import("./orderListCommand.ts")
      await perform(orderListCommand(text, flags, terminal), flags)
    })
  order
    .command("show")
    .description("the receipt of an order")
    .addArgument(orderArgument())
    .addOption(jsonOption())
    .action(async (code: string, flags: JsonFlags) => {
      const { showCommand } = await import("./showCommand.ts")
      await perform(showCommand(code, flags, terminal), flags)
    })
  order
    .command("cancel")
    .description("cancel the payment of an unpaid order, so that its list is free again")
    .addArgument(orderArgument())
    .addOption(jsonOption())
    .addHelpText("after", cancelHelp)
    .action(async (code: string, flags: JsonFlags) => {
      const { cancelCommand } = await import("./cancelCommand.ts")
      await perform(cancelCommand(code, flags, terminal), flags)
    })
  order
    .command("report")
    .description("reports about the list of an order")
    .addArgument(orderArgument())
    .option("--attribute <attribute>", "a breakdown by this attribute, like AGE")
    .option("--format <format>", "of a breakdown: csv, xlsx or pdf (xlsx)")
    .addOption(
      new Option(
        "--email <addresses>",
        "mail the areas by attributes to these addresses, separated by commas",
      ).conflicts(["attribute", "format", "out"]),
    )
    .addOption(
      new Option(
        "--attributes <attributes>",
        "of a mailed report, like GENDER,AGE; may be repeated (all that a report may have)",
      ).argParser(columnsIn),
    )
    .option("--name <name>", "what a mailed report is called (the order's name)")
    .option("--out <file>", "where to write it (default: the server's file name)")
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .addHelpText("after", reportHelp)
    .action(async (code: string, flags: OrderReportFlags) => {
      const { reportCommand } = await import("./reportCommand.ts")
      await perform(reportCommand(code, flags, terminal), flags)
    })
  order
    .command("refund")
    .description("refund an order (for the site's operator)")
    .addArgument(orderArgument())
    .option("--amount <dollars>", "how much (default: all that is left of the payment)")
    .option("--yes", "refund it; without this, show what it would do")
    .option("--keep-download", "leave the list open for download after a full refund")
    .option("--key <key>", "names the refund; needed to refund the same amount a second time")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", refundHelp)
    .action(async (code: string, flags: RefundFlags) => {
      const { refundCommand } = await import("./refundCommand.ts")
      await perform(refundCommand(code, flags, terminal), flags)
    })
  order
    .command("download")
    .description("download the list of an order")
    .addArgument(orderArgument())
    .option("--format <format>", "csv or xlsx; avery5160 or avery4013 for address labels (csv)")
    .option("--out <file>", "where to write it, or - for standard output (default: the server's file name)")
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .addHelpText("after", downloadHelp)
    .action(async (code: string, flags: DownloadFlags) => {
      const { downloadCommand } = await import("./downloadCommand.ts")
      await perform(downloadCommand(code, flags, terminal), flags)
    })
}
