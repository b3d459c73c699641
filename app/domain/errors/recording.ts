/** Recording oneself after a sentence, and the sentences one says it after. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const recordingErrors = {
	'recording.refused':
		'The microphone isn’t allowed here. Allow it for this site in your browser, then record again.',
	'recording.no-microphone': 'No microphone was found. Connect one, then record again.',
	'recording.microphone-busy':
		'The microphone can’t be opened. Close other programs that use it, then record again.',
	'recording.unsupported': 'This browser can’t record. You can still listen and speak along.',
	'recording.too-long': 'A recording ends after {most} seconds. The rest was not recorded.',
	'recording.silent': 'Nothing was heard. Speak closer to the microphone and record again.',
	'recording.failed': 'The recording failed. Please try again.',
	'sentence.unknown': 'This audio can’t be practised, as the places of its sentences aren’t known.',
	'sentence.load-failed': 'The audio of this text can’t be loaded. Please try again.',
	'sentence.not-spoken': 'This device has no Chinese voice that can say the sentence.',
} as const satisfies ErrorTable
