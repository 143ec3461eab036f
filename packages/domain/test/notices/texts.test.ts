import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const src = join(import.meta.dirname, "../../src")
const sources = globSync("**/*.ts", { cwd: src }).map((file) => ({
  file,
  text: readFileSync(join(src, file), "utf8"),
}))

/**
 * The words of both error catalogs and of the messages of section 5, letter for letter, as calls of the original
 * contract send them; what is filled in is left out.
 */
const portal: ReadonlyArray<string> = [
  '"Server Error"',
  '"Sorry, please try again"',
  '"Connect Error"',
  '"Please check the internet connection"',
  '"Sorry for the server error. If you need help, please contact a Digital Expert."',
  '"Sorry for the server error. If you need help, please contact a Digital Expert at {phone}."',
  '"Network connect fail"',
  '"Count Error"',
  '"please try again"',
  '"Order More Failed"',
  '"Please try again, or cantact us"',
  '"Save payment information successfully"',
  '"Failed to save payment information , please try again"',
  '"Save user information successfully"',
  '"Failed to save user information , please try again"',
  '"Update password successfully"',
  '"Failed to save update password, please try again"',
  '"Failed to sent contact information , please try again"',
  '"Message successfully sent"',
  '"Message failed to be sent"',
  '"Please Enter Account Name!"',
  '"Create successfully"',
  '"Failed to Create Account , please try again"',
  '"Wrong password."',
  '"The old password is invalid."',
  '"The email address or password entered is invalid."',
  '"Invalid Email Address"',
  '"Failed to create a new password , please try again"',
  '"Please add reward to cart"',
  '"Has exceeded the point you have"',
  '"No this datasource, please choose one"',
  '"Can not find the page, Take you to the landing page"',
  '"Please enter passwords"',
  '"The new passwords you\'ve entered do not match. Please re-enter."',
  '"The card number is not valid."',
  '"Enter at least 10 characters"',
  '"Name is required"',
  '"Email is required or E-mail must be valid"',
  '"Phone is required"',
  '"Please select prospects"',
  '"Please enter other text."',
  '"Need State Code"',
  '"Need ZIP Code"',
]

const orderBuilder: ReadonlyArray<string> = [
  '"Place Order Error"',
  '"Unfortunately, the system is unable to process your request. Our technical support specialists have been notified. Thank you for your patience while we work to resolve the error."',
  '"Count Number Error"',
  '"Total Number Error"',
  "The quantity that you entered is less than the minimum quantity of ",
  `'In order to "send Quote", please first "Save Count"'`,
  '"Two dimensional report is not available for the selections you have made."',
  '"The code is not valid."',
  "Promo code has been applied. Deducted: ",
  '"Account is required"',
  '"There is no available data"',
  '"No Records"',
  '"No Record"',
  '"No available option"',
  '"No QuickPicks have been created"',
  '"There is no Quick Pick"',
  '"Please click add in the above table"',
  '"Are you Sure to delete this quick pick?"',
  '"Please input at least one ZIP Code"',
  '"Please enter the correct ZIP codes. Invalid or duplicate entries have been removed."',
  '"Please input at least one valid zip. Invalid or duplicate entries have been removed."',
  '"Please input at least one valid {kind} ({example})"',
  '"Please input ZIP Code."',
  '"Please input at least one SCF Code"',
  '"Please input SCF Code."',
  '"Please Input an address/radius."',
  '"Address Name already exists, please change one"',
  '"No results found for address"',
  '"Please note: The address entered was not found."',
  '"Enter a ZIP Code/Address"',
  '"Please enter ZIP Code or address"',
  '"radius must be a number"',
  '"Radius is required!"',
  '"Please input an address"',
  '"Please Zoom in to use the polygon mapping tool. To select larger geographic regions, please use a radius select, scf, ZIP code, or county selection."',
  '"Please choose a file"',
  " records been found on map, ",
  " records can't be found on map",
  '"Please select at least one Geo Address"',
  '"Please Defined Target Audience"',
  '"Please select a Phone Option"',
  '"Please select at least one targeting option"',
  '"Please select at least one route option"',
  '"Please Defined Target Georgaphy"',
  '"Need format: YYYYMMDD"',
  '"Need format: MMYYYY"',
  '"Need format: YYYY"',
  '"Need format: MM"',
  '"Need Number"',
  '"Need Digital"',
  '"Need String"',
  '"First input is smaller than second"',
  "value must smaller than ",
  "value must bigger than ",
  '"You can only choose one item for this category"',
  '"At least 3 words"',
  '"Please add quickpick criteria."',
  '"You must agree to the terms of the Data Use Agreement to place this order."',
  '"Please enter the email address; "',
  '"Please enter name of report"',
  '"Order has been reset"',
]

const occurrences = (text: string): ReadonlyArray<string> =>
  sources.flatMap(({ file, text: source }) =>
    source
      .split(text)
      .slice(1)
      .map(() => file),
  )

describe.each([
  ["portal", portal],
  ["order-builder", orderBuilder],
])("the words of the %s specification", (_, texts) => {
  it.each(texts)("%s is in the code, once", (text) => {
    expect(occurrences(text)).toHaveLength(1)
  })
})
