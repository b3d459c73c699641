import { textOfOrigin } from '#app/domain/progress/text-origin.ts'
import { placeOfEntry, type ReportPlace } from './report.ts'

type Card = {
	word: string
	pinyin: string
	/** The saved sentence; null where the card has only an example of the dictionary. */
	sentence: string | null
	example: { zh: string; en: string } | null
	/** The text that the word was saved from, if it may be opened. */
	foundIn: { path: string } | null
}

/** A card, with the sentence that it shows. One from a text that is the reader’s own stays theirs. */
export function placeOfCard(card: Card): ReportPlace {
	const { sentence, example, foundIn } = card
	if (sentence === null) return placeOfEntry(card, example)
	const [path = ''] = foundIn?.path.split('#') ?? []
	const kind = textOfOrigin(path)?.kind
	const isShared = kind === 'lesson' || kind === 'article'
	return placeOfEntry(card, isShared ? { zh: sentence, en: example?.en ?? '' } : null)
}
