/** Shared fields with the specification's messages (section 5): each rule stands here once and speaks on both sides. */
export { Email, OptionalEmail } from './fields/email.ts'
export { InternationalPhone, OptionalInternationalPhone, OptionalPhone, Phone } from './fields/phone.ts'
export { LoginPassword } from './fields/login-password.ts'
export { NewPassword } from './fields/password.ts'
export { FirstName, LastName, optionalPersonName, personName, Username } from './fields/names.ts'
export {
  BuildingCode,
  CondominiumPlanNumber,
  LicensePlate,
  OptionalBuildingCode,
  OptionalUnitNumber,
  ParcelIdentifier,
  PostalCode,
  StrataPlanNumber,
  UnitNumber,
  WebAddress,
  ZipCode,
} from './fields/places.ts'
export { richText } from './fields/rich-text.ts'
export {
  Address,
  BuildingName,
  Description,
  Message,
  Notes,
  plainText,
  Purpose,
  requiredText,
  VehicleColor,
  VehicleMake,
  VehicleModel,
  VisitorName,
} from './fields/text.ts'
export { UseDay, UseMoment } from './fields/use-times.ts'
export { Favicon, HexColour, Id, InstantField, LocalDateField, LocalTimeField } from './fields/values.ts'
