/**
 * Every sentence the product shows when something is wrong, by code. A lesson whose second paragraph
 * lacks its Chinese gets "Paragraph 2 is missing "zh:" tag" (`lesson-text.missing-tag`).
 *
 * A code is `noun.problem`. A placeholder such as `{paragraph}` is filled in by `errorText`. No such
 * sentence stands anywhere else. HTTP statuses: contracts/error-status.server.ts.
 * Three tables stand by themselves, for parts of pages: `device-voice`, `recording` and `text-corrections`. The server adds those in `errors/server.ts`, which a page
 * imports by itself if it says one of them.
 */
import { accountErrors } from './errors/accounts.ts'
import { articleErrors } from './errors/articles.ts'
import { courseErrors } from './errors/courses.ts'
import { exerciseErrors } from './errors/exercises.ts'
import { flashcardErrors } from './errors/flashcards.ts'
import { lessonErrors } from './errors/lessons.ts'
import { mediaErrors } from './errors/media.ts'
import { myWordErrors } from './errors/my-words.ts'
import { noteErrors } from './errors/notes.ts'
import { pinyinErrors } from './errors/pinyin.ts'
import { publishingErrors } from './errors/publishing.ts'
import { requestErrors } from './errors/requests.ts'
import type { serverErrors } from './errors/server.ts'
import { sharingErrors } from './errors/sharing.ts'
import { speechErrors } from './errors/speech.ts'
import { tokenizerErrors } from './errors/tokenizer.ts'
import { trashErrors } from './errors/trash.ts'
import { versionErrors } from './errors/versions.ts'
import { type ErrorTable, type ErrorValues, fillIn, pageErrors } from './page-errors.ts'

export type { ErrorValues }

export const errors = {
	...pageErrors,
	...requestErrors,
	...accountErrors,
	...courseErrors,
	...sharingErrors,
	...lessonErrors,
	...tokenizerErrors,
	...exerciseErrors,
	...noteErrors,
	...publishingErrors,
	...flashcardErrors,
	...myWordErrors,
	...articleErrors,
	...speechErrors,
	...mediaErrors,
	...trashErrors,
	...pinyinErrors,
	...versionErrors,
} as const satisfies ErrorTable

export type ErrorCode = keyof typeof errors | keyof typeof serverErrors

const sentences = new Map<string, string>(Object.entries(errors))

/** Adds a table, for all who ask from then on. */
export function addErrors(table: ErrorTable): void {
	for (const [code, text] of Object.entries(table)) sentences.set(code, text)
}

export function isErrorCode(text: string): text is ErrorCode {
	return sentences.has(text)
}

/** The sentence of a code. A placeholder without a value stays as written. */
export function errorText(code: ErrorCode, values?: ErrorValues): string {
	return fillIn(sentences.get(code) ?? code, values)
}
