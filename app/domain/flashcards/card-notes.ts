/** What a person writes on a card: on 飞 perhaps "like 飞 in 飞机", and no more than a page. */
export const mostNoteCharacters = 2000
