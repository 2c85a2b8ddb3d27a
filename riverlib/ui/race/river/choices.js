// choices.js: what may be chosen, sorted for the hand: one group for each card with boats that may move. Pure.

const ORDER = { sail: 0, good: 0, ill: 1 };

/**
 * Groups of choices that move the same boats: {key, kind, s, boats, from, options}. A boat that may stay or ride has
 * two options, the nearer one first. Own boats come first, from the waterfall to the harbour.
 */
export function groupChoices(choices) {
  const groups = new Map();
  for (const choice of choices) {
    if (choice.kind === "lose") continue;
    const { kind, s, boats, from } = choice;
    const key = `${kind} ${s} ${from}`;
    if (!groups.has(key)) groups.set(key, { key, kind, s, boats, from, options: [] });
    groups.get(key).options.push(choice);
  }
  const list = [...groups.values()];
  for (const group of list) group.options.sort((one, other) => Number(one.ride) - Number(other.ride));
  return list.sort((one, other) =>
    ORDER[one.kind] - ORDER[other.kind] || one.s - other.s || one.from - other.from);
}

/** The choice to leave the wind alone, or null. */
export function decliningChoice(choices) {
  return choices.find((choice) => choice.kind === "lose") ?? null;
}

/** Where the boat touches on its way: a ride goes on from the high tide. */
export function legsOf(choice, river) {
  const wave = river.order.indexOf(river.high_tide);
  return choice.ride && wave >= 0 ? [choice.from, wave, choice.to] : [choice.from, choice.to];
}

/** Number of the group that a boat belongs to, or -1. */
export function groupOf(groups, seat, boat) {
  return groups.findIndex((group) => group.s === seat && group.boats.includes(boat));
}

/** The first group of a kind of wind, or -1. */
export function firstOfKind(groups, kind) {
  return groups.findIndex((group) => group.kind === kind);
}

/** The event that begins what a choice brings about. */
export function tellsOf(choice, event) {
  const seat = event.t === "ill" ? event.v : event.s;
  return event.t === choice.kind && seat === choice.s && event.b === choice.boats[0] && event.from === choice.from;
}
