/** Stands where the public address belongs in the pages written at build time; the server puts the address there. */
export const publicOriginMark = 'https://public-origin.invalid'

/** The files for search engines, written at build time with the mark in them. */
export const siteFilePaths = { robots: '/robots.txt', sitemap: '/sitemap.xml' } as const
