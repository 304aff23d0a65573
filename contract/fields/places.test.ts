import * as fields from '../fields.ts'
import { keeps, refuses } from '../testing/answers.ts'

keeps('unit number', fields.UnitNumber, [
  ['1'],
  ['804'],
  ['12B'],
  ['A-101'],
  ['PH-2'],
  [' 703 ', '703'],
  ['1234567890'],
  ['\u200B70\u00AD3\u00A0', '703'],
  ['\uFEFFPH\u200D-2\u200E', 'PH-2'],
])
refuses('unit number', fields.UnitNumber, [
  [undefined, 'Unit number is required'],
  ['', 'Unit number is required'],
  ['   ', 'Unit number is too short'],
  ['12345678901', 'Unit number is too long'],
  ['#804', 'Invalid unit number format'],
  ['8 04', 'Invalid unit number format'],
  ['-804', 'Invalid unit number format'],
  ['804-', 'Invalid unit number format'],
  ['1--2', 'Invalid unit number format'],
  ['1-2-3', 'Invalid unit number format'],
])

keeps('optional unit number', fields.OptionalUnitNumber, [[undefined], [''], ['  ', ''], [' 703 ', '703']])
refuses('optional unit number', fields.OptionalUnitNumber, [['#804', 'Invalid unit number format']])
keeps('optional building code', fields.OptionalBuildingCode, [[undefined], [''], ['harb01', 'HARB01']])
refuses('optional building code', fields.OptionalBuildingCode, [
  ['HARB-1', 'Building code can only contain letters and numbers'],
])

keeps(
  'building code',
  fields.BuildingCode,
  [['HARB01'], ['prai01', 'PRAI01'], ['ab12'], ['a'.repeat(20), 'A'.repeat(20)]].map(
    ([value, kept]) => [value, kept ?? value?.toUpperCase()] as const,
  ),
)
refuses('building code', fields.BuildingCode, [
  [undefined, 'Building code is required'],
  ['ABC', 'Building code must be at least 4 characters'],
  ['A'.repeat(21), 'Building code must be less than 20 characters'],
  ['HARB-01', 'Building code can only contain letters and numbers'],
  ['HARB 01', 'Building code can only contain letters and numbers'],
  ['HÄRB01', 'Building code can only contain letters and numbers'],
])

keeps('pasted', fields.BuildingCode, [
  ['\u200Bharb\u200D01\uFEFF', 'HARB01'],
  ['\u202Aharb\u00A001\u202C', 'HARB01'],
])
keeps('pasted', fields.PostalCode, [
  ['\u200EV6B\u00A01A1\u200F', 'V6B 1A1'],
  ['V6B\u200B1A1', 'V6B 1A1'],
])
keeps('pasted', fields.ParcelIdentifier, [['\u00A0012-345\u200C-678\u200B', '012-345-678']])
keeps('pasted', fields.WebAddress, [['\uFEFFhttps://example.ca/a\u200B', 'https://example.ca/a']])
keeps('pasted', fields.CondominiumPlanNumber, [['772\u00A03097\u200E', '7723097']])
keeps('license plate', fields.LicensePlate, [
  ['abc 123', 'ABC 123'],
  ['AB1-23C'],
  ['XY'],
  ['\u200Eabc\u00A0123\u200B', 'ABC 123'],
])
refuses('license plate', fields.LicensePlate, [
  ['ABC_123', 'Invalid licence plate format'],
  ['ABC  -123!', 'Invalid licence plate format'],
])

keeps('postal code', fields.PostalCode, [
  ['V6B 1A1'],
  ['v6b1a1', 'V6B 1A1'],
  ['T5J-0N3', 'T5J 0N3'],
  [' k1a 0b1 ', 'K1A 0B1'],
])
refuses('postal code', fields.PostalCode, [
  [undefined, 'Postal code is required'],
  ['D1A 1A1', 'Invalid postal code format'],
  ['V6O 1A1', 'Invalid postal code format'],
  ['W6B 1A1', 'Invalid postal code format'],
  ['V6B1A', 'Invalid postal code format'],
  ['12345', 'Invalid postal code format'],
  ['V6B  1A1A', 'Postal code must be less than 7 characters'],
])

