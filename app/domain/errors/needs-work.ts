/** What is done with several lessons and articles at once. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const needsWorkErrors = {
	'needs-work.list-failed': 'The list could not be loaded. Please try again.',
	'needs-work.nothing-to-do': 'Nothing of this is left to do: the texts have changed meanwhile.',
	'needs-work.some-left': 'Done: {count}. Not done: {reasons}',
	'audio.nothing-to-speak':
		'None of these texts needs audio: they have no words, or their audio is current.',
	'audio.some-not-spoken': 'Audio was requested for {count}, but not for {titles}. {reason}',
} as const satisfies ErrorTable
