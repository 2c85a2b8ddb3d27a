// measures.js: what all the table's geometry is made of. Pure.

export const CARD_RATIO = 168 / 120; // height of a card by its width

export const clamp = (low, value, high) => Math.max(low, Math.min(value, high));
