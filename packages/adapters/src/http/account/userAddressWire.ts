import type { UserAddress } from "@listwright/domain/account"
import type { WireAddress } from "../../contract/original/account/WireProfile.ts"

/** Converts a user's address to the contract's format. */
export const wireAddress = (address: UserAddress): WireAddress => ({
  AddressName: address.addressName,
  AddrDesc: address.addressDesc,
  AddressType: address.addressType,
  AddressLine: address.addressLine,
  AddressLine2: address.addressLine2,
  CityName: address.city,
  StateCode: address.state,
  ZipCode: address.zip,
  CountryCode: address.countryCode,
  Latitude: address.latitude,
  longitude: address.longitude,
})
