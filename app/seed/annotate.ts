/**
 * Turns an author's text into lesson content: 我␟叫␟李明。 becomes 我[wǒ] 叫[jiào] 李明[Lǐ Míng] 。
 *
 * Readings come from the dictionary. Where a word has several, the sentence decides, unless the
 * author has set one by hand.
 */

import { readMarkedText } from '#app/domain/course-files/marked-text.ts'
import type { Markings } from '#app/domain/course-files/markings.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { addReadings } from '#app/domain/lesson-text/prepare.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { problemText } from '#app/domain/problem.ts'

/** Throws with all problems of the text and its markings. */
export function annotate(text: string, markings: Markings, lexicon: Lexicon): LessonContent {
	const read = readMarkedText(text, markings)
	if (!read.ok) throw new Error(read.error.map(problemText).join('\n'))
	const readings = read.value.map(({ zh }) =>
		readWords(
			zh.map(({ word }) => word),
			lexicon,
		),
	)
	return addReadings(read.value, readings)
}
