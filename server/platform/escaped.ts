const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text so that it can be placed in HTML, between tags or in an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
