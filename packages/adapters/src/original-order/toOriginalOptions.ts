import {
  allowedEmailOption,
  contactNameOption,
  decodeContactNameOption,
  EncodedEmailOption,
  type OccupantChoice,
  routeOption,
  decodeRouteOption,
  targetOption,
  decodeTargetOption,
} from "@listwright/domain/audience"
import { sourceTraits } from "@listwright/domain/catalog"
import type { ListDefinition } from "@listwright/domain/definition"
import { Option, Result, Schema } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/** The order fields that select by anything other than areas and audience. */
const OCCUPANT_FIELDS = ["TargetOption", "RouteOption", "ContactNameOption", "ContactNameFlag"] as const
type OccupantField = (typeof OCCUPANT_FIELDS)[number]

type SaidOptions = Pick<OriginalOrder, OccupantField | "EmailOption">
type Options = Pick<ListDefinition, "occupant" | "emailOption">
type Read<A> = Result.Result<A, string>

/** Returns a field as a number; undefined if the order doesn't specify it. */
const said = (order: SaidOptions, field: OccupantField): number | undefined => {
  const value = order[field] ?? undefined
  return value === undefined ? undefined : Number(value)
}

const isEmpty = (order: SaidOptions, field: OccupantField): boolean => (said(order, field) ?? 0) === 0

const ticked = <Name>(
  order: SaidOptions,
  field: OccupantField,
  namesOf: (sum: number) => ReadonlyArray<Name> | undefined,
): Read<ReadonlyArray<Name>> => {
  const sum = said(order, field) ?? 0
  const names = namesOf(sum)
  return names === undefined
    ? Result.fail(`${field}: ${sum} isn't a sum of 1, 2 and 4.`)
    : Result.succeed(names)
}

/** Reads whether contact names are included. ContactNameFlag has the same meaning as ContactNameOption. */
const contactNames = (order: SaidOptions): Read<boolean> => {
  const [option, flag] = [said(order, "ContactNameOption"), said(order, "ContactNameFlag")]
  if (option !== undefined && flag !== undefined && option !== flag)
    return Result.fail("ContactNameFlag: it doesn't match ContactNameOption.")
  const field = option === undefined ? "ContactNameFlag" : "ContactNameOption"
  const names = decodeContactNameOption(option ?? flag ?? 0)
  return names === undefined
    ? Result.fail(`${field}: ${option ?? flag} isn't 0 or 1.`)
    : Result.succeed(names)
}

const occupantOf = (order: SaidOptions, listType: number): Read<OccupantChoice | null> =>
  Result.gen(function* () {
    if (!sourceTraits(listType).asksOccupantOptions) {
      const foreign = OCCUPANT_FIELDS.find((field) => !isEmpty(order, field))
      return foreign === undefined
        ? null
        : yield* Result.fail(`${foreign}: list type ${listType} doesn't support this option. Send 0 instead.`)
    }
    if (OCCUPANT_FIELDS.every((field) => said(order, field) === undefined)) return null
    return {
      targets: yield* ticked(order, "TargetOption", decodeTargetOption),
      routes: yield* ticked(order, "RouteOption", decodeRouteOption),
      contactNames: yield* contactNames(order),
    }
  })

const emailWord = Schema.decodeUnknownOption(EncodedEmailOption)

const emailOf = ({ EmailOption }: SaidOptions, listType: number): Read<ListDefinition["emailOption"]> => {
  const word = EmailOption ?? ""
  if (word === "") return Result.succeed(null)
  const option = Option.getOrUndefined(emailWord(word))
  if (option === undefined)
    return Result.fail(`EmailOption: '${word}' isn't 'noemail', 'onlyemail' or 'email'.`)
  const allowed = allowedEmailOption(listType, option)
  return allowed === null && option !== "noEmail"
    ? Result.fail(`EmailOption: list type ${listType} doesn't support this option. Send 'noemail' instead.`)
    : Result.succeed(allowed)
}

/**
 * Reads the occupants and routes that an order is delivered to, with or without contact names and email addresses;
 * fails with a user-facing message if a field can't be interpreted. For a source without these choices, the fields must
 * be empty.
 */
export const readOriginalOptions = (order: SaidOptions, listType: number): Read<Options> =>
  Result.gen(function* () {
    return { occupant: yield* occupantOf(order, listType), emailOption: yield* emailOf(order, listType) }
  })

/** Converts the options to original-contract order fields; omits options that weren't chosen. */
export const toOriginalOptions = ({ emailOption, listType, occupant }: ListDefinition): SaidOptions => {
  const email = allowedEmailOption(listType, emailOption)
  return {
    ...(occupant === null
      ? {}
      : {
          TargetOption: targetOption(occupant.targets),
          RouteOption: routeOption(occupant.routes),
          ContactNameOption: contactNameOption(occupant.contactNames),
          ContactNameFlag: contactNameOption(occupant.contactNames),
        }),
    ...(email === null ? {} : { EmailOption: Schema.encodeSync(EncodedEmailOption)(email) }),
  }
}

/** Returns the order field whose option differs from the stored one; null if they're the same. */
export const findChangedOption = (order: SaidOptions, kept: ListDefinition): keyof SaidOptions | null => {
  const standing = toOriginalOptions(kept)
  const other = OCCUPANT_FIELDS.find((field) => {
    const asked = said(order, field)
    return asked !== undefined && asked !== (said(standing, field) ?? 0)
  })
  if (other !== undefined) return other
  const word = order.EmailOption ?? ""
  return word === "" || word === (standing.EmailOption ?? "noemail") ? null : "EmailOption"
}
