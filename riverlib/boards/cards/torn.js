// torn.js: what is asked before anything finished, which all have seen, is taken back. Pure.

/** @param {{ torn?: number, phase: string, deal: { number: number } }} view */
export function tornDeal({ torn, phase, deal }) {
  const number = phase === "scored" || phase === "over" ? deal.number : torn;
  return number ? `Take back the last choice of deal ${number}? The result of that deal is then lost.` : "";
}
