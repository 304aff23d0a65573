/** Stands where the public address belongs in the pages written at build time; the server puts the address there. */
export const publicOriginMark = 'https://public-origin.invalid'