keeps('ZIP code', fields.ZipCode, [['98101'], ['98101-1234']])
refuses('ZIP code', fields.ZipCode, [
  ['9810', 'Invalid ZIP code format'],
  ['98101-12', 'Invalid ZIP code format'],
  ['98101-12345', 'ZIP code must be less than 10 characters'],
])

keeps('PID', fields.ParcelIdentifier, [['012-345-678']])
refuses('PID', fields.ParcelIdentifier, [
  [undefined, 'PID is required'],
  ['012345678', 'Invalid PID format'],
])

keeps('strata plan', fields.StrataPlanNumber, [
  ['EPS 8249'],
  ['eps 4821', 'EPS 4821'],
  ['LMS 3818'],
  ['VR45'],
  ['1474'],
])
refuses('strata plan', fields.StrataPlanNumber, [
  ['EPS', 'Invalid strata plan number format'],
  ['EPSXX 1', 'Invalid strata plan number format'],
  ['EPS 1234567', 'Invalid strata plan number format'],
])

keeps('condominium plan', fields.CondominiumPlanNumber, [['0814262'], ['772 3097', '7723097']])
refuses('condominium plan', fields.CondominiumPlanNumber, [['081426', 'Invalid condominium plan number format']])

keeps('web address', fields.WebAddress, [
  ['https://example.ca'],
  [' http://example.ca/path?a=b#c ', 'http://example.ca/path?a=b#c'],
  ['https://sub.example.co.uk:8080/'],
])
refuses('web address', fields.WebAddress, [
  [undefined, 'URL is required'],
  ['', 'URL is required'],
  ['example.ca', 'Invalid URL format'],
  ['ftp://example.ca', 'Invalid URL format'],
  ['javascript:alert(1)', 'Invalid URL format'],
  ['http://', 'Invalid URL format'],
  ['http:///a', 'Invalid URL format'],
  ['http://localhost', 'Invalid URL format'],
  ['http://a..ca', 'Invalid URL format'],
  ['http://exa mple.ca', 'Invalid URL format'],
  ['https://user:secret@example.ca', 'Invalid URL format'],
  [`https://example.ca/${'a'.repeat(2048)}`, 'Invalid URL format'],
])

keeps('colour', fields.HexColour, [['#1e40af'], ['#DBEAFE', '#dbeafe']])
refuses('colour', fields.HexColour, [
  [undefined, 'Colour is required'],
  ['#fff', 'Enter a colour such as #1e40af'],
  ['red', 'Enter a colour such as #1e40af'],
  ['#1e40af;}', 'Enter a colour such as #1e40af'],
  ['#1e40af\n', 'Enter a colour such as #1e40af'],
])

keeps('id', fields.Id, [['0193a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b']])
refuses('id', fields.Id, [
  [undefined, 'Not a valid id'],
  ['1', 'Not a valid id'],
  ['0193a1b2-7c3d-0e4f-8a5b-6c7d8e9f0a1b', 'Not a valid id'],
])

keeps('instant', fields.InstantField, [['2026-11-20T20:44:21.123Z']])
refuses('instant', fields.InstantField, [
  ['2026-11-20T20:44:21Z', 'Not a valid date and time'],
  ['2026-11-20T20:44:21.123-08:00', 'Not a valid date and time'],
  ['2026-02-30T20:44:21.123Z', 'Not a valid date and time'],
])

keeps('local date', fields.LocalDateField, [['2026-11-20'], ['2028-02-29']])
refuses('local date', fields.LocalDateField, [
  [undefined, 'Not a valid date'],
  ['2026-02-29', 'Not a valid date'],
  ['20 Nov 2026', 'Not a valid date'],
])
