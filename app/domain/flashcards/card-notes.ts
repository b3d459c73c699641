/** A person's notes on a card: on 飞 perhaps "like 飞 in 飞机", at most a page. */
export const mostNoteCharacters = 2000
