/** Publishing a lesson or an article, and choosing when. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const publishingErrors = {
	'publish.failed': 'It could not be published. Please try again.',
	'publish.take-back-failed': 'It could not be taken back. Please try again.',
	'publish.schedule-failed': 'The time could not be saved. Please try again.',
	'publish.discard-failed': 'The changes could not be discarded. Please try again.',
	'publish.changed':
		'Someone else has saved changes meanwhile. Nothing was done. Look at what differs now, then try again.',
	'publish.nothing-new': 'Learners already see everything. There is nothing to publish.',
	'publish.time-required': 'Choose a day and a time.',
	'publish.time-past': 'This time has passed. Choose a later one.',
	'publish.paragraph-without-english':
		'Paragraph {paragraph} has no English yet. Write it, then publish.',
	'publish.paragraphs-without-english':
		'Paragraphs {paragraphs} have no English yet. Write it, then publish.',
	'publish.not-admin': 'The person who chose the time is no longer an editor.',
} as const satisfies ErrorTable
