/**
 * Marks that a person set on words on their devices, and how two marks of one word become one.
 *
 * On a train 小美 marks 银行 as being learned, with its sentence; at home she says that she knows it.
 * In whatever order the two arrive, 银行 is known, and its sentence stays. Two registers, each with the
 * newest value; at the same moment the one later in the alphabet. `keepMarks` does the same in SQL.
 */
import type { Standing } from './standing.ts'

/** Where a word was met. */
export type Meeting = {
	sentence: string | null
	lessonId: string | null
	articleId: string | null
	/** The part of an own text. */
	partId?: string | null | undefined
}

/** Times are in ms since 1970. */
export type Mark = Meeting & {
	word: string
	/** As the vocabulary has it. */
	pinyin: string
	/** Null takes back what was said. */
	said: Standing | null
	at: number
	/** When the word was met there; 0 without a sentence. */
	sentenceAt: number
}

/** Both marks are of the same word. */
export function mergeMarks(a: Mark, b: Mark): Mark {
	const newer = isAfter([b.at, b.said ?? ''], [a.at, a.said ?? '']) ? b : a
	const met = isAfter(meetingOrder(b), meetingOrder(a)) ? b : a
	const { sentence, lessonId, articleId, partId, sentenceAt } = met
	return { ...newer, sentence, lessonId, articleId, partId, sentenceAt }
}

function meetingOrder({ sentenceAt, sentence, lessonId, articleId, partId }: Mark) {
	return [sentenceAt, sentence ?? '', lessonId ?? '', articleId ?? '', partId ?? '']
}

function isAfter(a: readonly (string | number)[], b: readonly (string | number)[]): boolean {
	const place = a.findIndex((value, index) => value !== b[index])
	const [first = 0, second = 0] = [a[place], b[place]]
	return place !== -1 && first > second
}
