export const landingWords = {
  description:
    'Run your strata or condo building in one place: notices with read receipts, maintenance, parking, bookings, documents and council votes. From 1.50 CAD per unit per month.',
  keywords:
    'strata management software, condo management software, strata council, condo board, property management, British Columbia, Alberta, Canada',
}
