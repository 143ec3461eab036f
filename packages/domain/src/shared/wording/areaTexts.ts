/** The geography step's messages, in the original contract's wording and corrected. */
export const areaTexts = {
  geographyDialogTitle: { original: "Select Geographic", corrected: "Select areas" },
  selectTargetAreasHelp: {
    original:
      "Enter specific ZIP Codes below, or choose from various targeting methods like Radius or SFC Codes.",
    corrected: "Enter ZIP Codes below, or choose another way to select areas, like Radius or SCF Codes.",
  },
  targetAreasList: { original: "Your Target Audience", corrected: "Your Target Areas" },
  noTargetGeography: { original: "Please Defined Target Georgaphy", corrected: "Choose your target areas." },
  noZipEntered: { original: "Please input at least one ZIP Code", corrected: "Enter at least one ZIP Code." },
  someZipsInvalid: {
    original: "Please enter the correct ZIP codes. Invalid or duplicate entries have been removed.",
    corrected: "Some ZIP Codes weren't added: invalid and duplicate entries were removed.",
  },
  noZipValid: {
    original: "Please input at least one valid zip. Invalid or duplicate entries have been removed.",
    corrected: "Enter at least one valid ZIP Code. Invalid and duplicate entries were removed.",
  },
  somePostalCodesInvalid: {
    original: "Please enter the correct postal codes. Invalid or duplicate entries have been removed.",
    corrected: "Some postal codes weren't added: invalid and duplicate entries were removed.",
  },
  noPostalCodeValid: {
    original: "Please input at least one valid postal code. Invalid or duplicate entries have been removed.",
    corrected: "Enter at least one valid postal code. Invalid and duplicate entries were removed.",
  },
  someScfsInvalid: {
    original: "Please enter the correct SCF codes. Invalid or duplicate entries have been removed.",
    corrected: "Some SCF Codes weren't added: invalid and duplicate entries were removed.",
  },
  noScfValid: {
    original: "Please input at least one valid SCF. Invalid or duplicate entries have been removed.",
    corrected: "Enter at least one valid SCF Code. Invalid and duplicate entries were removed.",
  },
  pasteEmpty: {
    original: "Please input at least one valid {kind} ({example})",
    corrected: "Enter at least one valid {kind}, like {example}.",
  },
  zipRangeIncomplete: {
    original: "Please input ZIP Code.",
    corrected: "Enter both the first and the last ZIP Code.",
  },
  noScfEntered: { original: "Please input at least one SCF Code", corrected: "Enter at least one SCF Code." },
  scfRangeIncomplete: {
    original: "Please input SCF Code.",
    corrected: "Enter both the first and the last SCF Code.",
  },
  addressOrRadiusMissing: {
    original: "Please Input an address/radius.",
    corrected: "Enter an address, and a radius or quantity above 0.",
  },
  addressNameUsed: {
    original: "Address Name already exists, please change one",
    corrected: "This address name is already used. Please choose another one.",
  },
  addressPlaceholder: { original: "Enter a ZIP Code/Address", corrected: "Enter a ZIP Code or an address" },
  noResultsForAddress: {
    original: "No results found for address",
    corrected: "No place matches this address. Check it and try again.",
  },
  addressUnknown: {
    original: "Please note: The address entered was not found.",
    corrected: "The address wasn't found. Check it and try again.",
  },
  mapSearchEmpty: {
    original: "Please enter ZIP Code or address",
    corrected: "Enter a ZIP Code or an address.",
  },
  mapRadiusNotNumber: { original: "radius must be a number", corrected: "The radius must be a number." },
  mapRadiusMissing: { original: "Radius is required!", corrected: "Enter a radius." },
  polygonAddressMissing: { original: "Please input an address", corrected: "Enter an address." },
  zoomTooLow: {
    original:
      "Please Zoom in to use the polygon mapping tool. To select larger geographic regions, please use a radius select, scf, ZIP code, or county selection.",
    corrected:
      "Zoom in to draw a polygon. To select a larger region, choose a radius, SCF Codes, ZIP Codes or counties.",
  },
  noGeoAddress: {
    original: "Please select at least one Geo Address",
    corrected: "Select at least one address.",
  },
  addressesLocated: {
    original: "Total records: {found} records been found on map, {notFound} records can't be found on map",
    corrected: "Addresses found on the map: {found}. Not found: {notFound}.",
  },
  radius: { original: "Radius: {miles} mile(s)", corrected: "Radius: {miles} mi" },
} as const
