/** Characters in a file at most. Apart from the readers: a file is chosen before their code is fetched. */
export const MOST_IN_GAME_FILE = 2_000_000;
/** About a thousand long games. */
export const MOST_IN_BACKUP = 100_000_000;
/** A room of some hundred devices, all day. */
export const MOST_IN_DUPLICATE_FILE = 8_000_000;
