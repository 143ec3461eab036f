import type { UserId } from "@listwright/domain/account"
import type { DraftId } from "@listwright/domain/shared"
import { expect, expectTypeOf, it } from "vitest"
import type { CredentialOwner } from "../../src/accounts/Sessions.ts"
import { type SecretHash, hashSecret } from "../../src/accounts/secret.ts"

it("hashes a secret to 64 hex digits, which pass for no secret, id or other text", () => {
  expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  expectTypeOf(hashSecret).returns.toEqualTypeOf<SecretHash>()
  expectTypeOf<string>().not.toExtend<SecretHash>()
  expectTypeOf<UserId>().not.toExtend<SecretHash>()
  expectTypeOf<CredentialOwner["userId"]>().not.toExtend<DraftId>()
})
