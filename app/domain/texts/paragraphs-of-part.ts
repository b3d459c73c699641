/**
 * The paragraphs of a part: its lines. 今天下雨。⏎⏎我们在家。⏎他来了。 has three, the first with space after it.
 */
import { type Paragraph, paragraphsOf } from '#app/domain/analyzer/paragraphs.ts'

/** In UTF-16 units. Longer lines are cut after sentences: a place in a text is a paragraph. */
const longestParagraph = 500

export function paragraphsOfPart(source: string): Paragraph[] {
	const paragraphs = paragraphsOf(source, longestParagraph)
	// Empty lines between all paragraphs say no more than none at all.
	const isApart = paragraphs.slice(0, -1).every(({ spacing }) => spacing === 'large')
	return isApart ? paragraphs.map(({ zh }) => ({ zh, spacing: 'normal' })) : paragraphs
}
