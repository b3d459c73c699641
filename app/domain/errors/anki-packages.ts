/**
 * Why an Anki package cannot be read, and what of it did not come along. Tables by themselves: only the
 * page that imports words shows them.
 */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const ankiPackageErrors = {
	'anki-package.too-large':
		'This file is larger than {most} MB ({size} MB). In Anki, export the deck without media.',
	'anki-package.too-much-inside':
		'The collection in this file is larger than {most} MB. In Anki, export one deck instead of all.',
	'anki-package.foreign': 'There is no Anki collection in this file.',
	'anki-package.protected':
		'This file is protected with a password. Unpack it, and choose the .apkg file in it.',
	'anki-package.damaged': 'This Anki package is damaged or incomplete. In Anki, export it again.',
	'anki-package.too-new':
		'This Anki package has a newer format than can be read. In Anki, export the notes as plain text.',
	'anki-package.empty': 'There are no notes in this Anki package.',
	'anki-package.no-chinese':
		'No note of this Anki package has Chinese text. Notes looked at: {count}.',
	'anki-package.too-many':
		'More than {most} notes of this Anki package have Chinese text. In Anki, export a smaller deck.',
	'anki-package.too-long':
		'The words and sentences of this Anki package take {size} kB, and {most} kB can be imported at once. In Anki, export a smaller deck.',
} as const satisfies ErrorTable

export type AnkiPackageCode = keyof typeof ankiPackageErrors

/** What a package has and its list lacks. */
export const ankiPackageNotices = {
	'anki-package.without-chinese': 'Notes without Chinese text, left out: {count}.',
	'anki-package.media': 'Sounds, pictures and other media files, left out: {count}.',
	'anki-package.reviewed':
		'Cards that were studied in Anki: {count}. Their answers and dates are not taken over.',
	'anki-package.joined':
		'Note types whose fields were put into the same columns: {count} ({names}). Please look at the columns.',
	'anki-package.fields':
		'Fields left out, since the list would be too large with them: {count} ({names}).',
	'anki-package.cut': 'Fields longer than {most} characters, cut: {count}.',
} as const satisfies ErrorTable

export type AnkiPackageNotice = keyof typeof ankiPackageNotices
