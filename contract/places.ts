/** Provinces and territories, and the clocks of buildings by names that people know; apart from the schemas. */
import type { canadianZones } from './time.ts'

export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const
export type Province = keyof typeof provinceNames

export const zoneNames: Readonly<Record<(typeof canadianZones)[number], string>> = {
  'America/St_Johns': 'Newfoundland (St. John’s)',
  'America/Halifax': 'Atlantic (Halifax)',
  'America/Moncton': 'Atlantic (Moncton)',
  'America/Toronto': 'Eastern (Toronto, Montréal)',
  'America/Iqaluit': 'Eastern (Iqaluit)',
  'America/Winnipeg': 'Central (Winnipeg)',
  'America/Regina': 'Saskatchewan (Regina)',
  'America/Edmonton': 'Alberta (Edmonton, Calgary)',
  'America/Yellowknife': 'Northwest Territories (Yellowknife)',
  'America/Dawson_Creek': 'Peace River (Dawson Creek)',
  'America/Vancouver': 'Pacific (Vancouver)',
  'America/Whitehorse': 'Yukon (Whitehorse)',
}

/** The clocks by which most people of a province or territory live; a building may go by others. */
export const usualZones: Readonly<Record<Province, (typeof canadianZones)[number]>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
}
