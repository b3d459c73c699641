/** The notes of a lesson, which an administrator writes as one text. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const noteErrors = {
	'lesson-notes.too-long': 'The notes may have at most {most} characters; these have {length}.',
	'lesson-notes.no-chinese': 'This example lacks its Chinese: begin it with a "zh:" line.',
	'lesson-notes.no-english': 'This example lacks its English: put an "en:" line below its Chinese.',
	'lesson-notes.no-character':
		'A "char:" line has one character and its reading, as in "char: 妈[mā]".',
	'lesson-notes.no-part':
		'"{part}" is no part of a character. Write it as in "means: 女 woman" or "sounds: 马[mǎ]".',
	'lesson-notes.not-a-lesson': 'Only lessons can have notes.',
	'lesson-notes.save-failed': 'The notes could not be saved. Please try again.',
	'lesson-notes.preview-failed': 'The preview of the notes could not be made. Please try again.',
	'lesson-notes.outdated':
		'Someone else has changed these notes since you opened them. Nothing was saved; your text is still here.',
} as const satisfies ErrorTable
