/**
 * A version of a lesson's text, notes or exercises in the format in which people type it:
 *
 *   zh: 早上好！
 *   en: Good morning!
 */
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { formatTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { readVersion, type VersionPart } from '#app/domain/versions/version-content.ts'

/** A damaged version stays as it is stored. */
export function savedText(part: VersionPart, stored: string): string {
	const read = readVersion(part, stored)
	switch (read?.part) {
		case 'text':
			return formatTaggedText(read.content.map(({ zh, en }) => ({ zh: textOf(zh), en })))
		case 'notes':
			return read.source
		case 'exercises':
			return formatExerciseText(read.exercises)
		case undefined:
			return stored
	}
}
