/** `Vancouver time`: whose clocks a date and time of day follow. */
export const zoneName = (zone: string): string => `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`
