/** Where a picture is loaded from: it comes inline, or as a path of the API's host (specification, section 3). */
export const pictureAddress = (picture: string): string =>
  picture.startsWith('/') ? import.meta.env.API_BASE_URL + picture : picture
