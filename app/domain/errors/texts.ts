/** The texts that people bring themselves. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const ownTextErrors = {
	'own-text.not-found': 'This text is not here. It may have been deleted.',
	'own-text.missing': 'Please paste a text.',
	'own-text.no-chinese': 'This text has no Chinese characters.',
	'own-text.too-large':
		'Your texts may have {most} MB together; with this one they would have {size} MB. Delete a text that you have finished, or add a part of this one.',
	'own-text.far-too-long': 'This text is far too long. Please add a part of it.',
	'own-text.too-many': 'You may keep {most} texts. Delete one that you have finished to make room.',
	'own-text.too-many-parts': 'A text may have at most {most} parts; this one has {count}.',
	'own-text.too-often': 'You added many texts. Please try again in {wait}.',
	'own-text.without-title': 'Please enter a title.',
	'own-text.tags': 'A text may have at most {most} tags of {length} characters each.',
	'own-text.save-failed': 'The text could not be saved. Please try again.',
	'own-text.change-failed': 'The text could not be changed. Please try again.',
	'own-text.uncut':
		'The text is saved, but it could not be divided into words right now. Please try again.',
	'own-text.outdated': 'This text was changed in another window. Please reload the page.',
	'own-text.impossible-cut': 'These characters can’t be cut like that.',
	'own-text.too-many-corrections':
		'A text may have {most} corrections. Take back one that you no longer need.',
	'own-text.no-correction': 'This correction was taken back already.',
} as const satisfies ErrorTable
