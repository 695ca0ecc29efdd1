/** The moments of a recorded deal; who wins a trick stands in the record. */

export interface ShownTrick {
  plays: { seat: number; card: string }[];
  winner: number;
}

/** The cards on the table at one moment; `winner` is null until the trick is complete. */
export interface Moment {
  trick: number;
  plays: ShownTrick["plays"];
  winner: number | null;
  hand: string[]; // the cards of seat 0
  left: number[]; // by seat, the number of cards in the hand
  taken: number[]; // by seat, the number of tricks
}

const SEATS = 3;
/** The first moment that is shown: the third trick is complete. */
export const START = 3 * SEATS - 1;

/** Read tricks, each of which is its leader, its cards in order of play, and its winner. */
export const readTricks = (tricks: readonly string[]): ShownTrick[] =>
  tricks.map((text) => {
    const words = text.split(" ");
    const plays = words.slice(1, -1).map((card, i) => ({ seat: (Number(words[0]) + i) % SEATS, card }));
    return { plays, winner: Number(words.at(-1)) };
  });

/** Return the number of moments: one for each card. */
export const momentCount = (tricks: readonly ShownTrick[]): number => SEATS * tricks.length;

/** Return the moment after another; after the last card the deal begins again. */
export const nextMoment = (tricks: readonly ShownTrick[], at: number): number => (at + 1) % momentCount(tricks);

/** Return what lies on the table after the card of a number, from 0. */
export function momentOf(tricks: readonly ShownTrick[], at: number): Moment {
  const trick = Math.floor(at / SEATS);
  const { plays: all, winner: taker } = tricks[trick]!;
  const plays = all.slice(0, (at % SEATS) + 1);
  const held = (seat: number): string[] =>
    [...all.slice(plays.length), ...tricks.slice(trick + 1).flatMap((one) => one.plays)].filter((one) => one.seat === seat).map(({ card }) => card);
  const winner = plays.length === SEATS ? taker : null;
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const done = tricks.slice(0, trick + (winner === null ? 0 : 1));
  return { trick, plays, winner, hand: held(0), left: seats.map((seat) => held(seat).length), taken: seats.map((seat) => done.filter((one) => one.winner === seat).length) };
}

/** Return the sides of the table by seat: seat 0 is South. */
export const placesOf = (clockwise: boolean): ("south" | "west" | "east")[] => (clockwise ? ["south", "west", "east"] : ["south", "east", "west"]);
