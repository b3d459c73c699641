/** Fields of words that browsers send: 银行, yín háng, 我去银行。 */
import * as z from 'zod'

/** A reading of a word, exactly as the vocabulary has it. */
export const readingFields = {
	word: z.string().trim().min(1).max(50),
	pinyin: z.string().trim().min(1).max(200),
}

/** Where a word was met. Empty texts become null. */
export const meetingFields = {
	sentence: optionalText(500),
	lessonId: optionalText(100),
	articleId: optionalText(100),
	/** Of an own text. */
	partId: optionalText(100),
}

function optionalText(most: number) {
	return z
		.string()
		.nullish()
		.transform((text) => storable(text ?? '').slice(0, most) || null)
}

/** Replaces half surrogate pairs, as a cut text may end in: they cannot be stored. */
export function storable(text: string): string {
	return text.replace(/\p{Cs}/gu, '\ufffd').trim()
}
