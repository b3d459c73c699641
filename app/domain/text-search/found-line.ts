/**
 * A line that the search in all texts finds: a title, a paragraph, a block of notes or an exercise.
 *
 *   { part: 'text', place: 3, zh: '我去市场买西红柿。', en: 'I go to the market to buy tomatoes.' }
 */

/** The parts of lessons and articles that are searched. An article has a title and a text only. */
export type SearchedPart = 'title' | 'text' | 'notes' | 'exercises'

type Line = { part: SearchedPart; place: number }

/** "Paragraph 3": where a line stands in its lesson. */
export function placeText({ part, place }: Line): string {
	switch (part) {
		case 'title':
			return 'Title'
		case 'text':
			return `Paragraph ${place}`
		case 'notes':
			return `Notes, block ${place}`
		case 'exercises':
			return `Exercise ${place}`
	}
}
