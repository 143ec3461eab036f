import {
  type OccupantChoice,
  offeredPhoneOptions,
  parseCriteria,
  parseFlags,
} from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE, sourceTraits } from "@listwright/domain/catalog"
import {
  areaCode,
  canonicalDefinition,
  emptyDefinition,
  isPostalArea,
  type CanonicalDefinition,
  type PhoneOption,
} from "@listwright/domain/definition"
import { hasGeography } from "@listwright/domain/geography"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { withSuppressionFlags } from "./withSuppressionFlags.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readDefinition } from "./definitionFile.ts"
import { industriesFromFlags } from "./industriesFromFlags.ts"
import { filterKnownAreas } from "./filterKnownAreas.ts"
import { applyQuickPicks } from "./resolveQuickPick.ts"
import { chosenAreas } from "./where/chosenAreas.ts"
import type { ListFlags } from "./listOptions.ts"

/** The definition to count, and the areas that were skipped while building it. */
export interface Selection {
  readonly definition: CanonicalDefinition
  readonly skipped: ReadonlyArray<string>
  /** The notices about the areas, for the user, one sentence each. */
  readonly notices: ReadonlyArray<string>
}

const failed = (kind: "usage" | "validation", message: string) => new CommandFailed({ kind, message })

const phoneOptions = { none: "noPhones", available: "phonesWhereAvailable", only: "onlyWithPhones" } as const

/** Returns the phone option. Without --phones, the list excludes phones if its source offers the choice. */
const phoneOptionOf = (
  { phones }: ListFlags,
  listType: number,
): Effect.Effect<PhoneOption | null, CommandFailed> => {
  const offered = offeredPhoneOptions(listType)
  if (phones === undefined) return Effect.succeed(offered.includes("noPhones") ? "noPhones" : null)
  const option = phoneOptions[phones]
  return offered.includes(option)
    ? Effect.succeed(option)
    : Effect.fail(
        failed("validation", `--phones ${phones}: list type ${listType} doesn't offer this option.`),
      )
}

/**
 * Returns the kinds of addresses to include, for sources that offer the choice; rejects the options for other sources.
 */
const occupantOf = (
  { contactNames, routes, targets }: ListFlags,
  listType: number,
): Effect.Effect<OccupantChoice | null, CommandFailed> => {
  const isAsked = sourceTraits(listType).asksOccupantOptions
  if (!isAsked)
    return targets === undefined && routes === undefined && contactNames === undefined
      ? Effect.succeed(null)
      : Effect.fail(
          failed(
            "validation",
            `--targets, --routes and --contact-names: list type ${listType} has no addresses to choose.`,
          ),
        )
  return targets === undefined || routes === undefined
    ? Effect.fail(
        failed(
          "validation",
          `List type ${listType} requires types of addresses and routes: --targets homes,apartments,businesses --routes carrier-routes,po-boxes,rural-routes.`,
        ),
      )
    : Effect.succeed({ targets, routes, contactNames: contactNames === true })
}

const fromFlags = Effect.fnUntraced(function* (flags: ListFlags, terminal: Terminal) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const phoneOption = yield* phoneOptionOf(flags, listType)
  const skipUnknown = flags.skipUnknown === true
  const { areas, notices, skipped } = yield* chosenAreas(flags, { listType, skipUnknown }, terminal)
  const criteria = [
    ...(yield* parseCriteria(listType, [
      ...(flags.demo ?? []),
      ...(yield* industriesFromFlags(flags, listType)),
    ])),
    ...(yield* parseFlags(listType, "any", flags.anyOf ?? [])),
    ...(yield* parseFlags(listType, "all", flags.allOf ?? [])),
  ]
  const unit = flags.households === true ? "allHouseholds" : "individuals"
  const definition = {
    ...emptyDefinition(listType),
    areas,
    audience: { unit, criteria },
    phoneOption,
    occupant: yield* occupantOf(flags, listType),
  } as const
  return { definition, skipped, notices }
})

/**
 * Checks a definition's postal areas with the server: unknown ones are rejected, or skipped. `name` identifies the
 * definition's source in messages.
 */
export const checkKnownAreas = Effect.fn("checkKnownAreas")(function* (
  definition: CanonicalDefinition,
  { name, skipUnknown }: { readonly name: string; readonly skipUnknown: boolean },
) {
  if (!hasGeography(definition)) return yield* failed("validation", `${name} has no areas to count.`)
  const codes = definition.areas.filter(isPostalArea).map(areaCode)
  const { known, unknown } = yield* filterKnownAreas(
    definition.listType,
    definition.areas,
    codes,
    skipUnknown,
  )
  return { definition: canonicalDefinition({ ...definition, areas: known }), skipped: unknown, notices: [] }
})

const fromFile = Effect.fnUntraced(function* (file: string, flags: ListFlags, terminal: Terminal) {
  const definition = yield* readDefinition(file, terminal)
  if (flags.listType !== undefined && flags.listType !== definition.listType) {
    const message = `--source is ${flags.listType}, but the definition is for list type ${definition.listType}. Remove --source.`
    return yield* failed("usage", message)
  }
  const changed = {
    ...definition,
    ...(flags.households === true
      ? { audience: { ...definition.audience, unit: "allHouseholds" as const } }
      : {}),
    ...(flags.phones === undefined ? {} : { phoneOption: yield* phoneOptionOf(flags, definition.listType) }),
  }
  return yield* checkKnownAreas(canonicalDefinition(changed), {
    name: file,
    skipUnknown: flags.skipUnknown === true,
  })
})

/** Builds the canonical definition that the command line selects, checked against the server's data. */
export const selection = Effect.fn("selection")(function* (flags: ListFlags, terminal: Terminal) {
  const { definition, notices, skipped } =
    flags.file === undefined
      ? yield* fromFlags(flags, terminal)
      : yield* fromFile(flags.file, flags, terminal)
  const picked = yield* applyQuickPicks(canonicalDefinition(definition), flags.quickPick ?? [])
  const suppressed = yield* withSuppressionFlags(picked, flags)
  return { definition: canonicalDefinition(suppressed), skipped, notices } satisfies Selection
})
