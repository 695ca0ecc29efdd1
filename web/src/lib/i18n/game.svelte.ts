/** The game at this page, whose words come before those that all games share. */

let id = $state("");

/** Its id, "" while there is none; read it where state is read. */
export const gameId = (): string => id;

/** From now on the words of this game come first. */
export function speakOf(game: string): void {
  id = game;
}
