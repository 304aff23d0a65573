/** How many units a price is worked out for at most; no building comes near it. */
export const pricedUnitsMost = 10_000
/** Where the slider of the calculator ends; more can be typed. */
export const sliderUnitsMost = 300
